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

/** Works out a month from the balance before it and the account's entries in it, in order of time. */
export function monthFigures<Entry extends PostedEntry>(
  opening: Cents,
  posted: readonly Entry[],
): MonthFigures<Entry> {
  let balance = opening;
  let moneyIn = cents(0);
  let moneyOut = cents(0);
  const entries = posted.map((entry) => {
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
