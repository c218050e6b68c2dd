import type { AccountId } from '#contract/text/ids.ts';
import type { StatementMonth } from '#contract/statements/statements.ts';
import type { BankContext } from '../bank-context.ts';
import { composeStatement, type PrintingBank } from './compose-statement.ts';
import { findFirstDay, listStatementAccounts, getStatementAccount } from './statement-records.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { monthBefore, monthOf, settledAt, localMoment } from '../calendar/local-time.ts';
import type { Kysely } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';

/** The bank's dependencies for reading a statement. */
export type StatementBank = Pick<BankContext, 'store' | 'clock' | 'timeZone' | 'brand'>;

/**
 * The JSON of a `KeptStatement`: the member's statement of a month, as it was kept; a statement that is not kept yet is
 * kept now. Undefined where the account is not theirs, or the month is not over, or is before the account's first entry.
 */
export async function readStatement(
  bank: StatementBank,
  membershipId: string,
  { account: handle, month }: { account: AccountId; month: StatementMonth },
): Promise<string | undefined> {
  const { store, clock, timeZone } = bank;
  const { db } = store;
  const now = clock.now();
  const account = (await listStatementAccounts(db, membershipId)).find(
    (one) => one.handle === handle,
  );
  if (!account) {
    return undefined;
  }
  const firstDay = await findFirstDay(db, membershipId, account.id);
  if (!archivedMonths(firstDay, now, timeZone, account.closed_at).includes(month)) {
    return undefined;
  }
  const kept = await findKept(db, account.id, month);
  if (kept) {
    return kept;
  }
  if (now < settledAt(month, timeZone)) {
    return JSON.stringify(await composeStatement(db, bank, account, month));
  }
  await store.transact((scope) => keepStatement(scope, bank, account.id, month, now));
  return await findKept(db, account.id, month);
}

/**
 * The months with a statement, newest first: from the one before the present, or that in which the account was closed, back
 * to that of its first entry. An account without an entry has none.
 */
export function archivedMonths(
  firstDay: LocalDate | undefined,
  now: EpochMs,
  timeZone: string,
  closedAt: number | null = null,
): StatementMonth[] {
  if (firstDay === undefined) {
    return [];
  }
  const first = monthOf(firstDay);
  const months: StatementMonth[] = [];
  let month = monthBefore(monthOf(localMoment(now, timeZone).date));
  const last = closedAt === null ? month : monthOf(localMoment(closedAt as EpochMs, timeZone).date);
  while (month >= first) {
    if (month <= last) months.push(month);
    month = monthBefore(month);
  }
  return months;
}

/** The JSON of the statement as it was kept; undefined where it has not been yet. */
async function findKept(
  db: Kysely<Tables>,
  accountId: string,
  month: StatementMonth,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('statement')
    .select('content')
    .where('account_id', '=', accountId)
    .where('month', '=', month)
    .executeTakeFirst();
  return row?.content;
}

/** Keeps what the statement of a month that is over says, unless somebody has: the first to write it has the word. */
export async function keepStatement(
  { trx }: DatabaseTransaction,
  bank: PrintingBank,
  accountId: string,
  month: StatementMonth,
  at: EpochMs,
): Promise<void> {
  if (await findKept(trx, accountId, month)) {
    return;
  }
  const account = await getStatementAccount(trx, accountId);
  const content = JSON.stringify(await composeStatement(trx, bank, account, month));
  await trx
    .insertInto('statement')
    .values({ account_id: accountId, month, written_at: at, content })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
