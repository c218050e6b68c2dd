import { cents } from '#contract/money/cents.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { takeOutOfDailySums } from '../history/daily-sums.ts';
import { clearing, inFlight } from '../ledger/chart-of-accounts.ts';
import { mustPost } from '../ledger/post.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { PostingRow } from '../ledger/ledger-tables.ts';
import type { TransferRow } from '../transfers/transfer-tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { transferEvent } from '../transfers/plan-transfer.ts';
import { advanceTransfer, findSendingPosting } from '../transfers/transfer-records.ts';

/** How a held transfer ends. */
export interface HeldOutcome {
  readonly status: 'completed' | 'failed' | 'cancelled';
  readonly at: EpochMs;
  readonly reason: string | null;
}

/**
 * Ends a held transfer to somebody else, as `settleTransfer`, `returnTransfer` and `cancelTransfer`
 * do at the present moment in transactions of their own.
 */
export async function endHeldTransfer(
  scope: DatabaseTransaction,
  newId: () => string,
  transferId: string,
  { status, at, reason }: HeldOutcome,
): Promise<void> {
  const transfer = await advanceTransfer(
    scope,
    { id: transferId, to: status, reason },
    'pending',
    at,
  );
  if (!transfer) {
    throw new Error(`The sample's transfer ${transferId} is not held`);
  }
  const [account, kind, reverses] = await wayOut(scope, transfer);
  await mustPost(scope, [
    {
      head: { id: newId(), kind, at, transferId, reverses },
      legs: [
        { account: inFlight, amount: cents(-transfer.amount) },
        { account, amount: cents(transfer.amount) },
      ],
    },
  ]);
  if (reverses !== null) {
    await takeOutOfDailySums(scope.trx, reverses, account);
  }
  await appendToMemberLogs(scope, [
    {
      membershipId: transfer.membership_id,
      by: null,
      at,
      audit: { action: `transfer-${status}`, facts: { transfer: transferId, reason } },
      events: [transferEvent(transfer)],
    },
  ]);
}

async function wayOut(
  { trx }: DatabaseTransaction,
  transfer: TransferRow,
): Promise<[account: string, kind: PostingRow['kind'], reverses: string | null]> {
  if (transfer.status === 'completed') {
    return [clearing(transfer.kind === 'zelle' ? 'zelle' : 'ach'), 'transfer-completed', null];
  }
  const sending = await findSendingPosting(trx, transfer.id);
  return [transfer.from_account_id, 'transfer-returned', sending];
}
