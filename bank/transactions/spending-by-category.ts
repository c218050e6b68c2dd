import { SpendingCategory } from '#contract/budgets.ts';
import { cents } from '#contract/cents.ts';
import type { Spending } from '#contract/transaction-spending.ts';
import type { TransactionFilter } from '#contract/transactions.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { areSummed, spentInDays } from './sums-of-days.ts';
import { applyFilter, type Span } from './transaction-filter.ts';

/** The member's debits that the filter means, added up by the categories of spending, the largest sum first. */
export async function sumSpendingByCategory(
  db: Kysely<Tables>,
  memberId: string,
  filter: TransactionFilter,
  span: Span,
): Promise<Spending> {
  const rows = areSummed(filter)
    ? await spentInDays(db, memberId, filter, span, SpendingCategory.options)
    : await spentInRows(db, memberId, filter, span);
  const categories = rows
    .map(({ category, spent, count }) => ({
      category: SpendingCategory.parse(category),
      spent: cents(spent),
      count,
    }))
    // Equal sums in the order of their names, so that every store answers the same.
    .toSorted((one, other) => other.spent - one.spent || (one.category < other.category ? -1 : 1));
  return { spent: cents(categories.reduce((sum, { spent }) => sum + spent, 0)), categories };
}

async function spentInRows(
  db: Kysely<Tables>,
  memberId: string,
  filter: TransactionFilter,
  span: Span,
): Promise<{ category: string; spent: number; count: number }[]> {
  const history = db
    .selectFrom('account_transaction')
    .innerJoin('account', 'account.id', 'account_transaction.account_id')
    .where('account_transaction.member_id', '=', memberId)
    .where('account_transaction.type', '=', 'debit')
    .where('account_transaction.status', 'not in', ['failed', 'cancelled'])
    .where('account_transaction.category', 'in', SpendingCategory.options);
  return await applyFilter(history, memberId, filter, span)
    .select(({ fn }) => [
      'account_transaction.category',
      fn.sum<number>('account_transaction.amount').as('spent'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy('account_transaction.category')
    .execute();
}
