import type { Spending } from '#contract/transactions/cash-flow.ts';
import { categoryPaint } from '../design-system/styles/category-colours.ts';
import type { Category } from '#contract/transactions/transactions.ts';

/** As many parts as a ring can show apart; the smaller parts are shown together. */
const partsMost = 6;

/** A part of the ring. */
export interface RingPart {
  /** Null: the smallest categories together, `others` of them. */
  readonly category: Category | null;
  readonly others: number;
  /** Of everything that was spent. */
  readonly percent: number;
}

/** The input of a ring: the categories, largest first. */
type Spent = readonly Pick<Spending['categories'][number], 'category' | 'spent'>[];

/** The colour of the part's category; the smallest together have none of their own. */
export function paintOf({ category }: Pick<RingPart, 'category'>): string | undefined {
  return category === null ? undefined : categoryPaint(category);
}

/** The percentage of an amount in the total spending; undefined where more came back. */
export function percentOf(amount: number, categories: Spent): number | undefined {
  const spent = categories.reduce((sum, one) => sum + Math.max(one.spent, 0), 0);
  return amount > 0 ? (amount / spent) * 100 : undefined;
}

/** The spending as parts of a ring, largest first. A category of which more came back than was spent is no part. */
export function ringOf(all: Spent): readonly RingPart[] {
  const categories = all.filter(({ spent }) => spent > 0);
  const percent = (amount: number) => percentOf(amount, categories) ?? 0;
  if (categories.length <= partsMost) {
    return categories.map((one) => ({
      category: one.category,
      others: 0,
      percent: percent(one.spent),
    }));
  }
  const shown = categories.slice(0, partsMost - 1);
  const rest = categories.slice(partsMost - 1);
  return [
    ...shown.map((one) => ({ category: one.category, others: 0, percent: percent(one.spent) })),
    {
      category: null,
      others: rest.length,
      percent: percent(rest.reduce((sum, one) => sum + one.spent, 0)),
    },
  ];
}
