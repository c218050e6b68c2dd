import { shownName } from '../database/account-name.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockBalances } from './ledger-records.ts';
import type { Balance } from './ledger-rules.ts';

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
  return await lock(scope, await openAccount(scope, membershipId, handle).executeTakeFirst());
}

/** The same of an account that money may come from and go to: no certificate before it matures. */
export async function lockMovableAccount(
  scope: DatabaseTransaction,
  membershipId: string,
  handle: string,
): Promise<LockedAccount | undefined> {
  const movable = openAccount(scope, membershipId, handle).where('matures_on', 'is', null);
  return await lock(scope, await movable.executeTakeFirst());
}

function openAccount({ trx }: DatabaseTransaction, membershipId: string, handle: string) {
  return trx
    .selectFrom('account')
    .select(['id', 'name', shownName().as('shownName')])
    .where('membership_id', '=', membershipId)
    .where('handle', '=', handle)
    .where('closed_at', 'is', null);
}

async function lock(
  scope: DatabaseTransaction,
  account: Omit<LockedAccount, 'balance'> | undefined,
): Promise<LockedAccount | undefined> {
  const balance = account && (await lockBalances(scope, [account.id])).get(account.id);
  return balance && { ...account, balance };
}
