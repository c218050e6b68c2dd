import { readBy } from '../queries/bank-queries.ts';
import { changeBy, repeatable } from '../queries/bank-changes.ts';

/** The key of all queries about payments that need approval. */
export const approvalsKey = ['approvals'] as const;

/** The payments that wait for approval, and the last decided ones. */
export const approvalsQuery = readBy('approvals', 'list', [...approvalsKey, 'list']);

export const approvePayment = changeBy('approvals', 'approve', repeatable);

/** Not retried: the first request may have declined it, and the second would be refused. */
export const declinePayment = changeBy('approvals', 'decline');

/** Not retried, for the same reason. */
export const withdrawPayment = changeBy('approvals', 'withdraw');
