import type { Cents } from '#contract/money/cents.ts';
import type { Category, SplitPart, Transaction } from '#contract/transactions/transactions.ts';
import { readAmount } from '#contract/text/typed-amount.ts';

/** A part as it is written. */
export interface PartDraft {
  /** Of this part in the form. */
  readonly key: number;
  readonly category: Category | '';
  readonly amount: string;
}

/** What is written so far: what is left of the whole, and the parts once they can be sent. */
export interface SplitReading {
  /** In cents; below zero where the parts are more than the whole. */
  readonly left: number;
  /** Null while a part has no category or no amount, or they do not add up. */
  readonly parts: readonly SplitPart[] | null;
}

/** The parts to begin with: those that there are, or the whole as the first of two. */
export function beginSplit({ category, split, amount }: Transaction): PartDraft[] {
  const parts = split ?? [
    { category, amount },
    { category: '' as const, amount: null },
  ];
  return parts.map((part, key) => ({
    key,
    category: part.category,
    amount: part.amount === null || split === undefined ? '' : (part.amount / 100).toFixed(2),
  }));
}

/** Reads what is written against the amount of the transaction. */
export function readSplit(drafts: readonly PartDraft[], amount: Cents): SplitReading {
  const read = drafts.map(({ category, amount: text }) => ({
    category,
    reading: readAmount(text),
  }));
  const sum = read.reduce(
    (whole, { reading }) => whole + (reading.kind === 'amount' ? reading.cents : 0),
    0,
  );
  const parts = read.flatMap(({ category, reading }) =>
    category !== '' && reading.kind === 'amount' && reading.cents > 0
      ? [{ category, amount: reading.cents }]
      : [],
  );
  const isWhole = parts.length === drafts.length && sum === amount;
  return { left: amount - sum, parts: isWhole ? parts : null };
}
