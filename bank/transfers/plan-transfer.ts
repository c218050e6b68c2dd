import { cents } from '#contract/money/cents.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import type { NameCheckOutcome } from '#contract/payments/address-fields.ts';
import type { TransferKind } from '#contract/transactions/transactions.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { creditLabel, transactionLabel, transferReference } from '../formats/labels.ts';
import { inFlight } from '../ledger/chart-of-accounts.ts';
import type { BankContext } from '../bank-context.ts';
import { insertRows } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { type NewTransaction, recordTransactions } from '../history/record-transaction.ts';
import type { PostingBatch, PostingOrder } from '../ledger/posting-batch.ts';
import { appendToMemberLogs, type MemberLogs } from '../member-log/append-to-member-logs.ts';
import type { LogEntry } from '../member-log/log-entry.ts';
import {
  type TransferRow,
  type TransferStatusRow,
  type DestinationRow,
  categories,
} from './transfer-tables.ts';
import { columnsOf } from '../rails/payment-address.ts';
import { purposeOf } from './first-payment-rules.ts';
import type { Destination, TransferAccount } from './transfer-rules.ts';

/** A transfer that has been decided. */
export interface AcceptedTransfer {
  readonly membershipId: string;
  /** The person who sends it; null where the bank does, as ordered before. */
  readonly by: string | null;
  readonly request: TransferRequest;
  readonly from: TransferAccount;
  readonly destination: Destination;
  readonly at: EpochMs;
  /** When the rail is done with it; null where there is no rail, between two accounts of the member (R-T8). */
  readonly dueAt: EpochMs | null;
  /** Until when it is held as a first payment to somebody new; null: it is not. */
  readonly waitsUntil: EpochMs | null;
  /** Whether its member showed who they are for it. */
  readonly isConfirmed: boolean;
  /** The person against whose own daily limit it counts; left out or null: nobody. */
  readonly limitedPersonId?: string | null;
  /** The answer that its member got about the name of the recipient; left out or null: none. */
  readonly nameCheck?: NameCheckOutcome | null;
  /** Messages to others about it. */
  readonly sends?: LogEntry['sends'];
}

/** Everything that is recorded of a transfer when it is sent. */
export interface PlannedTransfer {
  readonly row: TransferRow;
  readonly status: TransferStatusRow;
  readonly posting: PostingOrder;
  readonly lines: readonly NewTransaction[];
  readonly log: LogEntry;
}

/**
 * A transfer that takes its time leaves the source account and is in flight: the debit stands in the history as processing
 * (spec §4, step 2). An immediate transfer goes from account to account in one posting, and debit and credit are there
 * together.
 */
export function planTransfer(newId: () => string, accepted: AcceptedTransfer): PlannedTransfer {
  const { membershipId, request, from, destination, at, dueAt } = accepted;
  const row = transferRow(newId(), accepted);
  const posting = postingOf(newId(), row);
  const line = {
    membershipId,
    postingId: posting.head.id,
    amount: cents(request.amount),
    at,
    status: row.status,
    category: categories[request.kind],
    reference: row.reference,
    transferId: row.id,
    memo: row.memo,
  };
  const debit: NewTransaction = {
    ...line,
    id: newId(),
    account: from,
    type: 'debit',
    description: debitDescription(request.kind, destination),
    label: row.label,
  };
  const credits: NewTransaction[] =
    dueAt === null && destination.toAccount
      ? [
          {
            ...line,
            id: newId(),
            account: destination.toAccount,
            type: 'credit',
            description: creditDescription(from),
            label: creditLabel(row.label),
          },
        ]
      : [];
  const { kind: action } = posting.head;
  const { purpose, name_check: nameCheck } = row;
  return {
    row,
    status: { transfer_id: row.id, sequence: 1, status: row.status, at, reason: null },
    posting,
    lines: [debit, ...credits],
    log: {
      membershipId,
      by: accepted.by,
      at,
      audit: {
        action,
        facts: {
          transfer: row.id,
          amount: request.amount,
          ...(purpose !== null && { purpose }),
          ...(nameCheck !== null && { nameCheck }),
        },
      },
      events: [transferEvent(row)],
      sends: accepted.sends,
    },
  };
}

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

/**
 * The event for the member's screens when a transfer has a new status; `dueElsewhere`: the day by which it is at the other
 * bank.
 */
export function transferEvent(transfer: TransferRow, dueElsewhere?: LocalDate) {
  return {
    kind: 'transfer',
    transferId: transfer.id as never,
    transferKind: transfer.kind,
    status: transfer.status,
    amount: cents(transfer.amount),
    toName: transfer.to_name,
    ...(dueElsewhere !== undefined && { dueElsewhere }),
  } as const;
}

/** How the credit of a transfer between a member's own accounts reads (R-T9). */
export function creditDescription(from: { readonly name: string }): string {
  return describe({ kind: 'transfer-in', name: from.name });
}

/** Where a transfer of the kind goes, as its row or that of its series keeps it. */
export function destinationRow(kind: TransferKind, destination: Destination): DestinationRow {
  return {
    kind,
    to_account_id: destination.toAccount?.id ?? destination.requested?.accountId ?? null,
    goal_id: destination.goalId,
    recipient_id: destination.recipientId,
    to_name: destination.name,
    ...columnsOf(destination),
  };
}

function transferRow(id: string, accepted: AcceptedTransfer): TransferRow {
  const { membershipId, request, from, destination, at, dueAt, waitsUntil, isConfirmed } = accepted;
  return {
    id,
    membership_id: membershipId,
    from_account_id: from.id,
    ...destinationRow(request.kind, destination),
    amount: request.amount,
    memo: request.memo,
    purpose: purposeOf(request),
    name_check: accepted.nameCheck ?? null,
    status: dueAt === null ? 'completed' : 'processing',
    label: transactionLabel(at),
    reference: transferReference(at),
    at,
    due_at: dueAt,
    waits_until: waitsUntil,
    confirmed: isConfirmed ? 1 : 0,
    limited_person_id: accepted.limitedPersonId ?? null,
  };
}

function postingOf(id: string, row: TransferRow): PostingOrder {
  const isMade = row.due_at === null;
  if (isMade && row.to_account_id === null) {
    throw new Error(`Transfer ${row.id} to others cannot be done without its rail`);
  }
  const head = { id, at: row.at, transferId: row.id, reverses: null };
  return {
    head: { ...head, kind: isMade ? 'transfer-made' : 'transfer-sent' },
    legs: [
      { account: row.from_account_id, amount: cents(-row.amount) },
      {
        account: isMade && row.to_account_id !== null ? row.to_account_id : inFlight,
        amount: cents(row.amount),
      },
    ],
  };
}

function debitDescription(kind: TransferKind, to: Destination): string {
  switch (kind) {
    case 'internal':
      return describe({ kind: 'transfer-out', name: to.name });
    case 'zelle':
      return describe({ kind: 'zelle', name: to.name });
    case 'external':
      return describe({ kind: 'transfer-out', name: `${to.name}, ${to.bankName}` });
  }
}
