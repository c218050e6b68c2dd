import { shownName } from '../database/account-name.ts';
import { isInList, listOf } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { type Connection, prepareQuery, type QueryPlan } from '../database/prepared-query.ts';
import { balanceFrom, lockBalances } from './ledger-records.ts';
import type { Balance } from './ledger-rules.ts';

/** An account of a membership, with its balance; where it was locked, until the transaction ends. */
export interface LoadedAccount {
  readonly id: string;
  readonly membershipId: string;
  readonly handle: string;
  readonly name: string;
  readonly shownName: string;
  /** `YYYY-MM-DD`: of a certificate in its term, when it matures. */
  readonly maturesOn: string | null;
  readonly balance: Balance;
}

/**
 * The open accounts that have one of these handles in one of these memberships. With `lock`, their balances are locked in the order of
 * account id, so that two postings never wait for each other; a locked one that is passed over is missing.
 */
export async function loadAccounts(
  scope: Connection & Pick<DatabaseTransaction, 'passesOverLocked'>,
  membershipIds: Iterable<string>,
  handles: Iterable<string>,
  { lock }: { readonly lock: boolean },
): Promise<LoadedAccount[]> {
  const locking = scope.passesOverLocked ? lockFree : lockAll;
  const take = lock ? locking : readOnly;
  const rows = await take(scope, { members: listOf(membershipIds), handles: listOf(handles) });
  return rows.map(
    ({ membership_id: membershipId, handle, name, shownName: shown, maturesOn, ...row }) => ({
      id: row.account_id,
      membershipId: membershipId ?? '',
      handle,
      name,
      shownName: shown,
      maturesOn,
      balance: balanceFrom(row),
    }),
  );
}

type Plan = QueryPlan<'members' | 'handles'>;

const readOnly = prepareQuery(['members', 'handles'], accountsOf);

const lockAll = prepareQuery(['members', 'handles'], (plan: Plan) => {
  // SQLite has one writer at a time: the transaction itself is the lock.
  const query = accountsOf(plan);
  return plan.engine === 'postgres' ? query.forUpdate('account_balance') : query;
});

const lockFree = prepareQuery(['members', 'handles'], (plan: Plan) =>
  plan.engine === 'postgres'
    ? accountsOf(plan).forUpdate('account_balance').skipLocked()
    : accountsOf(plan),
);

function accountsOf({ trx, engine, places }: Plan) {
  return trx
    .selectFrom('account')
    .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
    .select([
      'membership_id',
      'handle',
      'name',
      shownName().as('shownName'),
      'account.matures_on as maturesOn',
    ])
    .select(['account_id', 'balance', 'held', 'floor', 'version'])
    .where(isInList({ engine }, 'membership_id', places.members))
    .where(isInList({ engine }, 'handle', places.handles))
    .where('account.closed_at', 'is', null)
    .orderBy('account_id');
}

/** An account of a member with its balance. */
export interface LockedAccount {
  readonly id: string;
  readonly name: string;
  /** As its member calls it. */
  readonly shownName: string;
  readonly balance: Balance;
}

/** The member's open account of that name, its balance locked until the transaction ends; undefined where there is none. */
export async function lockAccount(
  scope: DatabaseTransaction,
  membershipId: string,
  handle: string,
): Promise<LockedAccount | undefined> {
  return await lockRow(scope, await openAccount(scope, membershipId, handle).executeTakeFirst());
}

/** The same of an account that money may come from and go to: no certificate before it matures. */
export async function lockMovableAccount(
  scope: DatabaseTransaction,
  membershipId: string,
  handle: string,
): Promise<LockedAccount | undefined> {
  const movable = openAccount(scope, membershipId, handle).where('matures_on', 'is', null);
  return await lockRow(scope, await movable.executeTakeFirst());
}

function openAccount({ trx }: DatabaseTransaction, membershipId: string, handle: string) {
  return trx
    .selectFrom('account')
    .select(['id', 'name', shownName().as('shownName')])
    .where('membership_id', '=', membershipId)
    .where('handle', '=', handle)
    .where('closed_at', 'is', null);
}

async function lockRow(
  scope: DatabaseTransaction,
  account: Omit<LockedAccount, 'balance'> | undefined,
): Promise<LockedAccount | undefined> {
  const balance = account && (await lockBalances(scope, [account.id])).get(account.id);
  return balance && { ...account, balance };
}
