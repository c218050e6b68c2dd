import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { DisputeRequestInput } from '#contract/disputes/disputes.ts';
import type { DisputeId, IntentKey, TransactionId } from '#contract/text/ids.ts';
import { bank } from '../bank-client/bank-client.ts';
import { mayHelpToAskAgain, retryDelayMs } from '../bank-client/ask-again.ts';

/** Under this key lies everything that is read of disputes. */
export const disputesKey = ['disputes'] as const;

/** How the dispute of a transaction stands, and whether there can be one. */
export function disputeQuery(transaction: TransactionId) {
  return queryOptions({
    queryKey: [...disputesKey, transaction],
    queryFn: async ({ signal }) =>
      (await bank()).disputes.ofTransaction({ transaction }, { signal }),
  });
}

/** Opens a dispute, or finds out whether it was opened. Ends `Unreachable` where that is still not known. */
export const openDispute = mutationOptions({
  mutationFn: async (intention: {
    transaction: TransactionId;
    intentKey: IntentKey;
    dispute: DisputeRequestInput;
  }) => (await bank()).disputes.open(intention),
  retry: mayHelpToAskAgain,
  retryDelay: retryDelayMs,
});

/** Withdrawing again is refused and changes nothing. */
export const withdrawDispute = mutationOptions({
  mutationFn: async (id: DisputeId) => (await bank()).disputes.withdraw({ id }),
});
