import type { StatementMonth } from '#contract/statements/statements.ts';
import { type Kysely, sql } from 'kysely';
import { isInList, listOf } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { monthAfter, addDays } from '../calendar/local-time.ts';

/** An account whose dividend of a month is to be paid. */
export interface EarningAccount {
  readonly id: string;
  readonly membership_id: string;
  readonly name: string;
  readonly product_id: string;
  /** Of a certificate in its term. */
  readonly matures_on: string | null;
  readonly opened_at: number;
}

/**
 * The accounts of products with terms that had an entry until the end of the month, and whose dividend of it has not been
 * paid: from that id on, in the order of their ids.
 */
export async function listUnpaid(
  db: Kysely<Tables>,
  month: StatementMonth,
  from: string,
  limit: number,
): Promise<EarningAccount[]> {
  const nextMonth = `${monthAfter(month)}-01`;
  const { rows } = await sql<EarningAccount>`
    select account.id, account.membership_id, account.name, account.product_id, account.matures_on,
      account.opened_at
    from account
    where account.id >= ${from} and account.closed_at is null and account.product_id in (
        select product_id from product_terms where valid_from < ${nextMonth} and rate > 0)
      and exists (select 1 from daily_sum where daily_sum.membership_id = account.membership_id
        and daily_sum.account_id = account.id and daily_sum.day < ${nextMonth})
      and not exists (select 1 from dividend where dividend.membership_id = account.membership_id
        and dividend.account_id = account.id and dividend.month = ${month})
    order by account.id limit ${limit}`.execute(db);
  return rows;
}

/** Which of these accounts have had their dividend of the month. */
export async function listPaid(
  scope: DatabaseTransaction,
  month: StatementMonth,
  accounts: readonly EarningAccount[],
): Promise<Set<string>> {
  const rows = await scope.trx
    .selectFrom('dividend')
    .select('account_id')
    .where('month', '=', month)
    .where(
      isInList(scope, 'membership_id', listOf(accounts.map((account) => account.membership_id))),
    )
    .execute();
  return new Set(rows.map((row) => row.account_id));
}

/** A dividend that was paid after the day on which it was due, as after an outage. */
export interface LateDividend {
  readonly account: string;
  readonly due: LocalDate;
  readonly paid: LocalDate;
  readonly amount: number;
}

/** The late dividends of these memberships that were paid since that moment. */
export async function listLateDividends(
  db: Kysely<Tables>,
  membershipIds: readonly string[],
  since: EpochMs,
): Promise<LateDividend[]> {
  const rows = await db
    .selectFrom('account_transaction as line')
    .innerJoin('dividend', (join) =>
      join
        .onRef('dividend.membership_id', '=', 'line.membership_id')
        .onRef('dividend.account_id', '=', 'line.account_id')
        .onRef('dividend.posting_id', '=', 'line.posting_id'),
    )
    .select(['line.account_id as account', 'line.day', 'line.amount', 'dividend.month'])
    .where('line.membership_id', 'in', membershipIds)
    .where('line.at', '>=', since)
    .execute();
  return rows
    .map(({ account, day, amount, month }) => {
      const due = `${monthAfter(month as StatementMonth)}-01` as LocalDate;
      return { account, due, paid: day as LocalDate, amount };
    })
    .filter(({ due, paid }) => paid > due);
}

/** The balances on which an account earns, from that day on: a late dividend earns from the day on which it was due. */
export function earningBalances(
  balances: readonly Cents[],
  firstDay: LocalDate,
  late: readonly LateDividend[],
): Cents[] {
  if (late.length === 0) return [...balances];
  return balances.map((balance, index) => {
    const day = addDays(firstDay, index);
    const owed = late.filter(({ due, paid }) => due <= day && day < paid);
    return cents(owed.reduce((sum, { amount }) => sum + amount, balance as number));
  });
}
