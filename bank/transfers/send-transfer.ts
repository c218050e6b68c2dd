import { PostingBatch } from '../ledger/posting-batch.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { insertRows } from '../database/bulk-insert.ts';
import { recordTransactions } from '../history/record-transaction.ts';
import type { TransferRow } from '../database/tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { type AcceptedTransfer, planTransfer, type PlannedTransfer } from './plan-transfer.ts';

/** Where a transfer gets its keys and its day from. */
export interface SendingBank {
  readonly newId: () => string;
  readonly timeZone: string;
}

/** Sends one transfer that has been decided under the locks of its accounts. */
export async function sendTransfer(
  scope: DatabaseTransaction,
  bank: SendingBank,
  accepted: AcceptedTransfer,
): Promise<TransferRow> {
  const planned = planTransfer(bank.newId, accepted);
  const { head, legs } = planned.posting;
  const batch = await PostingBatch.lock(
    scope,
    legs.map(({ account }) => account),
  );
  batch.mustPost(head, legs);
  await recordSent(scope, bank, batch, [planned]);
  return planned.row;
}

/** Records transfers whose postings are in the batch, with a few statements for all of them. */
export async function recordSent(
  scope: DatabaseTransaction,
  bank: SendingBank,
  batch: PostingBatch,
  sent: readonly PlannedTransfer[],
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
    bank.timeZone,
  );
  await appendToMemberLogs(
    scope,
    sent.map(({ log }) => log),
  );
}
