import type { Spending } from '#contract/transactions/transaction-spending.ts';
import { categoryPaint } from '../design-system/styles/category-colours.ts';
import type { Category } from '#contract/transactions/transactions.ts';

/** As many parts as a ring can show apart; the smaller ones are one part together. */
const partsMost = 6;

/** A part of the ring. */
export interface RingPart {
  /** Null: the smallest categories together, `others` of them. */
  readonly category: Category | null;
  readonly others: number;
  /** Of everything that was spent. */
  readonly percent: number;
}

/** What is made a ring of: the categories largest first. */
interface Spent extends Pick<Spending, 'spent'> {
  readonly categories: readonly Pick<Spending['categories'][number], 'category' | 'spent'>[];
}

/** The colour of the part's category; the smallest together have none of their own. */
export function paintOf({ category }: Pick<RingPart, 'category'>): string | undefined {
  return category === null ? undefined : categoryPaint(category);
}

/** The spending as parts of a ring, largest first; something was spent. */
export function ringOf({ spent, categories }: Spent): readonly RingPart[] {
  const percent = (amount: number) => (amount / spent) * 100;
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
