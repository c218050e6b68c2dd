import { cents } from '#contract/money/cents.ts';
import type {
  AccountId,
  RecipientId,
  ScheduledTransferId,
  TransferSeriesId,
} from '#contract/text/ids.ts';
import type { ScheduledTransfer } from '#contract/transfers/scheduled-transfers.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { describeRecipient } from './present-transfer.ts';
import type { Scheduled } from './schedule-records.ts';

/** The scheduled transfer as the contract has it. */
export function presentScheduled(one: Scheduled): ScheduledTransfer {
  return {
    id: one.id as ScheduledTransferId,
    series: one.series_id as TransferSeriesId,
    kind: one.kind,
    amount: cents(one.amount),
    from: one.fromHandle as AccountId,
    fromName: one.fromName,
    recipient: one.recipient_id as RecipientId | null,
    ...(one.toHandle !== null && { to: one.toHandle as AccountId }),
    toName: nameOf(one),
    toDetail: describeRecipient({
      email: one.email,
      phone: one.phone,
      bankName: one.bank_name,
      accountNumber: one.account_number,
    }),
    memo: one.memo,
    repeat: one.repeat,
    date: one.day as LocalDate,
    status: one.status,
    dueAt: one.due_at as EpochMs | null,
    reason: one.reason,
  };
}

/** Whom it goes to; a saved recipient, or an account of the member, may have been renamed since. */
export function nameOf({ recipientName, toHandle, toShown, to_name: name }: Scheduled): string {
  return recipientName ?? (toHandle === null ? name : toShown);
}
