import { type Kysely, sql } from 'kysely';
import type { DayRun } from '../calendar/day-runs.ts';
import type { Tables } from '../tables.ts';
import type { DayMovement } from './balance-history.ts';

/** A member's account with its balance. */
export type AccountWithBalance = Awaited<ReturnType<typeof listAccounts>>[number];

/** The member's deposit accounts in their order. */
export async function listAccounts(db: Kysely<Tables>, memberId: string) {
  return await db
    .selectFrom('account')
    .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
    .select([
      'account.handle',
      'account.name',
      'account.number',
      'account.type',
      'account_balance.balance',
      'account_balance.held',
      'account_balance.floor',
    ])
    .where('account.member_id', '=', memberId)
    .orderBy('account.position')
    .execute();
}

/**
 * What moved on each day of the runs, by account in their order. Entries are numbered as they are posted, so none is
 * looked at below the newest from before the first day, however many there are. One statement reads them and the
 * balances of now: they fit together whatever is posted meanwhile.
 */
export async function listDayMovements(
  db: Kysely<Tables>,
  memberId: string,
  runs: readonly DayRun[],
): Promise<DayMovement[]> {
  const from = sql.lit(runs[0]?.from ?? 0);
  const day = sql.join(
    runs.map(
      ({ first, from: start, before, dayMs }) =>
        sql`when posting.at < ${sql.lit(before)}
          then ${sql.lit(first)} + (posting.at - ${sql.lit(start)}) / ${sql.lit(dayMs)}`,
    ),
    sql` `,
  );
  const { rows } = await sql<DayMovement>`
    select account.handle, account_balance.balance, movement.day, movement.moved
    from account
    join account_balance on account_balance.account_id = account.id
    left join (
      select entry.account_id, case ${day} end as day, sum(entry.amount) as moved
      from account as owned
      join entry on entry.account_id = owned.id and entry.version > coalesce((
        select older.version
        from entry as older
        join posting as before on before.id = older.posting_id
        where older.account_id = owned.id and before.at < ${from}
        order by older.version desc limit 1), 0)
      join posting on posting.id = entry.posting_id and posting.at >= ${from}
      where owned.member_id = ${memberId}
      group by 1, 2
    ) as movement on movement.account_id = account.id
    where account.member_id = ${memberId}
    order by account.position, movement.day`.execute(db);
  return rows;
}
