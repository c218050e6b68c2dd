import { type Cents, cents } from '#contract/cents.ts';
import type { EpochMs } from '#contract/time.ts';

/** An entry of the account and when it was posted. */
export interface PostedEntry {
  readonly at: EpochMs;
  readonly amount: Cents;
}

/** An entry of the month with the balance just after it. */
export type WithBalance<Entry extends PostedEntry> = Entry & { readonly balance: Cents };

/** The figures of a month: `opening` and all entries add up to `closing`. */
export interface MonthFigures<Entry extends PostedEntry> {
  readonly opening: Cents;
  readonly moneyIn: Cents;
  readonly moneyOut: Cents;
  readonly closing: Cents;
  readonly entries: readonly WithBalance<Entry>[];
}

/**
 * Works out a month from a stretch of the account's entries that holds all of it, and the balance
 * before that stretch. Entries count by the time of their posting, whatever their place in the stretch, so
 * that the closing balance of a month is always the opening balance of the next.
 */
export function monthFigures<Entry extends PostedEntry>(
  balanceBefore: Cents,
  stretch: readonly Entry[],
  { from, before }: { readonly from: EpochMs; readonly before: EpochMs },
): MonthFigures<Entry> {
  const opening = stretch
    .filter(({ at }) => at < from)
    .reduce((balance, { amount }) => cents(balance + amount), balanceBefore);
  let balance = opening;
  let moneyIn = cents(0);
  let moneyOut = cents(0);
  const entries = stretch
    .filter(({ at }) => at >= from && at < before)
    // Sorting keeps the order of what was posted in the same millisecond.
    .toSorted((one, other) => one.at - other.at)
    .map((entry) => {
      balance = cents(balance + entry.amount);
      if (entry.amount > 0) {
        moneyIn = cents(moneyIn + entry.amount);
      } else {
        moneyOut = cents(moneyOut - entry.amount);
      }
      return { ...entry, balance };
    });
  return { opening, moneyIn, moneyOut, closing: balance, entries };
}
