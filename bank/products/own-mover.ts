import type { Cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';

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
