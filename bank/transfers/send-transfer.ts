import { cents } from '#contract/cents.ts';
import type { TransferKind, TransferRequest } from '#contract/transfers.ts';
import type { EpochMs } from '#contract/time.ts';
import { transactionLabel, transferReference } from '../calendar/labels.ts';
import { inFlight } from '../ledger/chart-of-accounts.ts';
import { mustPost } from '../ledger/post.ts';
import { appendToMemberLog } from '../member-log/append-to-member-log.ts';
import { recordTransaction } from '../record-transaction.ts';
import type { TransferRow } from '../tables.ts';
import type { Scope } from '../transact.ts';
import { categories } from './categories.ts';
import { insertTransfer } from './transfer-records.ts';
import type { Destination, TransferAccount } from './transfer-rules.ts';

/** Where a transfer gets its keys and its day from. */
export interface SendingBank {
  readonly newId: () => string;
  readonly timeZone: string;
}

/** A transfer that has been decided. */
export interface AcceptedTransfer {
  readonly memberId: string;
  readonly request: TransferRequest;
  readonly from: TransferAccount;
  readonly destination: Destination;
  readonly at: EpochMs;
  /** When the rail is done with it. */
  readonly dueAt: EpochMs;
}

/**
 * Takes the money from the source account and puts it in flight; the debit stands in the history as
 * processing (spec §4, step 2). Nothing else moves.
 */
export async function sendTransfer(
  scope: Scope,
  bank: SendingBank,
  accepted: AcceptedTransfer,
): Promise<TransferRow> {
  const { memberId, request, from, destination, at } = accepted;
  const transfer = transferRow(bank.newId(), accepted);
  await insertTransfer(scope.trx, transfer);

  const postingId = bank.newId();
  await mustPost(
    scope,
    { id: postingId, kind: 'transfer-sent', at, transferId: transfer.id, reverses: null },
    [
      { account: from.id, amount: cents(-request.amount) },
      { account: inFlight, amount: cents(request.amount) },
    ],
  );
  await recordTransaction(
    scope.trx,
    {
      id: bank.newId(),
      memberId,
      account: from,
      postingId,
      type: 'debit',
      description: debitDescription(request.kind, destination),
      amount: cents(request.amount),
      at,
      status: 'processing',
      category: categories[request.kind],
      label: transfer.label,
      reference: transfer.reference,
      transferId: transfer.id,
    },
    bank.timeZone,
  );
  await appendToMemberLog(
    scope.trx,
    memberId,
    at,
    { action: 'transfer-sent', facts: { transfer: transfer.id, amount: request.amount } },
    [transferEvent(transfer)],
  );
  return transfer;
}

/** What the member's screens are told when a transfer has a new status. */
export function transferEvent(transfer: TransferRow) {
  return {
    kind: 'transfer',
    transferId: transfer.id as never,
    transferKind: transfer.kind,
    status: transfer.status,
    amount: cents(transfer.amount),
    toName: transfer.to_name,
  } as const;
}

function transferRow(id: string, accepted: AcceptedTransfer): TransferRow {
  const { memberId, request, from, destination, at, dueAt } = accepted;
  return {
    id,
    member_id: memberId,
    kind: request.kind,
    from_account_id: from.id,
    to_account_id: destination.toAccount?.id ?? null,
    recipient_id: destination.recipientId,
    to_name: destination.name,
    email: destination.email,
    phone: destination.phone,
    bank_name: destination.bankName,
    account_number: destination.accountNumber,
    routing_number: destination.routingNumber,
    amount: request.amount,
    memo: request.memo,
    status: 'processing',
    label: transactionLabel(at),
    reference: transferReference(at),
    at,
    due_at: dueAt,
  };
}

function debitDescription(kind: TransferKind, to: Destination): string {
  switch (kind) {
    case 'internal':
      return `Transfer to ${to.name}`;
    case 'zelle':
      return `Zelle to ${to.name}`;
    case 'external':
      return `Transfer to ${to.name}, ${to.bankName}`;
  }
}
