import type { Category, TransactionFilter } from '#contract/transactions/transactions.ts';
import { type Kysely, sql } from 'kysely';
import { dailySumsOf } from '../history/daily-sums.ts';
import type { SumChange } from '../history/splits.ts';
import type { Tables } from '../tables.ts';
import { categoriesOf, ofAccountNamed, type Span, wordsOf } from './transaction-filter.ts';

/** Whether the daily sums answer what the filter asks: they know no status, amount or word. */
export function areSummed(filter: TransactionFilter): boolean {
  const { status, amountFrom, amountTo } = filter;
  return (
    status === undefined &&
    amountFrom === undefined &&
    amountTo === undefined &&
    wordsOf(filter).length === 0
  );
}

/** The totals of the filter's transactions that count as money, and among them the moves between own accounts. */
export interface CountedTotals {
  readonly count: number;
  readonly moneyIn: number;
  readonly moneyOut: number;
  readonly ownIn: number;
  readonly ownOut: number;
}

/** The category of both sides of a transfer between own accounts, and of nothing else. */
export const betweenOwnAccounts = 'Internal Transfer' satisfies Category;

/** The totals of the transactions under such a filter. */
export async function totalDays(
  db: Kysely<Tables>,
  membershipId: string,
  filter: TransactionFilter,
  span: Span,
): Promise<CountedTotals> {
  const sums = await filteredSums(db, membershipId, filter, span)
    .select([
      sumOf('credits + void_credits').as('rowsIn'),
      sumOf('debits + void_debits').as('rowsOut'),
      sumOf('money_in').as('moneyIn'),
      sumOf('money_out').as('moneyOut'),
      sumOf(`case when category = '${betweenOwnAccounts}' then money_in else 0 end`).as('ownIn'),
      sumOf(`case when category = '${betweenOwnAccounts}' then money_out else 0 end`).as('ownOut'),
    ])
    .executeTakeFirstOrThrow();
  const [credits, debits] = [filter.type !== 'debit', filter.type !== 'credit'];
  return {
    count: (credits ? sums.rowsIn : 0) + (debits ? sums.rowsOut : 0),
    moneyIn: credits ? sums.moneyIn : 0,
    moneyOut: debits ? sums.moneyOut : 0,
    ownIn: credits ? sums.ownIn : 0,
    ownOut: debits ? sums.ownOut : 0,
  };
}

/** The money in and out of the days by category, in either direction, under such a filter. */
export async function movedInDays(
  db: Kysely<Tables>,
  membershipId: string,
  filter: TransactionFilter,
  span: Span,
): Promise<({ category: string } & SumChange)[]> {
  return await filteredSums(db, membershipId, filter, span)
    .select(['daily_sum.category', sumOf('money_in').as('moneyIn'), sumOf('credits').as('credits')])
    .select([sumOf('money_out').as('moneyOut'), sumOf('debits').as('debits')])
    .groupBy('daily_sum.category')
    .execute();
}

function filteredSums(
  db: Kysely<Tables>,
  membershipId: string,
  { account, category }: TransactionFilter,
  { days }: Span,
) {
  let sums = dailySumsOf(db, membershipId, days);
  if (account !== undefined) {
    sums = sums.where('daily_sum.account_id', '=', ofAccountNamed(membershipId, account));
  }
  const categories = categoriesOf({ category });
  if (categories.length > 0) {
    sums = sums.where('daily_sum.category', 'in', categories);
  }
  return sums;
}

function sumOf(expression: string) {
  return sql<number>`coalesce(sum(${sql.raw(expression)}), 0)`;
}
