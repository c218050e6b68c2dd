import { z } from 'zod';
import { billRefusals, BillRequest } from '../bills/bills.ts';
import { PositiveCents } from '../money/money.ts';
import { procedure } from '../procedures/refusals.ts';
import { stepUpRefusals } from '../step-up/step-up.ts';
import { ApprovalId, IntentKey } from '../text/ids.ts';
import { typedText } from '../text/text.ts';
import { Repeat } from '../time/repeat.ts';
import { EpochMs, LocalDate } from '../time/time.ts';
import { scheduleRefusals, ScheduleRequest } from '../transfers/scheduled-transfers.ts';
import { ownLimitRefusals, transferRefusals, TransferRequest } from '../transfers/transfers.ts';
import { ApprovalStatus, reasonMaxLength } from './approval-terms.ts';

/** A payment that somebody asks for and somebody else approves: what the approver would otherwise request themselves. */
export const PaymentToApprove = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('transfer'), transfer: TransferRequest }),
  z.object({ kind: z.literal('scheduled-transfer'), schedule: ScheduleRequest }),
  z.object({ kind: z.literal('bill'), bill: BillRequest }),
]);
export type PaymentToApprove = z.infer<typeof PaymentToApprove>;
/** The same before defaults are filled in: what a client writes. */
export type PaymentToApproveInput = z.input<typeof PaymentToApprove>;

/** A payment that was asked for, and how it stands. */
export const Approval = z.object({
  id: ApprovalId,
  kind: z.enum(['transfer', 'scheduled-transfer', 'bill']),
  amount: PositiveCents,
  fromName: z.string(),
  toName: z.string(),
  /** How the recipient is reached, masked. */
  toDetail: z.string().nullable(),
  memo: z.string(),
  /** The day on which it is made, or made for the first time; null: as soon as it is approved. */
  day: LocalDate.nullable(),
  repeat: Repeat,
  askedBy: z.string(),
  askedAt: EpochMs,
  /** Whether whoever reads this has asked for it: then somebody else decides. */
  isYours: z.boolean(),
  /** From then on nobody can approve it. */
  expiresAt: EpochMs,
  status: ApprovalStatus,
  /** Who approved, declined or withdrew it; null while it waits, and where nobody decided in time. */
  decidedBy: z.string().nullable(),
  decidedAt: EpochMs.nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
});
export type Approval = z.infer<typeof Approval>;

/**
 * What came of a payment when it was approved. `sent`: it was sent on. `held`: the bank reviews it first. `waits`: as a first
 * payment to somebody new it waits for some hours. `scheduled`: it is made on its day. `paid`: the bill is paid.
 */
export const ApprovalOutcome = z.enum(['sent', 'held', 'waits', 'scheduled', 'paid']);
export type ApprovalOutcome = z.infer<typeof ApprovalOutcome>;

/** Why a payment is not asked for, or not made when it is approved: for the reasons of its own kind. */
export const paymentRefusals = {
  ...billRefusals,
  ...scheduleRefusals,
  ...transferRefusals,
} as const;

/** It was approved, declined or withdrawn before, or has expired. */
const APPROVAL_DECIDED = {
  status: 409,
  message: 'This payment does not wait for approval any more. Nothing was changed.',
  data: z.object({ status: ApprovalStatus }),
} as const;

/** Nobody approves or declines what they have asked for. */
const APPROVAL_OWN = {
  status: 422,
  message: 'Somebody else has to decide about this payment. Nothing was sent.',
} as const;

const keyReused = {
  INTENT_KEY_REUSED: {
    status: 422,
    message: 'This key was used for another request. Nothing was changed now.',
  },
} as const;

const tags = ['Approvals'];
const One = z.object({ id: ApprovalId });

/** Payments that somebody asks for and somebody else approves: dual control. */
export const approvals = {
  /** What waits, the oldest first, and the last ones that were decided, the newest first. */
  list: procedure
    .route({ method: 'GET', path: '/approvals', tags, summary: 'Payments that wait for approval' })
    .output(z.object({ waiting: z.array(Approval), decided: z.array(Approval) })),

  /**
   * Asks for a payment. It is decided by the same rules as if it were made now, and once more when it is approved. No money
   * moves. Repeating it with the same key changes nothing and gets the first answer again.
   */
  ask: procedure
    .route({ method: 'POST', path: '/approvals', tags, summary: 'Ask for a payment' })
    .errors({
      ...paymentRefusals,
      ...keyReused,
      TOO_MANY_WAITING: {
        status: 422,
        message: 'As many payments wait for approval as can. Nothing was asked for now.',
        data: z.object({ most: z.int() }),
      },
    })
    .input(z.object({ intentKey: IntentKey, payment: PaymentToApprove }))
    .output(Approval),

  /**
   * Makes the payment, by all rules as they are now; what they refuse goes on waiting. Repeating it with the same key changes
   * nothing and gets the first answer again.
   */
  approve: procedure
    .route({ method: 'POST', path: '/approvals/{id}/approve', tags, summary: 'Approve a payment' })
    .errors({
      ...stepUpRefusals,
      ...paymentRefusals,
      ...ownLimitRefusals,
      ...keyReused,
      APPROVAL_DECIDED,
      APPROVAL_OWN,
      /** Whoever asked for it may not ask any more. It can be declined. */
      APPROVAL_ASKER_LEFT: {
        status: 409,
        message: 'Whoever asked for this payment has no access any more. Nothing was sent.',
      },
    })
    .input(One.extend({ intentKey: IntentKey }))
    .output(z.object({ approval: Approval, outcome: ApprovalOutcome })),

  /** Declines it, with a reason that whoever asked for it reads. */
  decline: procedure
    .route({ method: 'POST', path: '/approvals/{id}/decline', tags, summary: 'Decline a payment' })
    .errors({ APPROVAL_DECIDED, APPROVAL_OWN })
    .input(One.extend({ reason: typedText(reasonMaxLength).trim().min(1) }))
    .output(Approval),

  /** Takes back what one has asked for oneself. */
  withdraw: procedure
    .route({
      method: 'POST',
      path: '/approvals/{id}/withdraw',
      tags,
      summary: 'Withdraw what was asked for',
    })
    .errors({ APPROVAL_DECIDED })
    .input(One)
    .output(Approval),
};

/** The codes that no other procedure has. */
export type ApprovalRefusalCode =
  | 'APPROVAL_DECIDED'
  | 'APPROVAL_OWN'
  | 'APPROVAL_ASKER_LEFT'
  | 'TOO_MANY_WAITING';
