import { z } from 'zod';
import { billMemoMaxLength } from './bill-terms.ts';
import { AccountId, BillPaymentId, BillSeriesId, IntentKey, PayeeId } from '../text/ids.ts';
import { Cents, PositiveCents } from '../money/money.ts';
import { conflict, refusal, keyReusedRefusal, proceduresUnder } from '../procedures/procedure.ts';
import { stepUpRefusals } from '../identity/step-up/step-up.ts';
import { Again, sameOrderRefusal } from '../transfers/scheduled-transfers.ts';
import { typedText } from '../text/text.ts';
import { Repeat, EpochMs, LocalDate, LocalTime } from '../time/time.ts';
import { Page, PageCursor } from '../transactions/transactions.ts';
import { transferRefusals } from '../transfers/transfer-refusals.ts';

/** How often a bill is paid. */
export const BillRepeat = Repeat;
export type BillRepeat = Repeat;

/**
 * The reason why a payment was not made on its day; `not-confirmed`: with the other money of that day it was more than goes
 * without a step-up of the member; `more-than-owed`: it would have paid the member's card too far above its owed balance.
 */
export const BillReason = z.enum(['insufficient-funds', 'not-confirmed', 'more-than-owed']);
export type BillReason = z.infer<typeof BillReason>;

/** `failed`: on its day it was not paid, and `reason` says why. Nothing moved, and a series goes on. */
export const BillStatus = z.enum(['scheduled', 'paid', 'failed', 'cancelled']);
export type BillStatus = z.infer<typeof BillStatus>;

/** A member's order to pay a bill (R-D7). */
export const BillRequest = z.object({
  payee: PayeeId,
  from: AccountId,
  amount: PositiveCents,
  /** The day of the payment, or of the first one. */
  date: LocalDate,
  repeat: BillRepeat.default('once'),
  again: Again,
  memo: typedText(billMemoMaxLength).default(''),
});
export type BillRequest = z.infer<typeof BillRequest>;
/** The same before defaults are filled in, as a client writes it. */
export type BillRequestInput = z.input<typeof BillRequest>;

/** Why a payment is refused, in the order in which it is checked. Nothing has moved then. */
export const billRefusals = {
  /** The amount must be greater than 0. */
  AMOUNT_NOT_POSITIVE: transferRefusals.AMOUNT_NOT_POSITIVE,
  /** The member has no open account of that name. */
  UNKNOWN_ACCOUNT: {
    ...transferRefusals.UNKNOWN_ACCOUNT,
    data: z.object({ field: z.literal('from') }),
  },
  /** The payee does not exist, or was removed. */
  UNKNOWN_PAYEE: refusal('That payee is not one of yours.'),
  /** The day is before today; `earliest` is today. */
  DATE_PAST: refusal('A payment cannot be made on a day that is past.', { earliest: LocalDate }),
  /** More than a year ahead. */
  DATE_TOO_FAR: refusal('A payment can be scheduled at most a year ahead.', { latest: LocalDate }),
  /** The payment is for today and the account does not hold it. A later one is checked on its day. */
  INSUFFICIENT_FUNDS: transferRefusals.INSUFFICIENT_FUNDS,
  /** More than one payment can be, on whichever day; `limit` is that much. */
  OVER_BILL_LIMIT: refusal('This is more than can be paid at a time.', { limit: Cents }),
  /** The payment to a card today is more than `most`: its owed balance and the credit balance that a card may have. */
  MORE_THAN_OWED: refusal('This is more than can be paid to the card now.', {
    owed: Cents,
    most: Cents,
  }),
  TOO_MANY_SCHEDULED: refusal(
    'You have as many scheduled payments as can be kept. Please cancel one first.',
    { most: z.int() },
  ),
} as const;
export type BillRefusalCode = keyof typeof billRefusals;

/** A payment of a bill, whether it lies ahead or behind. */
export const BillPayment = z.object({
  id: BillPaymentId,
  series: BillSeriesId,
  payee: PayeeId,
  payeeName: z.string(),
  from: AccountId,
  fromName: z.string(),
  amount: PositiveCents,
  memo: z.string(),
  repeat: BillRepeat,
  /** The day it was scheduled for. */
  date: LocalDate,
  status: BillStatus,
  /** While scheduled: when the bank will pay it. */
  dueAt: EpochMs.nullable(),
  /** When it was paid, failed or was cancelled. */
  settledAt: EpochMs.nullable(),
  /** Why it failed. */
  reason: BillReason.nullable(),
  /** Once paid: `TXN-` and six digits, as in the history. */
  label: z.string().nullable(),
});
export type BillPayment = z.infer<typeof BillPayment>;

/** The last payment to a payee, and the day that the rhythm of its payments makes likely for the next one. */
export const UsualBill = z.object({
  amount: PositiveCents,
  /** The day of that payment. */
  paidOn: LocalDate,
  /** The next day of the rhythm, today or later. */
  likelyDay: LocalDate,
  /**
   * The merchant of the history to whom these payments went, where the member has never paid the payee by a bill: whether
   * both are the same is for the member to say. Null of the payee's own payments.
   */
  merchant: z.string().nullable(),
});
export type UsualBill = z.infer<typeof UsualBill>;

/** The payments ahead, and the terms for scheduling more. */
export const Upcoming = z.object({
  /** The next payment of each series, soonest first; few by nature (`TOO_MANY_SCHEDULED`). */
  payments: z.array(BillPayment),
  /** The first and the last day that a payment can be scheduled for: today, and in a year. */
  earliest: LocalDate,
  latest: LocalDate,
  /** The time of day at which payments that were scheduled ahead are made. */
  paidAt: LocalTime,
  /** The largest single payment. */
  most: Cents,
});
export type Upcoming = z.infer<typeof Upcoming>;

const { reads, changes } = proceduresUnder('Bills');

export const bills = {
  /**
   * Schedules a payment, or pays it at once if its day is today. Repeating it with the same key
   * changes nothing and gets the first answer again.
   */
  schedule: changes('order', '/bills', 'Schedule a payment')
    .errors({
      ...stepUpRefusals,
      ...billRefusals,
      ...sameOrderRefusal,
      ...keyReusedRefusal,
    })
    .input(z.object({ intentKey: IntentKey, bill: BillRequest }))
    .output(BillPayment),

  /** The payments that are still to come. */
  upcoming: reads('see', '/bills/upcoming', 'Upcoming bills').output(Upcoming),

  /** The payments that were made, failed or were cancelled, newest first. */
  settled: reads('see', '/bills', 'Settled bills')
    .input(Page)
    .output(z.object({ payments: z.array(BillPayment), next: PageCursor.nullable() })),

  /** The payment that this payee usually gets; null where neither a bill nor the history has one. */
  usual: reads('see', '/payees/{payee}/usual', 'The usual payment to a payee')
    .input(z.object({ payee: PayeeId }))
    .output(z.object({ usual: UsualBill.nullable() })),

  /** Cancels one payment. A series continues with its next one. */
  cancel: changes('order', '/bills/{id}/cancel', 'Cancel a scheduled payment')
    .errors({
      /** It was paid, has failed or was cancelled before. */
      NOT_SCHEDULED: conflict('Only a scheduled payment can be cancelled. Nothing was changed.', {
        status: BillStatus,
      }),
    })
    .input(z.object({ id: BillPaymentId }))
    .output(BillPayment),

  /** Cancels the next payment of a series and all that follow. */
  cancelSeries: changes('order', '/bill-series/{series}/cancel', 'Cancel a series of payments')
    .errors({
      /** No payment of it lies ahead. */
      SERIES_ENDED: conflict(
        'No payment of this series is scheduled any more. Nothing was changed.',
      ),
    })
    .input(z.object({ series: BillSeriesId }))
    .output(BillPayment),
};
