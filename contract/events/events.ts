import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { addressNumber } from '../text/text.ts';
import { ApprovalStatus } from '../approvals/approval-terms.ts';
import { BillReason, BillStatus } from '../bills/bills.ts';
import { CardChange, CardType } from '../cards/cards.ts';
import { overdraftChanges } from '../cards/overdraft.ts';
import { atMaturityChoices, certificateChanges } from '../products/product-terms.ts';
import {
  AccountId,
  ApprovalId,
  BillPaymentId,
  DepositId,
  DisputeId,
  GoalId,
  MoneyRequestId,
  SafeDepositChargeId,
  ScheduledTransferId,
  TransferId,
  VisitId,
} from '../text/ids.ts';
import { goalRuleKinds } from '../goals/goal-terms.ts';
import { moneyRequestChanges } from '../money-requests/money-request-terms.ts';
import { Cents } from '../money/money.ts';
import { conflict, proceduresUnder } from '../procedures/procedure.ts';
import { AccessChange, PartyRole } from '../procedures/access-terms.ts';
import {
  AlertEvent,
  DepositChange,
  DisputeChange,
  LoanChange,
  MessageFrom,
  ReturnReason,
  SecurityChange,
} from './event-parts.ts';
import {
  ScheduledTransferReason,
  ScheduledTransferStatus,
} from '../transfers/scheduled-transfers.ts';
import { EpochMs, LocalDate, LocalMonth } from '../time/time.ts';
import {
  Transaction,
  TransactionStatus,
  Wording,
  TransferKind,
} from '../transactions/transactions.ts';

const recorded = {
  /** Grows by one with each event of this member. */
  sequence: z.int(),
  at: EpochMs,
};

/** Something that happened to the member's money or sign-in, recorded with the change itself. */
export const MemberEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('transfer'),
    ...recorded,
    transferId: TransferId,
    transferKind: TransferKind,
    status: TransactionStatus,
    amount: Cents,
    toName: z.string(),
    /** Of one to another bank that was sent on: by when it is due there. */
    dueElsewhere: LocalDate.optional(),
  }),
  z.object({
    kind: z.literal('card'),
    ...recorded,
    change: CardChange,
    cardType: CardType,
    /** Masked. */
    cardNumber: z.string(),
    /** Of a limit or a purchase; null with any other change. */
    amount: Cents.nullable(),
    /** Of a purchase; null with any other change. */
    merchant: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('overdraft'),
    ...recorded,
    /** An owner's choice; `paid`: a purchase was posted that the balance did not cover. */
    change: z.enum(overdraftChanges),
    account: AccountId,
    /** The member's name for it. */
    name: z.string(),
    /** Of the purchase; null with a choice. */
    amount: Cents.nullable(),
    /** The fee of the overdraft; for a choice, the fee of each later overdraft. */
    fee: Cents,
  }),
  z.object({
    kind: z.literal('bill'),
    ...recorded,
    paymentId: BillPaymentId,
    status: BillStatus,
    amount: Cents,
    payeeName: z.string(),
    /** The day it was scheduled for. */
    date: LocalDate,
    /** Why it was not paid, where that was for another reason than the money. */
    reason: BillReason.optional(),
  }),
  z.object({
    kind: z.literal('scheduled-transfer'),
    ...recorded,
    scheduledTransferId: ScheduledTransferId,
    status: ScheduledTransferStatus,
    /** Why it was not sent. */
    reason: ScheduledTransferReason.nullable(),
    amount: Cents,
    toName: z.string(),
    /** The day it was scheduled for. */
    date: LocalDate,
  }),
  z.object({
    kind: z.literal('deposit'),
    ...recorded,
    depositId: DepositId,
    change: DepositChange,
    /** The amount of the deposit; where a part or the rest of it became available, that amount. */
    amount: Cents,
    toName: z.string(),
    /** Why a check came back; null with any other change. */
    reason: ReturnReason.nullable(),
    /** For a returned check: the amount by which the account is below zero since, and the fee. */
    below: Cents.optional(),
    fee: Cents.optional(),
  }),
  z.object({
    /** Money that came from somebody else, or went back to them. */
    kind: z.literal('credit'),
    ...recorded,
    change: z.enum(['received', 'taken-back']),
    /** The sender. */
    from: z.string(),
    account: AccountId,
    /** The bank's name for the account. */
    toName: z.string(),
    amount: Cents,
    /** For a reversal: the amount by which the account is below zero since. */
    below: Cents.optional(),
  }),
  z.object({
    kind: z.literal('dispute'),
    ...recorded,
    disputeId: DisputeId,
    change: DisputeChange,
    /** The disputed amount; for money taken back, that amount. */
    amount: Cents,
    /** Of the disputed transaction. */
    description: z.string(),
    wording: Wording.optional(),
  }),
  z.object({
    kind: z.literal('visit'),
    ...recorded,
    visitId: VisitId,
    change: z.enum(['scheduled', 'cancelled']),
    startsAt: EpochMs,
    branch: z.string(),
  }),
  z.object({
    kind: z.literal('safe-deposit-charge'),
    ...recorded,
    chargeId: SafeDepositChargeId,
    /** `unpaid`: the account did not hold it. No money moved; it is tried again every day. */
    status: z.enum(['paid', 'unpaid']),
    amount: Cents,
    /** The day on which it was due. */
    date: LocalDate,
  }),
  z.object({
    /** A rule of a goal brought nothing, because its account did not hold as much. No money moved. */
    kind: z.literal('goal-skipped'),
    ...recorded,
    goal: GoalId,
    goalName: z.string(),
    rule: z.enum(goalRuleKinds),
    amount: Cents,
    /** The account that it takes from. */
    fromName: z.string(),
  }),
  z.object({
    kind: z.literal('money-request'),
    ...recorded,
    request: MoneyRequestId,
    change: z.enum(moneyRequestChanges),
    /** Of the other side; of a link that nobody has paid, empty. */
    name: z.string(),
    /** Null while whoever pays may decide. */
    amount: Cents.nullable(),
    note: z.string(),
  }),
  z.object({
    kind: z.literal('certificate'),
    ...recorded,
    change: z.enum(certificateChanges),
    account: AccountId,
    /** The member's name for it. */
    name: z.string(),
    /** The day on which it matures, or matured; of a renewed one, on which it matures next. */
    date: LocalDate,
    /** The amount moved to another account; null with any other change. */
    amount: Cents.nullable(),
    /** Before maturity: the choice for the certificate at that time. */
    atMaturity: z.enum(atMaturityChoices),
  }),
  AlertEvent,
  z.object({
    kind: z.literal('loan'),
    ...recorded,
    change: LoanChange,
    /** The kind of loan, as the catalogue names it. */
    name: z.string(),
    /** The amount that was asked for, paid, drawn, charged or is due. */
    amount: Cents,
    /** On which it happened, or is due. */
    date: LocalDate,
  }),
  z.object({
    kind: z.literal('sign-in'),
    ...recorded,
    /** Set where the browser had not signed in as this member before. */
    newBrowser: z.literal(true).optional(),
  }),
  z.object({
    kind: z.literal('security'),
    ...recorded,
    change: SecurityChange,
  }),
  z.object({
    kind: z.literal('approval'),
    ...recorded,
    approvalId: ApprovalId,
    /** `waiting`: somebody has asked for it. */
    status: ApprovalStatus,
    amount: Cents,
    toName: z.string(),
    /** The person that asked for, approved, declined or withdrew the request; null where nobody did in time. */
    by: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('access'),
    ...recorded,
    change: AccessChange,
    role: PartyRole,
    /** The person with access, or invited to it. */
    name: z.string(),
    /** In whose name the membership is. */
    holder: z.string(),
  }),
  z.object({
    /** The letter of a month is ready to be read: it is told to the person, and names no figure. */
    kind: z.literal('letter'),
    ...recorded,
    month: LocalMonth,
  }),
  z.object({
    kind: z.literal('message'),
    ...recorded,
    /** Which message of the member's conversation. */
    message: z.int(),
    from: MessageFrom,
  }),
]);
export type MemberEvent = z.infer<typeof MemberEvent>;

/** An event as the notifications tell it (R-B2). */
export const EventNotice = z.object({
  event: MemberEvent,
  /** The subject shared by successive events, such as those of a transfer; the newest counts. */
  subject: z.string(),
  /** Whether the member has seen it, or it does not call for it. */
  isRead: z.boolean(),
});
export type EventNotice = z.infer<typeof EventNotice>;

const { reads, changes } = proceduresUnder('Events');

export const events = {
  /** The newest events, newest first. */
  recent: reads('see', '/events', 'Recent events')
    .input(z.object({ limit: addressNumber(z.number().int().min(1).max(50)).default(10) }))
    .output(z.object({ events: z.array(MemberEvent) })),

  /** A page of the notifications, newest first, and the number of all unread ones. */
  notices: reads('see', '/notices', 'Notifications')
    .input(
      z.object({
        /** The sequence at which the page before ended: only what came earlier is meant. */
        before: addressNumber(z.number().int().positive()).optional(),
        limit: addressNumber(z.number().int().min(1).max(100)).default(20),
      }),
    )
    .output(
      z.object({
        notices: z.array(EventNotice),
        /** The `before` of the next page; null at the first event. */
        next: z.int().nullable(),
        unread: z.int(),
      }),
    ),

  /** Marks this event as read. */
  markRead: changes('see', '/notices/{sequence}/read', 'Mark a notification as read')
    .input(z.object({ sequence: addressNumber(z.number().int().positive()) }))
    .output(z.object({})),

  /** Marks all events up to this one as read; later ones stay unread. */
  markAllRead: changes('see', '/notices/read', 'Mark all notifications as read')
    .input(z.object({ upTo: z.int().nonnegative() }))
    .output(z.object({})),

  /** The transaction of an event; null if it has none. */
  transaction: reads('see', '/events/{sequence}/transaction', 'The transaction of an event')
    .input(z.object({ sequence: addressNumber(z.number().int().positive()) }))
    .output(z.object({ transaction: Transaction.nullable() })),

  /**
   * A stream of events, from now on or from the last seen event (`Last-Event-ID`), so that a dropped connection misses
   * nothing. Use it to follow the progress of a transfer. The number of a member's open streams is limited; a further
   * stream ends the oldest.
   */
  follow: reads('see', '/events/live', 'Follow events')
    .errors({
      /**
       * Ends a stream whose place a newer one of the member has taken. A client that opens another one at once takes the
       * place of a third: it waits until somebody looks, or some minutes.
       */
      STREAM_REPLACED: conflict(
        'This stream was ended, because the newest of too many took its place.',
      ),
    })
    .output(eventIterator(MemberEvent)),
};
