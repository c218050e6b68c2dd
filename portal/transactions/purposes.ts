import { type Cents, cents } from '#contract/money/cents.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import { categoryPaint } from '../design-system/styles/category-colours.ts';

/** Of money out, in every picture and table: a category, or money sent to others, whatever the way. */
export type Purpose = Category | 'to-others';

/** Ways of paying others: the member has not stated the purpose. */
const waysToOthers: readonly Category[] = ['Transfer', 'Zelle', 'Wire', 'External Transfer'];

/** The purpose that a category counts under. */
export function purposeOf(category: Category): Purpose {
  return waysToOthers.includes(category) ? 'to-others' : category;
}

/** The one colour of a purpose. */
export function purposePaint(purpose: Purpose): string {
  return categoryPaint(purpose === 'to-others' ? 'Transfer' : purpose);
}

/** The money of a purpose, and the categories of its rows. */
export interface PurposeSum {
  readonly purpose: Purpose;
  readonly categories: readonly Category[];
  readonly amount: Cents;
  readonly count: number;
}

/** Sums of categories as sums of purposes, the largest first. */
export function byPurpose(
  sums: readonly { readonly category: Category; readonly amount: Cents; readonly count: number }[],
): readonly PurposeSum[] {
  const groups = Map.groupBy(sums, ({ category }) => purposeOf(category));
  return [...groups]
    .map(([purpose, of]) => ({
      purpose,
      categories: of.map(({ category }) => category),
      amount: cents(of.reduce((sum, { amount }) => sum + amount, 0)),
      count: of.reduce((sum, { count }) => sum + count, 0),
    }))
    .toSorted((one, other) => other.amount - one.amount);
}
