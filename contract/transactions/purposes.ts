import { type Cents, cents } from '../money/cents.ts';
import type { Category } from './transactions.ts';

/** The one taxonomy of money out. This file imports no schema library, so that the portal can use it anywhere. */

/** Of money out, in every picture, table and sentence: a category, or money sent to others, whatever the way. */
export type Purpose = Category | 'to-others';

/** Ways of paying others: the member has not stated the purpose. */
const waysToOthers: readonly Category[] = ['Transfer', 'Zelle', 'Wire', 'External Transfer'];

/** The purpose that a category counts under. */
export function purposeOf(category: Category): Purpose {
  return waysToOthers.includes(category) ? 'to-others' : category;
}

/** The money of a purpose, and the categories of its rows. */
export interface PurposeSum {
  readonly purpose: Purpose;
  readonly categories: readonly Category[];
  readonly amount: Cents;
  /** How many rows there are, where the sums of the categories say so. */
  readonly count: number;
}

interface CategorySum {
  readonly category: Category;
  readonly amount: Cents;
  readonly count?: number;
}

/** Sums of categories as sums of purposes, the largest first. */
export function byPurpose(sums: readonly CategorySum[]): readonly PurposeSum[] {
  const groups = Map.groupBy(sums, ({ category }) => purposeOf(category));
  return [...groups]
    .map(([purpose, of]) => ({
      purpose,
      categories: of.map(({ category }) => category),
      amount: cents(of.reduce((sum, { amount }) => sum + amount, 0)),
      count: of.reduce((sum, { count = 0 }) => sum + count, 0),
    }))
    .toSorted((one, other) => other.amount - one.amount);
}
