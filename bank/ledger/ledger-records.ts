import { cents } from '#contract/money/cents.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { BankStore } from '../ports.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { PostingKind } from '#contract/transactions/transaction-wording.ts';
import type { AccountBalanceRow } from './ledger-tables.ts';
import type { Tables } from '../tables.ts';
import { insertRows, isInList, listOf, updateRows } from '../database/bulk-insert.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import { isSystemAccount } from './chart-of-accounts.ts';
import type { Balance, DecidedEntry } from './ledger-rules.ts';

/**
 * The balances of the member accounts among these, locked until the transaction ends. Rows are
 * locked in the order of account id, so that two postings never wait for each other.
 */
export async function lockBalances(
  scope: DatabaseTransaction,
  accounts: readonly string[],
): Promise<Map<string, Balance>> {
  const ids = membersOwn(accounts);
  return ids.length === 0 ? new Map() : byAccount(await lockRows(scope, { ids: listOf(ids) }));
}

const lockRows = prepareQuery(['ids'], ({ trx, engine, places }) => {
  const query = balancesOf(trx, engine, places.ids);
  // SQLite has one writer at a time: the transaction itself is the lock.
  return engine === 'postgres' ? query.forUpdate() : query;
});

/** The balances of the member accounts among these as they are at the moment; nobody waits for anybody. */
export async function readBalances(
  { db, engine }: Pick<BankStore, 'db' | 'engine'>,
  accounts: readonly string[],
): Promise<Map<string, Balance>> {
  const ids = membersOwn(accounts);
  return ids.length === 0
    ? new Map()
    : byAccount(await balancesOf(db, engine, listOf(ids)).execute());
}

/** The bank's own accounts have no balance row. */
function membersOwn(accounts: readonly string[]): string[] {
  return accounts.filter((account) => !isSystemAccount(account));
}

function balancesOf(db: Kysely<Tables>, engine: DatabaseTransaction['engine'], ids: string) {
  return db
    .selectFrom('account_balance')
    .select(['account_id', 'balance', 'held', 'floor', 'version'])
    .where(isInList({ engine }, 'account_id', ids))
    .orderBy('account_id');
}

type BalanceRow = Omit<Selectable<AccountBalanceRow>, 'overdraft'>;

function byAccount(rows: readonly BalanceRow[]): Map<string, Balance> {
  return new Map(rows.map((row) => [row.account_id, balanceFrom(row)]));
}

/** The balance as its row says. */
export function balanceFrom(row: BalanceRow): Balance {
  return {
    account: row.account_id,
    balance: cents(row.balance),
    held: cents(row.held),
    floor: cents(row.floor),
    version: row.version,
  };
}

/** A posting as it is written. */
export interface PostingHead {
  readonly id: string;
  readonly kind: PostingKind;
  readonly at: number;
  readonly transferId: string | null;
  readonly reverses: string | null;
}

/** A posting that has been decided. */
export interface DecidedPosting {
  readonly head: PostingHead;
  readonly entries: readonly DecidedEntry[];
}

/** An account's balance when it was locked, and as the last posting leaves it. */
export interface BalanceChange {
  readonly locked: Balance;
  readonly left: Balance;
}

/** Writes the postings, their entries and the balances that they leave. */
export async function recordPostings(
  scope: DatabaseTransaction,
  postings: readonly DecidedPosting[],
  changes: readonly BalanceChange[],
): Promise<void> {
  await insertRows(
    scope,
    'posting',
    postings.map(({ head }) => ({
      id: head.id,
      kind: head.kind,
      at: head.at,
      transfer_id: head.transferId,
      reverses: head.reverses,
    })),
  );
  await insertRows(
    scope,
    'entry',
    postings.flatMap(({ head, entries }) =>
      entries.map(({ account, amount, after }) => ({
        posting_id: head.id,
        account_id: account,
        amount,
        balance_after: after?.balance ?? null,
        version: after?.version ?? null,
      })),
    ),
  );
  // By the version that was locked: a balance that somebody else has changed since is not overwritten.
  await updateRows(
    scope,
    'account_balance',
    changes.map(({ locked, left }) => ({
      where: { account_id: locked.account, version: locked.version },
      set: { balance: left.balance, version: left.version },
    })),
  );
}

/**
 * A member's transfers that have neither arrived nor come back. The two statuses are literals of the statement: a planner
 * takes the partial index of unfinished transfers only where it sees them, and otherwise reads every transfer of the bank.
 */
export function unfinishedTransfers(db: Kysely<Tables>, membershipId: string) {
  return db
    .selectFrom('transfer')
    .where('membership_id', '=', membershipId)
    .where('status', 'in', [sql.lit('processing' as const), sql.lit('pending' as const)]);
}
