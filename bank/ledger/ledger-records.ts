import { cents } from '#contract/cents.ts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AccountBalanceRow, PostingKind, Tables } from '../tables.ts';
import { isSystemAccount } from './chart-of-accounts.ts';
import type { Balance, DecidedEntry } from './ledger-rules.ts';

/** Which database is asked, inside a transaction that is the caller's. */
export interface LedgerScope {
  readonly trx: Transaction<Tables>;
  readonly engine: 'sqlite' | 'postgres';
}

/**
 * The balances of the member accounts among these, locked until the transaction ends. Rows are
 * locked in the order of account id, so that two postings never wait for each other.
 */
export async function lockBalances(
  { trx, engine }: LedgerScope,
  accounts: readonly string[],
): Promise<Map<string, Balance>> {
  const ids = membersOwn(accounts);
  if (ids.length === 0) {
    return new Map();
  }
  const query = balancesOf(trx, ids);
  // SQLite has one writer at a time: the transaction itself is the lock.
  return byAccount(await (engine === 'postgres' ? query.forUpdate() : query).execute());
}

/** The balances of the member accounts among these as they are at the moment; nobody waits for anybody. */
export async function readBalances(
  db: Kysely<Tables>,
  accounts: readonly string[],
): Promise<Map<string, Balance>> {
  const ids = membersOwn(accounts);
  return ids.length === 0 ? new Map() : byAccount(await balancesOf(db, ids).execute());
}

/** The bank's own accounts have no balance row. */
function membersOwn(accounts: readonly string[]): string[] {
  return accounts.filter((account) => !isSystemAccount(account));
}

function balancesOf(db: Kysely<Tables>, ids: readonly string[]) {
  return db
    .selectFrom('account_balance')
    .select(['account_id', 'balance', 'held', 'floor', 'version'])
    .where('account_id', 'in', ids)
    .orderBy('account_id');
}

function byAccount(rows: readonly Selectable<AccountBalanceRow>[]): Map<string, Balance> {
  return new Map(
    rows.map((row) => [
      row.account_id,
      {
        account: row.account_id,
        balance: cents(row.balance),
        held: cents(row.held),
        floor: cents(row.floor),
        version: row.version,
      },
    ]),
  );
}

/** A posting as it is written. */
export interface PostingHead {
  readonly id: string;
  readonly kind: PostingKind;
  readonly at: number;
  readonly transferId: string | null;
  readonly reverses: string | null;
}

/** Writes the posting, its entries and the new balances. */
export async function recordPosting(
  { trx }: LedgerScope,
  head: PostingHead,
  entries: readonly DecidedEntry[],
): Promise<void> {
  await trx
    .insertInto('posting')
    .values({
      id: head.id,
      kind: head.kind,
      at: head.at,
      transfer_id: head.transferId,
      reverses: head.reverses,
    })
    .execute();
  await trx
    .insertInto('entry')
    .values(
      entries.map(({ account, amount, after }) => ({
        posting_id: head.id,
        account_id: account,
        amount,
        balance_after: after?.balance ?? null,
        version: after?.version ?? null,
      })),
    )
    .execute();
  for (const { account, after } of entries) {
    if (after) {
      const { numUpdatedRows } = await trx
        .updateTable('account_balance')
        .set({ balance: after.balance, version: after.version })
        .where('account_id', '=', account)
        .where('version', '=', after.version - 1)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) {
        throw new Error(`The balance of ${account} changed while it was locked`);
      }
    }
  }
}
