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
  const account = await scope.trx
    .selectFrom('account')
    .select(['id', 'name', shownName().as('shownName')])
    .where('membership_id', '=', membershipId)
    .where('handle', '=', handle)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  const balance = account && (await lockBalances(scope, [account.id])).get(account.id);
  return balance && { ...account, balance };
}
