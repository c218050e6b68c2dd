import { cents, type Cents } from '#contract/cents.ts';
import type { EpochMs } from '#contract/time.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** An account whose statements are asked for. */
export type StatementAccount = Awaited<ReturnType<typeof listStatementAccounts>>[number];

/** The member's accounts in their order, each with the number of its entries. */
export async function listStatementAccounts(db: Kysely<Tables>, memberId: string) {
  return await db
    .selectFrom('account')
    .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select([
      'account.id',
      'account.handle',
      'account.name',
      'account.number',
      'account_balance.version as entries',
      'member.display_name as holder',
    ])
    .where('account.member_id', '=', memberId)
    .orderBy('account.position')
    .execute();
}

/** When the account's first entry was posted; undefined where it has none. */
export async function findFirstEntryAt(
  db: Kysely<Tables>,
  accountId: string,
): Promise<EpochMs | undefined> {
  return await entryTime(db, accountId, 1);
}

/**
 * The number of the account's first entry that was posted at or after the moment, or one more than it
 * has. Entries are numbered without a gap as they are posted, so a few look-ups by key find it among
 * millions.
 */
export async function findFirstEntrySince(
  db: Kysely<Tables>,
  account: Pick<StatementAccount, 'id' | 'entries'>,
  moment: EpochMs,
): Promise<number> {
  let low = 1;
  let high = account.entries + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const at = await entryTime(db, account.id, middle);
    if (at === undefined) {
      throw new Error(`Account ${account.id} has no entry ${middle}`);
    }
    if (at < moment) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** The balance before the account's entry of this number. */
export async function findBalanceBefore(
  db: Kysely<Tables>,
  accountId: string,
  entry: number,
): Promise<Cents> {
  if (entry === 1) {
    return cents(0);
  }
  const { balance_after: balance } = await db
    .selectFrom('entry')
    .select('balance_after')
    .where('account_id', '=', accountId)
    .where('version', '=', entry - 1)
    .executeTakeFirstOrThrow();
  if (balance === null) {
    throw new Error(`Entry ${entry - 1} of account ${accountId} says no balance`);
  }
  return cents(balance);
}

/** An entry as a statement lists it. */
export interface EntryRecord {
  readonly at: EpochMs;
  readonly amount: Cents;
  readonly kind: Tables['posting']['kind'];
  /** Whether its posting takes another one back. */
  readonly reversal: boolean;
  /** Of its line in the history, or of the line of what it takes back. */
  readonly description: string | null;
}

/** The account's entries from one number up to another, which is not included, in order. */
export async function listEntries(
  db: Kysely<Tables>,
  accountId: string,
  from: number,
  before: number,
): Promise<EntryRecord[]> {
  const rows = await db
    .selectFrom('entry')
    .innerJoin('posting', 'posting.id', 'entry.posting_id')
    .leftJoin('account_transaction as line', (join) =>
      join
        .onRef('line.posting_id', '=', 'entry.posting_id')
        .onRef('line.account_id', '=', 'entry.account_id'),
    )
    .leftJoin('account_transaction as reversed', (join) =>
      join
        .onRef('reversed.posting_id', '=', 'posting.reverses')
        .onRef('reversed.account_id', '=', 'entry.account_id'),
    )
    .select([
      'posting.at',
      'posting.kind',
      'posting.reverses',
      'entry.amount',
      'line.description',
      'reversed.description as reversedDescription',
    ])
    .where('entry.account_id', '=', accountId)
    .where('entry.version', '>=', from)
    .where('entry.version', '<', before)
    .orderBy('entry.version')
    .execute();
  return rows.map((row) => ({
    at: row.at as EpochMs,
    amount: cents(row.amount),
    kind: row.kind,
    reversal: row.reverses !== null,
    description: row.description ?? row.reversedDescription,
  }));
}

async function entryTime(
  db: Kysely<Tables>,
  accountId: string,
  entry: number,
): Promise<EpochMs | undefined> {
  const row = await db
    .selectFrom('entry')
    .innerJoin('posting', 'posting.id', 'entry.posting_id')
    .select('posting.at')
    .where('entry.account_id', '=', accountId)
    .where('entry.version', '=', entry)
    .executeTakeFirst();
  return row?.at as EpochMs | undefined;
}
