import type { LocalDate } from '#contract/time/time.ts';
import { readAmount } from '#contract/text/typed-amount.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import type { transactionsWords } from './words.ts';
import type { Filters } from './filters.ts';

type Words = (typeof transactionsWords)['en'];

/** `Last 30 days`, or `Jan 1, 2026 to Jan 31, 2026`. The filters have no problem. */
export function describeDays({ range, from, to }: Filters, words: Words): string {
  return range === 'custom'
    ? words.days(formatDate(from as LocalDate), formatDate(to as LocalDate))
    : words.ranges[range];
}

/** `$10.00 to $20.00`, `$10.00 or more`, `$20.00 or less`. The filters have no problem. */
export function describeAmounts({ amountFrom, amountTo }: Filters, words: Words): string {
  const least = written(amountFrom);
  const most = written(amountTo);
  if (least === null) return words.amountAtMost(most ?? '');
  return most === null ? words.amountAtLeast(least) : words.amountBetween(least, most);
}

function written(typed: string): string | null {
  const reading = readAmount(typed);
  return reading.kind === 'amount' ? formatMoney(reading.cents) : null;
}
