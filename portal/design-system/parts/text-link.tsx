import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { brand } from '../../browser/brand.ts';
import { classNames } from './class-names.ts';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';

/** A link in running text or beside a heading. */
export function TextLink({ className, ...link }: LinkProps & { className?: string }) {
  return <Link {...link} className={classNames(textLinkClass, className)} />;
}

/** A button that reads like a link: the way to something near, such as `View all` beside a heading. */
export function TextButton({ className, type = 'button', ...button }: ComponentProps<'button'>) {
  return (
    <button
      {...button}
      // oxlint-disable-next-line react/button-has-type -- the type has a default above
      type={type}
      className={classNames(textLinkClass, 'min-h-6 pointer-coarse:min-h-11', className)}
    />
  );
}

/** The look of a link, for an `a` to another place. */
export const textLinkClass =
  'cursor-pointer rounded-mark text-left font-semibold text-brand underline decoration-brand/35 decoration-1 underline-offset-4 transition-colors hover:decoration-brand';

/** The credit union's phone number, which calls it. */
export function PhoneLink() {
  return (
    <a href={telephoneHref(brand.phone)} className={textLinkClass}>
      {brand.phone}
    </a>
  );
}

/** The address that calls a phone number: `tel:5550142600` for `(555) 014-2600`. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/** The first thing the Tab key reaches: past the navigation to the element with this id. */
export function SkipLink({ to = 'content' }: { to?: string }) {
  const words = useWords(partsWords);
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        // Following the link would make an entry in the browser's history that knows no tab (R-S2).
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
      className="fixed top-3 left-3 z-50 -translate-y-20 rounded-control bg-brand px-4 py-2.5 text-small font-semibold text-on-brand focus:translate-y-0"
    >
      {words.skipToContent}
    </a>
  );
}
