import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { shownName } from '../database/account-name.ts';
import type { Movement } from './balance-history.ts';

/** A member's account with its balance. */
export type AccountWithBalance = Awaited<ReturnType<typeof listAccounts>>[number];

/** The member's deposit accounts in their order. */
export async function listAccounts(db: Kysely<Tables>, membershipId: string) {
  return await db
    .selectFrom('account')
    .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
    .select([
      'account.id',
      'account.handle',
      'account.name as officialName',
      shownName().as('name'),
      'account.colour',
      'account.hidden',
      'account.number',
      'account.type',
      'account_balance.balance',
      'account_balance.held',
      'account_balance.floor',
    ])
    .where('account.membership_id', '=', membershipId)
    .orderBy('account.position')
    .execute();
}

/**
 * What moved since the first moment of a day, by account in their order. The sums of the days know nothing of money that
 * came back: it left on the day of its transaction and came on that of the posting that reversed it. One statement reads
 * them and the balances of now: they fit together whatever is posted meanwhile.
 */
export async function listMovements(
  db: Kysely<Tables>,
  membershipId: string,
  since: { readonly day: LocalDate; readonly at: EpochMs },
): Promise<Movement[]> {
  const moved = sql`case when line.type = 'credit' then line.amount else -line.amount end`;
  const isVoid = sql`line.membership_id = ${membershipId} and line.status in ('failed', 'cancelled')`;
  const { rows } = await sql<Movement>`
    select account.handle, account_balance.balance, movement.day, movement.at, movement.moved
    from account
    join account_balance on account_balance.account_id = account.id
    left join (
      select account_id, day, cast(null as bigint) as at, sum(money_in - money_out) as moved
      from daily_sum where membership_id = ${membershipId} and day >= ${since.day}
      group by 1, 2
      union all
      select line.account_id, line.day, cast(null as bigint), ${moved}
      from account_transaction as line where ${isVoid} and line.at >= ${since.at}
      union all
      select line.account_id, null, back.at, -(${moved})
      from account_transaction as line join posting as back on back.reverses = line.posting_id
      where ${isVoid} and back.at >= ${since.at}
    ) as movement on movement.account_id = account.id
    where account.membership_id = ${membershipId}
    order by account.position`.execute(db);
  return rows;
}
