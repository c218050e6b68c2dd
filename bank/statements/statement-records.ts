import { cents, type Cents } from '#contract/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { MonthSpan } from './statement-months.ts';

/** The member's accounts in their order. */
export async function listStatementAccounts(db: Kysely<Tables>, memberId: string) {
  return await db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select([
      'account.id',
      'account.handle',
      'account.name',
      'account.number',
      'member.display_name as holder',
    ])
    .where('account.member_id', '=', memberId)
    .orderBy('account.position')
    .execute();
}

/** The day of the account's first entry; undefined where it has none. */
export async function findFirstDay(
  db: Kysely<Tables>,
  memberId: string,
  accountId: string,
): Promise<LocalDate | undefined> {
  const row = await db
    .selectFrom('daily_sum')
    .select('day')
    .where('member_id', '=', memberId)
    .where('account_id', '=', accountId)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return row?.day as LocalDate | undefined;
}

/**
 * The balance before the month: the sums of all days before, and what left in them for transactions whose money came
 * back only later. One statement reads both, since money can come back meanwhile.
 */
export async function findOpeningBalance(
  db: Kysely<Tables>,
  memberId: string,
  accountId: string,
  { firstDay, from }: Pick<MonthSpan, 'firstDay' | 'from'>,
): Promise<Cents> {
  const { rows } = await sql<{ balance: number }>`
    select coalesce(sum(moved), 0) as balance from (
      select money_in - money_out as moved from daily_sum
      where member_id = ${memberId} and account_id = ${accountId} and day < ${firstDay}
      union all
      select case when line.type = 'credit' then line.amount else -line.amount end
      from account_transaction as line join posting as back on back.reverses = line.posting_id
      where line.member_id = ${memberId} and line.status in ('failed', 'cancelled')
        and line.account_id = ${accountId} and line.at < ${from} and back.at >= ${from}
    ) as before`.execute(db);
  return cents(rows[0]?.balance ?? 0);
}

/** An entry as a statement lists it. */
export interface EntryRecord {
  readonly at: EpochMs;
  readonly amount: Cents;
  readonly kind: Tables['posting']['kind'];
  /** Whether its posting takes another one back. */
  readonly reversal: boolean;
  /** Of its line in the history, or of the line of what it takes back. */
  readonly description: string;
}

/**
 * The account's entries of the month in order of time; those of the same millisecond as they were recorded. Each is
 * shown by a transaction, or gives back what one that failed or was cancelled had moved.
 */
export async function listEntries(
  db: Kysely<Tables>,
  memberId: string,
  accountId: string,
  { from, before }: Pick<MonthSpan, 'from' | 'before'>,
): Promise<EntryRecord[]> {
  const { rows } = await sql<{
    at: EpochMs;
    kind: Tables['posting']['kind'];
    reverses: string | null;
    amount: number;
    description: string;
  }>`
    select posting.at, posting.kind, posting.reverses, entry.amount, entry.version, line.description
    from account_transaction as line
      join posting on posting.id = line.posting_id
      join entry on entry.posting_id = posting.id and entry.account_id = line.account_id
    where line.member_id = ${memberId} and line.at >= ${from} and line.at < ${before}
      and line.account_id = ${accountId}
    union all
    select back.at, back.kind, back.reverses, entry.amount, entry.version, line.description
    from account_transaction as line
      join posting as back on back.reverses = line.posting_id
      join entry on entry.posting_id = back.id and entry.account_id = line.account_id
    where line.member_id = ${memberId} and line.status in ('failed', 'cancelled')
      and line.account_id = ${accountId} and line.at < ${before}
      and back.at >= ${from} and back.at < ${before}
    order by 1, 5`.execute(db);
  return rows.map(({ at, kind, reverses, amount, description }) => ({
    at,
    amount: cents(amount),
    kind,
    reversal: reverses !== null,
    description,
  }));
}
