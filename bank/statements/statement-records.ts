import { cents, type Cents } from '#contract/money/cents.ts';
import type { StatementHolder } from '#contract/statements/statements.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { type Kysely, sql } from 'kysely';
import { shownName } from '../database/account-name.ts';
import { fees, interestPaid, type penalties } from '../ledger/chart-of-accounts.ts';
import type { Tables } from '../tables.ts';
import { getPrimary, listInRoles } from '../parties/party-records.ts';
import type { MonthSpan } from '../calendar/local-time.ts';

/** An account, and whose it is. */
export interface StatementAccount {
  readonly id: string;
  readonly membership_id: string;
  readonly handle: string;
  /** The official name, which statements are printed with. */
  readonly name: string;
  /** The member's name for it. */
  readonly shownName: string;
  readonly number: string;
  readonly product_id: string | null;
  readonly opened_at: number;
  /** Null while it is open. */
  readonly closed_at: number | null;
}

/** The member's accounts in their order. */
export async function listStatementAccounts(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<StatementAccount[]> {
  return await statementAccounts(db)
    .where('account.membership_id', '=', membershipId)
    .orderBy('account.position')
    .execute();
}

/** An account of a member, which is known to exist. */
export async function getStatementAccount(
  db: Kysely<Tables>,
  accountId: string,
): Promise<StatementAccount> {
  return await statementAccounts(db).where('account.id', '=', accountId).executeTakeFirstOrThrow();
}

function statementAccounts(db: Kysely<Tables>) {
  return db
    .selectFrom('account')
    .select(({ ref }) => [
      'account.id',
      ref('account.membership_id').$notNull().as('membership_id'),
      'account.handle',
      'account.name',
      shownName().as('shownName'),
      'account.number',
      'account.product_id',
      'account.opened_at',
      'account.closed_at',
    ])
    .where('account.membership_id', 'is not', null);
}

/**
 * The membership's primary at that moment, with the address and the joint owners of the accounts; for a business its name,
 * with that address.
 */
export async function findHolder(
  db: Kysely<Tables>,
  membershipId: string,
  at: EpochMs,
): Promise<StatementHolder> {
  const { id: personId } = await getPrimary(db, membershipId);
  const holder = await personAt(db, personId, at);
  const { business_name: business } = await db
    .selectFrom('membership')
    .select('business_name')
    .where('id', '=', membershipId)
    .executeTakeFirstOrThrow();
  if (business !== null) return { name: business, address: addressLines(holder) };
  const jointOwners: string[] = [];
  for (const owner of await listInRoles(db, [membershipId], ['joint-owner'], at)) {
    jointOwners.push((await personAt(db, owner.personId, at)).name);
  }
  return {
    name: holder.name,
    address: addressLines(holder),
    ...(jointOwners.length > 0 && { jointOwners }),
  };
}

async function personAt(db: Kysely<Tables>, personId: string, at: EpochMs) {
  const former = await db
    .selectFrom('former_holder')
    .select(['name', 'street', 'unit', 'city', 'state', 'zip'])
    .where('person_id', '=', personId)
    .where('until', '>=', at)
    .orderBy('until')
    .limit(1)
    .executeTakeFirst();
  return (
    former ??
    (await db
      .selectFrom('person')
      .leftJoin('person_profile', 'person_profile.person_id', 'person.id')
      .select(['display_name as name', 'street', 'unit', 'city', 'state', 'zip'])
      .where('person.id', '=', personId)
      .executeTakeFirstOrThrow())
  );
}

type Place = Readonly<Record<'street' | 'unit' | 'city' | 'state' | 'zip', string | null>>;

function addressLines({ street, unit, city, state, zip }: Place): string[] {
  const town = [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ');
  return [street, unit, town].filter((line): line is string => Boolean(line));
}

/** The account's charges of that kind in the time, less refunds. */
export async function sumCharged(
  db: Kysely<Tables>,
  { id, membership_id }: StatementAccount,
  kind: typeof fees | typeof penalties,
  { from, before }: Pick<MonthSpan, 'from' | 'before'>,
): Promise<Cents> {
  const { rows } = await sql<{ charged: number }>`
    select coalesce(sum(own.amount), 0) as charged
    from account_transaction as line
      join posting on posting.id = line.posting_id or posting.reverses = line.posting_id
      join entry as own on own.posting_id = posting.id and own.account_id = ${kind}
    where line.membership_id = ${membership_id} and line.account_id = ${id}
      and line.at >= ${from} and line.at < ${before}
      and posting.at >= ${from} and posting.at < ${before}`.execute(db);
  return cents(rows[0]?.charged ?? 0);
}

/** The day of the account's first entry; undefined where it has none. */
export async function findFirstDay(
  db: Kysely<Tables>,
  membershipId: string,
  accountId: string,
): Promise<LocalDate | undefined> {
  const row = await db
    .selectFrom('daily_sum')
    .select('day')
    .where('membership_id', '=', membershipId)
    .where('account_id', '=', accountId)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return row?.day as LocalDate | undefined;
}

/**
 * The balance before the month: the sums of all days before, and the debits in them for transactions whose money came back
 * only later. A single SQL statement reads both, since money can come back meanwhile.
 */
export async function findOpeningBalance(
  db: Kysely<Tables>,
  membershipId: string,
  accountId: string,
  { firstDay, from }: Pick<MonthSpan, 'firstDay' | 'from'>,
): Promise<Cents> {
  const { rows } = await sql<{ balance: number }>`
    select coalesce(sum(moved), 0) as balance from (
      select money_in - money_out as moved from daily_sum
      where membership_id = ${membershipId} and account_id = ${accountId} and day < ${firstDay}
      union all
      select case when line.type = 'credit' then line.amount else -line.amount end
      from account_transaction as line join posting as back on back.reverses = line.posting_id
      where line.membership_id = ${membershipId} and line.status in ('failed', 'cancelled')
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
  /** The description of its line in the history, or of the line that it takes back. */
  readonly description: string;
  /** The amounts against the account that dividends are paid from, and against that of the fees; 0 for most entries. */
  readonly dividend: Cents;
  readonly fee: Cents;
}

/**
 * The account's entries of the month in order of time; those of the same millisecond as they were recorded. Each is
 * shown by a transaction, or gives back what one that failed or was cancelled had moved.
 */
export async function listEntries(
  db: Kysely<Tables>,
  membershipId: string,
  accountId: string,
  { from, before }: Pick<MonthSpan, 'from' | 'before'>,
): Promise<EntryRecord[]> {
  const { rows } = await sql<{
    at: EpochMs;
    kind: Tables['posting']['kind'];
    reverses: string | null;
    amount: number;
    description: string;
    dividend: number | null;
    fee: number | null;
  }>`
    select posting.at, posting.kind, posting.reverses, entry.amount, entry.version, line.description,
      ${against(interestPaid, 'posting')} as dividend, ${against(fees, 'posting')} as fee
    from account_transaction as line
      join posting on posting.id = line.posting_id
      join entry on entry.posting_id = posting.id and entry.account_id = line.account_id
    where line.membership_id = ${membershipId} and line.at >= ${from} and line.at < ${before}
      and line.account_id = ${accountId}
    union all
    select back.at, back.kind, back.reverses, entry.amount, entry.version, line.description,
      ${against(interestPaid, 'back')} as dividend, ${against(fees, 'back')} as fee
    from account_transaction as line
      join posting as back on back.reverses = line.posting_id
      join entry on entry.posting_id = back.id and entry.account_id = line.account_id
    where line.membership_id = ${membershipId} and line.status in ('failed', 'cancelled')
      and line.account_id = ${accountId} and line.at < ${before}
      and back.at >= ${from} and back.at < ${before}
    order by 1, 5`.execute(db);
  return rows.map(({ at, kind, reverses, amount, description, dividend, fee }) => ({
    at,
    amount: cents(amount),
    kind,
    reversal: reverses !== null,
    description,
    dividend: cents(-(dividend ?? 0)),
    fee: cents(fee ?? 0),
  }));
}

function against(account: string, posting: 'posting' | 'back') {
  return sql<number | null>`(select own.amount from entry as own
    where own.posting_id = ${sql.ref(`${posting}.id`)} and own.account_id = ${account})`;
}
