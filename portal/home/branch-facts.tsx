import { type ReactNode, useEffect, useState } from 'react';
import { addDays } from '#contract/time/days.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { brand } from '../browser/brand.ts';
import { formatClock, formatDay } from '../language/format.ts';
import { useLanguage } from '../language/language.ts';
import { PhoneLink, textLinkClass } from '../design-system/parts/text-link.tsx';
import { homeWords } from './words.ts';
import { bankNow } from '../browser/bank-clock.ts';
import { useWords } from '../language/sentences.ts';
import { closedBecause, readOpeningHours } from '#contract/time/opening-hours.ts';

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
        <PhoneLink />
      </Fact>
      <Fact name={words.email}>
        <a href={`mailto:${brand.email}`} className={textLinkClass}>
          {brand.email}
        </a>
      </Fact>
    </dl>
  );
}

/** Whether the branch is open now. A page painted beforehand does not know; its script adds it. */
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

type BranchNow =
  | { readonly isOpen: true; readonly closesAt: string }
  | { readonly isOpen: false; readonly day: LocalDate; readonly opensAt: string };

interface Branch {
  readonly hours: string;
  readonly timeZone: string;
}

/**
 * Whether the branch is open at `now`, by its wall clock and the holidays of the Federal Reserve Banks. Times are
 * 12-hour text, such as `6:00 PM`. Null where its hours cannot be read.
 */
export function branchNow(now: EpochMs, { hours: text, timeZone }: Branch): BranchNow | null {
  const hours = readOpeningHours(text);
  if (hours === null) return null;
  const { date, minutes } = wallClock(now, timeZone);
  const opensToday = closedBecause(date, hours) === null;
  if (opensToday && minutes >= hours.opensAt && minutes < hours.closesAt) {
    return { isOpen: true, closesAt: clock(hours.closesAt) };
  }
  let day = opensToday && minutes < hours.opensAt ? date : addDays(date, 1);
  while (closedBecause(day, hours) !== null) day = addDays(day, 1);
  return { isOpen: false, day, opensAt: clock(hours.opensAt) };
}

function wallClock(now: EpochMs, timeZone: string): { date: LocalDate; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}` as LocalDate,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const past = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${past} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
