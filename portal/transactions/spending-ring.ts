import type { Purpose, PurposeSum } from '#contract/transactions/purposes.ts';
import { purposePaint } from './category-signs.tsx';

/** As many parts as a ring can show apart; the smaller parts are shown together. */
const partsMost = 6;

/** A part of the ring. */
export interface RingPart {
  /** Null: the smallest purposes together, `others` of them. */
  readonly purpose: Purpose | null;
  readonly others: number;
  /** Of everything that was spent. */
  readonly percent: number;
}

type Spent = readonly Pick<PurposeSum, 'purpose' | 'amount'>[];

/** The colour of the part's purpose; the smallest together have none of their own. */
export function paintOf({ purpose }: Pick<RingPart, 'purpose'>): string | undefined {
  return purpose === null ? undefined : purposePaint(purpose);
}

/** The percentage of an amount in the total spending; undefined where more came back. */
export function percentOf(amount: number, purposes: Spent): number | undefined {
  const spent = purposes.reduce((sum, one) => sum + Math.max(one.amount, 0), 0);
  return amount > 0 ? (amount / spent) * 100 : undefined;
}

/** The spending as parts of a ring, largest first. A purpose of which more came back than was spent is no part. */
export function ringOf(all: Spent): readonly RingPart[] {
  const purposes = all.filter(({ amount }) => amount > 0);
  const part = ({ purpose, amount }: Spent[number]) => ({
    purpose,
    others: 0,
    percent: percentOf(amount, purposes) ?? 0,
  });
  if (purposes.length <= partsMost) return purposes.map(part);
  const rest = purposes.slice(partsMost - 1);
  const together = rest.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...purposes.slice(0, partsMost - 1).map(part),
    { purpose: null, others: rest.length, percent: percentOf(together, purposes) ?? 0 },
  ];
}
