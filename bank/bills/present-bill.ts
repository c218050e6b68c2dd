import type { BillPayment } from '#contract/bills/bills.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId, BillPaymentId, BillSeriesId, PayeeId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { transactionLabel } from '../calendar/labels.ts';
import type { Bill } from './bill-records.ts';

/** The payment as the contract has it. */
export function presentBill(bill: Bill): BillPayment {
  const settledAt = bill.settled_at as EpochMs | null;
  return {
    id: bill.id as BillPaymentId,
    series: bill.series_id as BillSeriesId,
    payee: bill.payee_id as PayeeId,
    payeeName: bill.payeeName,
    from: bill.fromHandle as AccountId,
    fromName: bill.fromShown,
    amount: cents(bill.amount),
    memo: bill.memo,
    repeat: bill.repeat,
    date: bill.day as LocalDate,
    status: bill.status,
    dueAt: bill.due_at as EpochMs | null,
    settledAt,
    reason: bill.reason,
    // The line of the history was written in the same moment.
    label: bill.status === 'paid' && settledAt !== null ? transactionLabel(settledAt) : null,
  };
}
