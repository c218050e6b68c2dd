import type { DisputeRequestInput } from '#contract/disputes/disputes.ts';
import type { IntentKey, TransactionId } from '#contract/text/ids.ts';
import { readBy } from '../queries/bank-queries.ts';
import { bankChange, changeBy, repeatable } from '../queries/bank-changes.ts';

/** Under this key lies everything that is read of disputes. */
export const disputesKey = ['disputes'] as const;

/** How the dispute of a transaction stands, and whether there can be one. */
export function disputeQuery(transaction: TransactionId) {
  return readBy('disputes', 'ofTransaction', [...disputesKey, transaction], { transaction });
}

/** Opens a dispute, or finds out whether it was opened. Ends `Unreachable` where that is still not known. */
export const openDispute = bankChange(
  (
    { disputes },
    asked: { transaction: TransactionId; intentKey: IntentKey; dispute: DisputeRequestInput },
  ) => disputes.open(asked),
  repeatable,
);

/** Withdrawing again is refused and changes nothing. */
export const withdrawDispute = changeBy('disputes', 'withdraw');
