import { z } from 'zod';
import { billRefusals, BillRequest } from '../bills/bills.ts';
import { PositiveCents } from '../money/money.ts';
import { conflict, refusal, proceduresUnder } from '../procedures/procedure.ts';
import { NameCheck } from '../recipients/recipients.ts';
import { stepUpRefusals } from '../identity/step-up/step-up.ts';
import { ApprovalId, IntentKey } from '../text/ids.ts';
import { typedText } from '../text/text.ts';
import { Repeat, EpochMs, LocalDate } from '../time/time.ts';
import {
  sameOrderRefusal,
  scheduleRefusals,
  ScheduleRequest,
} from '../transfers/scheduled-transfers.ts';
import { ownLimitRefusals, transferRefusals } from '../transfers/transfer-refusals.ts';
import { purposeRefusals, TransferRequest } from '../transfers/transfers.ts';
import { paymentPurposes } from '../transfers/transfer-terms.ts';
import { ApprovalStatus, reasonMaxLength } from './approval-terms.ts';

/** A payment that needs another person's approval: the request that the approver would otherwise send. */
export const PaymentToApprove = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('transfer'), transfer: TransferRequest }),
  z.object({ kind: z.literal('scheduled-transfer'), schedule: ScheduleRequest }),
  z.object({ kind: z.literal('bill'), bill: BillRequest }),
]);
export type PaymentToApprove = z.infer<typeof PaymentToApprove>;
/** The same before defaults are filled in, as a client sends it. */
export type PaymentToApproveInput = z.input<typeof PaymentToApprove>;

/** A requested payment and its status. */
export const Approval = z.object({
  id: ApprovalId,
  kind: z.enum(['transfer', 'scheduled-transfer', 'bill']),
  amount: PositiveCents,
  fromName: z.string(),
  toName: z.string(),
  /** The recipient's account, email or phone, masked. */
  toDetail: z.string().nullable(),
  /** The bank as the asker typed it, where the routing number is another's: `toDetail` says where the money goes. */
  otherBank: z.string().nullable(),
  memo: z.string(),
  /** The purpose that the asker gave for a large first payment; null where nobody was asked. */
  purpose: z.enum(paymentPurposes).nullable(),
  /** How many hours it is held once it is approved, if it is the first payment to its recipient then; null where it is not held, and once it is decided. */
  holdHours: z.int().positive().nullable(),
  /** Whether the bank reviews it before it is sent on, once it is approved; false once it is decided. */
  isHeld: z.boolean(),
  /** The answer that the asker got about the name of the recipient (R-T18); null where no name was compared. */
  nameCheck: NameCheck.nullable(),
  /** The day on which it is made, or made first; null if it is made as soon as it is approved. */
  day: LocalDate.nullable(),
  repeat: Repeat,
  askedBy: z.string(),
  askedAt: EpochMs,
  /** Whether the caller asked for it. Then somebody else has to decide. */
  isYours: z.boolean(),
  /** From this moment it cannot be approved. */
  expiresAt: EpochMs,
  status: ApprovalStatus,
  /** The person that approved, declined or withdrew the request; null while it waits, and if it expired. */
  decidedBy: z.string().nullable(),
  decidedAt: EpochMs.nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
});
export type Approval = z.infer<typeof Approval>;

/**
 * The result of an approval. `sent`: the money is on its way. `held`: the bank reviews the payment first. `waits`: it is a
 * first payment to a new recipient and waits for some hours. `scheduled`: it is made on its day. `paid`: the bill is paid.
 */
export const ApprovalOutcome = z.enum(['sent', 'held', 'waits', 'scheduled', 'paid']);
export type ApprovalOutcome = z.infer<typeof ApprovalOutcome>;

/** Why a payment cannot be asked for, or not be made when it is approved: the refusals of its kind. */
export const paymentRefusals = {
  ...billRefusals,
  ...scheduleRefusals,
  ...transferRefusals,
  ...purposeRefusals,
  ...sameOrderRefusal,
} as const;

const APPROVAL_DECIDED = conflict(
  'This payment does not wait for approval any more. Nothing was changed.',
  { status: ApprovalStatus },
);

/** A person cannot approve or decline their own request. */
const APPROVAL_OWN = refusal('Somebody else has to decide about this payment. Nothing was sent.');

const keyReused = {
  INTENT_KEY_REUSED: refusal('This key was used for another request. Nothing was changed now.'),
} as const;

const One = z.object({ id: ApprovalId });

const { reads, changes } = proceduresUnder('Approvals');

/** Payments that one person asks for and another approves: dual control. */
export const approvals = {
  /** Lists payments that wait, oldest first, and the last decided ones, newest first. */
  list: reads('see', '/approvals', 'Payments that wait for approval').output(
    z.object({ waiting: z.array(Approval), decided: z.array(Approval) }),
  ),

  /**
   * Asks for a payment. The rules of a payment decide it now, and again when it is approved. No money moves. A repeated
   * request with the same key changes nothing and gets the first answer.
   */
  ask: changes('initiate', '/approvals', 'Ask for a payment')
    .errors({
      ...paymentRefusals,
      ...keyReused,
      TOO_MANY_WAITING: refusal(
        'As many payments wait for approval as can. Nothing was asked for now.',
        { most: z.int() },
      ),
    })
    .input(z.object({ intentKey: IntentKey, payment: PaymentToApprove }))
    .output(Approval),

  /**
   * Makes the payment by the present rules. If they refuse it, it keeps waiting. A repeated request with the same key
   * changes nothing and gets the first answer.
   */
  approve: changes('approve', '/approvals/{id}/approve', 'Approve a payment')
    .errors({
      ...stepUpRefusals,
      ...paymentRefusals,
      ...ownLimitRefusals,
      ...keyReused,
      APPROVAL_DECIDED,
      APPROVAL_OWN,
      /** The asker may not ask for payments any more. It can be declined. */
      APPROVAL_ASKER_LEFT: conflict(
        'Whoever asked for this payment has no access any more. Nothing was sent.',
      ),
    })
    .input(One.extend({ intentKey: IntentKey }))
    .output(z.object({ approval: Approval, outcome: ApprovalOutcome })),

  /** Declines it with a reason, which the asker can read. */
  decline: changes('approve', '/approvals/{id}/decline', 'Decline a payment')
    .errors({ APPROVAL_DECIDED, APPROVAL_OWN })
    .input(One.extend({ reason: typedText(reasonMaxLength).min(1) }))
    .output(Approval),

  /** Withdraws a payment that the caller asked for. */
  withdraw: changes('initiate', '/approvals/{id}/withdraw', 'Withdraw what was asked for')
    .errors({ APPROVAL_DECIDED })
    .input(One)
    .output(Approval),
};
