import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { EpochMs } from '#contract/time/time.ts';
import { brand } from '../../browser/brand.ts';
import { formatMoment } from '../../language/format.ts';
import { printingWords } from '../printing-words.ts';
import { useWords } from '../../language/sentences.ts';
import { bankNow } from '../../browser/bank-clock.ts';
import { BrandMark } from './brand-mark.tsx';

/**
 * The paper version of the screen (print.css), under the credit union's name and the time. It is made when the browser is
 * about to print, however that was started, and gone afterwards.
 */
export function PrintedPage({ title, children }: { title: string; children: ReactNode }) {
  const words = useWords(printingWords);
  const printedAt = usePrintedAt();
  if (printedAt === null) return null;
  return createPortal(
    <div data-printed="" className="hidden text-small print:block">
      <header className="flex items-center gap-3 border-b border-ink pb-3">
        <BrandMark size={32} />
        <p className="flex-1 text-body font-bold">{brand.name}</p>
        <p className="figures text-caption">{words.printed(formatMoment(printedAt))}</p>
      </header>
      <h1 className="mt-6 mb-4 text-title font-bold">{title}</h1>
      {children}
      <footer className="mt-6 text-caption text-muted">
        {[...brand.address, brand.phone].join(' · ')}
      </footer>
    </div>,
    document.body,
  );
}

function usePrintedAt(): EpochMs | null {
  const [printedAt, setPrintedAt] = useState<EpochMs | null>(null);
  useEffect(() => {
    // The browser prints what stands there when its listeners are done, so nothing may be put off.
    const begin = () => flushSync(() => setPrintedAt(bankNow() as EpochMs));
    const end = () => setPrintedAt(null);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printedAt;
}
