import { SpendingCategory } from '#contract/transactions/spending-category.ts';
import { cents } from '#contract/money/cents.ts';
import type { Spending } from '#contract/transactions/transaction-spending.ts';
import { Category, type TransactionFilter } from '#contract/transactions/transactions.ts';
import { type Kysely, sql } from 'kysely';
import { changesBySplits, listSplits, type SplitLine } from '../history/splits.ts';
import type { Tables } from '../database/tables.ts';
import { areSummed, spentInDays } from './sums-of-days.ts';
import { applyFilter, areMeant, categoriesOf, type Span } from './transaction-filter.ts';

/** The member's debits that the filter means, added up by category: those of spending, and the others. */
export async function sumSpendingByCategory(
  db: Kysely<Tables>,
  membershipId: string,
  filter: TransactionFilter,
  span: Span,
): Promise<Spending> {
  const whole = areSummed(filter)
    ? await spentInDays(db, membershipId, filter, span)
    : await spentInRows(db, membershipId, filter, span);
  const debits = sql<boolean>`account_transaction.type = 'debit'
    and ${areMeant(membershipId, filter, span)}`;
  const splits = await listSplits(db, membershipId, debits);
  const rows = inParts(whole, splits, categoriesOf(filter));
  const largestFirst = rows
    .map(({ category, spent, count }) => ({
      category: Category.parse(category),
      spent: cents(spent),
      count,
    }))
    // Equal sums in the order of their names, so that every store answers the same.
    .toSorted((one, other) => other.spent - one.spent || (one.category < other.category ? -1 : 1));
  const categories: Spending['categories'] = [];
  const notSpent: Spending['notSpent'] = [];
  for (const { category, spent, count } of largestFirst) {
    if (isSpending(category)) {
      categories.push({ category, spent, count });
    } else {
      notSpent.push({ category, amount: spent, count });
    }
  }
  const spent = cents(categories.reduce((sum, one) => sum + one.spent, 0));
  return { spent, categories, notSpent };
}

interface Spent {
  readonly category: string;
  readonly spent: number;
  readonly count: number;
}

/** The sums of whole debits as those of their parts, of the categories that are asked for. */
function inParts(
  whole: readonly Spent[],
  splits: readonly SplitLine[],
  wanted: readonly string[],
): readonly Spent[] {
  const sums = new Map(whole.map((sum) => [sum.category, sum]));
  for (const [category, { moneyOut, debits }] of changesBySplits(splits)) {
    const { spent, count } = sums.get(category) ?? { spent: 0, count: 0 };
    sums.set(category, { category, spent: spent + moneyOut, count: count + debits });
  }
  return [...sums.values()].filter(
    ({ category, count }) => count > 0 && (wanted.length === 0 || wanted.includes(category)),
  );
}

function isSpending(category: Category): category is SpendingCategory {
  return SpendingCategory.safeParse(category).success;
}

async function spentInRows(
  db: Kysely<Tables>,
  membershipId: string,
  filter: TransactionFilter,
  span: Span,
): Promise<Spent[]> {
  const history = db
    .selectFrom('account_transaction')
    .innerJoin('account', 'account.id', 'account_transaction.account_id')
    .where('account_transaction.membership_id', '=', membershipId)
    .where('account_transaction.type', '=', 'debit')
    .where('account_transaction.status', 'not in', ['failed', 'cancelled']);
  return await applyFilter(history, membershipId, filter, span)
    .select(({ fn }) => [
      'account_transaction.category',
      fn.sum<number>('account_transaction.amount').as('spent'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy('account_transaction.category')
    .execute();
}
