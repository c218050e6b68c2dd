import type { ReactNode } from 'react';
import { brand } from '../../browser/brand.ts';
import { BrandMark, Rosette } from '../parts/brand-mark.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';

interface PlainPageProps {
  /** Whether the reader can switch the language: not where the page has to do without its script. */
  hasLanguages?: boolean;
  children: ReactNode;
}

/** A page with little to say: the name above, the message in the middle. */
export function PlainPage({ hasLanguages = true, children }: PlainPageProps) {
  return (
    <div className="relative grid min-h-dvh grid-rows-[auto_1fr] overflow-hidden">
      <Rosette className="absolute -right-56 -bottom-64 size-136 text-brand/30 sm:-right-64 sm:size-176" />
      <header className="relative px-5 pt-6 sm:px-10 lg:px-14 lg:pt-12">
        <p className="flex items-center gap-3 text-body font-semibold">
          <BrandMark size={36} />
          {brand.name}
        </p>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="relative mx-auto flex w-full max-w-160 flex-col justify-center px-5 py-16 sm:px-10"
      >
        {hasLanguages && (
          <div className="mb-3 flex justify-end sm:max-w-100">
            <LanguageSwitch className="-mr-2" />
          </div>
        )}
        {children}
      </main>
    </div>
  );
}
