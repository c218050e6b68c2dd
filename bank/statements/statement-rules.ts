import { type Cents, cents } from '#contract/money/cents.ts';
import type { StatementFees } from '#contract/statements/statements.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Moved } from '#contract/transactions/transactions.ts';

/** An entry of the account and when it was posted. */
export interface PostedEntry {
  readonly at: EpochMs;
  readonly amount: Cents;
  /** Whether it takes another one back. */
  readonly reversal: boolean;
}

/** An entry of the month with the balance just after it. */
export type WithBalance<Entry extends PostedEntry> = Entry & { readonly balance: Cents };

/** The figures of a month: `opening` and all entries add up to `closing`. */
export interface MonthFigures<Entry extends PostedEntry> {
  readonly opening: Cents;
  readonly moneyIn: Cents;
  readonly moneyOut: Cents;
  /** Of both, the entries that take others back. */
  readonly takenBack: Moved;
  readonly closing: Cents;
  readonly entries: readonly WithBalance<Entry>[];
}

/** Works out a month from the balance before it and the account's entries in it, in order of time. */
export function monthFigures<Entry extends PostedEntry>(
  opening: Cents,
  posted: readonly Entry[],
): MonthFigures<Entry> {
  let balance = opening;
  const entries = posted.map((entry) => {
    balance = cents(balance + entry.amount);
    return { ...entry, balance };
  });
  return {
    opening,
    ...movedBy(posted),
    takenBack: movedBy(posted.filter(({ reversal }) => reversal)),
    closing: balance,
    entries,
  };
}

function movedBy(posted: readonly PostedEntry[]): Moved {
  let moneyIn = cents(0);
  let moneyOut = cents(0);
  for (const { amount } of posted) {
    moneyIn = cents(moneyIn + Math.max(amount, 0));
    moneyOut = cents(moneyOut + Math.max(-amount, 0));
  }
  return { moneyIn, moneyOut };
}

/** The fees of the month by their description, each with the charges less the refunds. */
export function feesOf(
  entries: readonly { readonly description: string; readonly fee: Cents }[],
  inYear: Cents,
): StatementFees {
  const charged = new Map<string, Cents>();
  for (const { description, fee } of entries) {
    if (fee !== 0) {
      charged.set(description, cents((charged.get(description) ?? 0) + fee));
    }
  }
  const items = [...charged]
    .map(([description, amount]) => ({ description, amount }))
    .toSorted((one, other) => (one.description < other.description ? -1 : 1));
  return { items, inMonth: sumOf(items), inYear };
}

/** The dividends of the entries: paid, less taken back. */
export function dividendsIn(entries: readonly { readonly dividend: Cents }[]): Cents {
  return sumOf(entries.map(({ dividend }) => ({ amount: dividend })));
}

function sumOf(items: readonly { readonly amount: Cents }[]): Cents {
  return items.reduce((sum, { amount }) => cents(sum + amount), cents(0));
}
