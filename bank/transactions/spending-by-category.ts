import { SpendingCategory } from '#contract/budgets/budgets.ts';
import { cents } from '#contract/money/cents.ts';
import type { Spending } from '#contract/transactions/transaction-spending.ts';
import { Category, type TransactionFilter } from '#contract/transactions/transactions.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { areSummed, spentInDays } from './sums-of-days.ts';
import { applyFilter, type Span } from './transaction-filter.ts';

/** The member's debits that the filter means, added up by category: those of spending, and the others. */
export async function sumSpendingByCategory(
  db: Kysely<Tables>,
  membershipId: string,
  filter: TransactionFilter,
  span: Span,
): Promise<Spending> {
  const rows = areSummed(filter)
    ? await spentInDays(db, membershipId, filter, span)
    : await spentInRows(db, membershipId, filter, span);
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

function isSpending(category: Category): category is SpendingCategory {
  return SpendingCategory.safeParse(category).success;
}

async function spentInRows(
  db: Kysely<Tables>,
  membershipId: string,
  filter: TransactionFilter,
  span: Span,
): Promise<{ category: string; spent: number; count: number }[]> {
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
