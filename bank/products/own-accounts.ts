import { cents, type Cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockBalances } from '../ledger/ledger-records.ts';
import { availableOf } from '../ledger/ledger-rules.ts';
import type { OwnAccount } from './opening-rules.ts';
import type { AccountId } from '#contract/text/ids.ts';

/**
 * Sends a transfer between two accounts of a membership within a transaction, and tells its reference. That it can be sent has
 * been decided. The bank gives it to this capability, which knows nothing of transfers.
 */
export type OwnMover = (
  scope: DatabaseTransaction,
  move: {
    readonly membershipId: string;
    /** The person who wants it; null where the bank does what was ordered before. */
    readonly by: string | null;
    readonly from: AccountId;
    readonly to: AccountId;
    readonly amount: Cents;
  },
) => Promise<string>;

/** The open accounts of a membership among these handles, by handle, their balances locked in one order for everybody. */
export async function lockOwnAccounts(
  scope: DatabaseTransaction,
  membershipId: string,
  handles: readonly string[],
): Promise<ReadonlyMap<string, OwnAccount & { readonly balance: number }>> {
  const accounts = await scope.trx
    .selectFrom('account')
    .select(['id', 'handle', 'matures_on'])
    .where('membership_id', '=', membershipId)
    .where('handle', 'in', handles)
    .where('closed_at', 'is', null)
    .execute();
  const balances = await lockBalances(
    scope,
    accounts.map(({ id }) => id),
  );
  return new Map(
    accounts.map(({ id, handle, matures_on: maturesOn }) => {
      const balance = balances.get(id);
      return [
        handle,
        {
          id,
          balance: balance?.balance ?? cents(0),
          available: balance ? availableOf(balance) : cents(0),
          maturesOn: maturesOn as LocalDate | null,
        },
      ];
    }),
  );
}
