import { type ReactNode, useEffect, useState } from 'react';
import type { EpochMs } from '#contract/time/time.ts';
import { brand } from '../browser/brand.ts';
import { formatClock, formatDay } from '../language/format.ts';
import { useLanguage } from '../language/language.ts';
import { type BranchNow, branchNow } from './branch-now.ts';
import { telephoneHref } from '../design-system/parts/telephone.ts';
import { textLinkClass } from '../design-system/parts/text-link.tsx';
import { homeWords } from './words.ts';
import { bankNow } from '../browser/bank-clock.ts';
import { useWords } from '../language/sentences.ts';

/** The branch, its hours and whether it is open, and how to reach people. */
export function BranchFacts({ className }: { className: string }) {
  const words = useWords(homeWords);
  return (
    <dl className={className}>
      <Fact name={words.branch}>
        <address className="not-italic">
          {brand.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Fact>
      <Fact name={words.hours}>
        {words.openingHours}
        <OpenNow />
      </Fact>
      <Fact name={words.phone}>
        <a href={telephoneHref(brand.phone)} className={textLinkClass}>
          {brand.phone}
        </a>
      </Fact>
      <Fact name={words.email}>
        <a href={`mailto:${brand.email}`} className={textLinkClass}>
          {brand.email}
        </a>
      </Fact>
    </dl>
  );
}

/** Whether the branch is open now. A page that was painted beforehand does not know; its script adds it. */
function OpenNow() {
  const words = useWords(homeWords);
  const language = useLanguage();
  const [state, setState] = useState<BranchNow | null>(null);
  useEffect(() => {
    const look = () => setState(branchNow(bankNow() as EpochMs, brand));
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, []);
  if (state === null) return null;
  return (
    <span className="block text-small font-medium text-muted">
      {state.isOpen
        ? words.openUntil(formatClock(state.closesAt, language))
        : words.opensOn(
            formatDay(state.day, undefined, language),
            formatClock(state.opensAt, language),
          )}
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="figures mt-1 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
