import type { PostingBatch } from '../ledger/posting-batch.ts';
import { appendToMemberLogs, type MemberLogs } from '../member-log/append-to-member-logs.ts';
import { insertRows } from '../database/bulk-insert.ts';
import { recordTransactions } from '../history/record-transaction.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { BankContext } from '../bank-context.ts';
import type { PlannedTransfer } from './plan-transfer.ts';

/** Records transfers whose postings are in the batch, with a few statements for all of them. */
export async function recordSent(
  scope: DatabaseTransaction,
  { timeZone }: Pick<BankContext, 'timeZone'>,
  batch: PostingBatch,
  sent: readonly PlannedTransfer[],
  logs?: MemberLogs,
): Promise<void> {
  await insertRows(
    scope,
    'transfer',
    sent.map(({ row }) => row),
  );
  await insertRows(
    scope,
    'transfer_status',
    sent.map(({ status }) => status),
  );
  await batch.record(scope);
  await recordTransactions(
    scope,
    sent.flatMap(({ lines }) => lines),
    timeZone,
  );
  await appendToMemberLogs(
    scope,
    sent.map(({ log }) => log),
    logs,
  );
}
