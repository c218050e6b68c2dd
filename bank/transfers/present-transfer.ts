import { cents } from '#contract/money/cents.ts';
import type { AccountId, TransferId } from '#contract/text/ids.ts';
import type { Transfer } from '#contract/transfers/transfers.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import { addressOf, describeAddress } from '../rails/payment-address.ts';
import type { TransferWithAccount } from './transfer-records.ts';
import { categories } from './transfer-tables.ts';

/** The transfer as the contract has it; `dueElsewhere`: by when it is at the other bank, where it was sent on to one. */
export function presentTransfer(
  transfer: TransferWithAccount,
  timeZone: string,
  dueElsewhere?: LocalDate,
): Transfer {
  const at = transfer.at as EpochMs;
  return {
    id: transfer.id as TransferId,
    label: transfer.label,
    reference: transfer.reference,
    kind: transfer.kind,
    status: transfer.status,
    amount: cents(transfer.amount),
    from: transfer.fromHandle as AccountId,
    fromName: transfer.fromName,
    toName: transfer.toShown ?? transfer.to_name,
    toDetail: describeAddress(addressOf(transfer)),
    ...(transfer.waits_until !== null && { waitsUntil: transfer.waits_until as EpochMs }),
    ...(dueElsewhere !== undefined && { dueElsewhere }),
    memo: transfer.memo,
    ...(transfer.purpose !== null && { purpose: transfer.purpose }),
    ...(transfer.name_check !== null && { nameCheck: transfer.name_check }),
    category: categories[transfer.kind],
    at,
    ...localMoment(at, timeZone),
  };
}
