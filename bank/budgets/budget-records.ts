import { refundable, spentUnder } from '#contract/transactions/filing-terms.ts';
import { SpendingCategory } from '#contract/transactions/transactions.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { BudgetRow } from './budget-tables.ts';
import { listCardSpending } from '../history/card-spending.ts';
import { changesBySplits, listSplits } from '../history/splits.ts';
import type { Tables } from '../tables.ts';
import type { Span, Spending } from './budget-rules.ts';

/**
 * Debits in the categories of spending less the refunds of each, and the refunds without a known category. Failed and
 * cancelled payments are back in the account and count as neither. Purchases with credit cards count, and payments of
 * those cards do not.
 */
export async function sumSpending(
  db: Kysely<Tables>,
  membershipId: string,
  { from, before }: Span,
): Promise<Spending> {
  const rows = await db
    .selectFrom('account_transaction')
    .select(({ fn }) => ['category', 'type', fn.sum<number>('amount').as('amount')])
    .where('membership_id', '=', membershipId)
    .where('at', '>=', from)
    .where('at', '<', before)
    .where('status', 'not in', ['failed', 'cancelled'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('type', '=', 'debit'), eb('category', 'in', SpendingCategory.options)]),
        and([eb('type', '=', 'credit'), eb('category', 'in', ['Refund', ...refundable])]),
      ]),
    )
    .groupBy(['category', 'type'])
    .execute();
  const byCategory = new Map<string, number>();
  const add = (category: string, amount: number) =>
    byCategory.set(category, (byCategory.get(category) ?? 0) + amount);
  for (const { category, type, amount } of rows) {
    add(category, type === 'credit' && category !== 'Refund' ? -amount : amount);
  }
  const inTime = sql<boolean>`account_transaction.at >= ${from} and account_transaction.at < ${before}`;
  const splits = await listSplits(db, membershipId, inTime);
  for (const [category, change] of changesBySplits(splits)) {
    add(category, category === 'Refund' ? change.moneyIn : spentUnder(category, change));
  }
  for (const change of await listCardSpending(db, membershipId, { from, before })) {
    add(change.category, spentUnder(change.category, change));
  }
  const refunds = byCategory.get('Refund') ?? 0;
  byCategory.delete('Refund');
  return { byCategory, refunds };
}

/** The member's budgets by category. */
export async function listBudgets(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('budget')
    .select(['category', 'amount'])
    .where('membership_id', '=', membershipId)
    .execute();
  return new Map(rows.map(({ category, amount }) => [category, amount]));
}

/** Writes the budget of a category, in place of the one before. */
export async function putBudget(trx: Transaction<Tables>, budget: BudgetRow): Promise<void> {
  await trx
    .insertInto('budget')
    .values(budget)
    .onConflict((conflict) =>
      conflict
        .columns(['membership_id', 'category'])
        .doUpdateSet({ amount: budget.amount, changed_at: budget.changed_at }),
    )
    .execute();
}

/** Takes the budget of a category away, and says whether there was one. */
export async function deleteBudget(
  trx: Transaction<Tables>,
  membershipId: string,
  category: string,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('budget')
    .where('membership_id', '=', membershipId)
    .where('category', '=', category)
    .returning('category')
    .execute();
  return deleted.length > 0;
}
