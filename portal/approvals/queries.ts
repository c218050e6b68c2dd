import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApprovalId, IntentKey } from '#contract/text/ids.ts';
import { bank } from '../bank-client/bank-client.ts';
import { mayHelpToAskAgain, retryDelayMs } from '../bank-client/ask-again.ts';

/** The key of all queries about payments that need approval. */
export const approvalsKey = ['approvals'] as const;

/** The payments that wait for approval, and the last decided ones. */
export const approvalsQuery = queryOptions({
  queryKey: [...approvalsKey, 'list'],
  queryFn: async ({ signal }) => (await bank()).approvals.list(undefined, { signal }),
});

/** A request that has the same effect when repeated is retried if no answer came. */
const repeatable = { retry: mayHelpToAskAgain, retryDelay: retryDelayMs };

export const approvePayment = mutationOptions({
  mutationFn: async (wanted: { intentKey: IntentKey; id: ApprovalId }) =>
    (await bank()).approvals.approve(wanted),
  ...repeatable,
});

/** Not retried: the first request may have declined it, and the second would be refused. */
export const declinePayment = mutationOptions({
  mutationFn: async (wanted: { id: ApprovalId; reason: string }) =>
    (await bank()).approvals.decline(wanted),
});

/** Not retried, for the same reason. */
export const withdrawPayment = mutationOptions({
  mutationFn: async (id: ApprovalId) => (await bank()).approvals.withdraw({ id }),
});
