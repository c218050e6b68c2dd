import { cents } from '#contract/money/cents.ts';
import type { AccountId, RecipientId, TransferId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type {
  StatusChange,
  TransactionTransfer,
} from '#contract/transactions/transaction-detail.ts';
import type { BankContext } from '../bank-context.ts';
import { localMoment } from '../calendar/local-time.ts';
import { presentRow } from '../history/history-page.ts';
import { addressOf, shownAddress } from '../rails/payment-address.ts';
import type { Tables } from '../tables.ts';
import { dueElsewhere, sentOnAt } from '../calendar/arrival.ts';
import type { findTransaction, TransferOfTransaction } from './transaction-records.ts';

type FoundTransaction = NonNullable<Awaited<ReturnType<typeof findTransaction>>>;
type StatusOfTransfer = Pick<Tables['transfer_status'], 'status' | 'at' | 'reason'>;

/** The transaction as the contract has it, without its transfer. */
export function presentTransaction(row: FoundTransaction, timeZone: string) {
  return {
    ...presentRow(row, timeZone),
    balanceAfter: cents(row.balanceAfter),
    postingKind: row.postingKind,
  };
}

/** The transfer behind a transaction as the contract has it; the account number masked. */
export function presentTransferOf(
  transfer: TransferOfTransaction,
  statuses: readonly StatusOfTransfer[],
  bank: Pick<BankContext, 'timeZone' | 'policy'>,
): TransactionTransfer {
  const { name: toName, ...address } = shownAddress(addressOf(transfer));
  const sentOn = sentOnAt(statuses);
  const dueDay = sentOn && dueElsewhere(transfer.kind, sentOn, bank);
  return {
    id: transfer.id as TransferId,
    kind: transfer.kind,
    from: transfer.fromHandle as AccountId,
    fromName: transfer.fromName,
    to: transfer.toHandle as AccountId | null,
    toName: transfer.toHandle === null ? toName : transfer.toShown,
    recipient: transfer.savedRecipient as RecipientId | null,
    ...address,
    memo: transfer.memo,
    statuses: statuses.map((change) => presentStatus(change, bank.timeZone)),
    ...(transfer.waits_until !== null && { waitsUntil: transfer.waits_until as EpochMs }),
    ...(dueDay !== undefined && { dueElsewhere: dueDay }),
  };
}

function presentStatus({ status, at, reason }: StatusOfTransfer, timeZone: string): StatusChange {
  return { status, at: at as EpochMs, ...localMoment(at as EpochMs, timeZone), reason };
}
