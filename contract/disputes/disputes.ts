import { z } from 'zod';
import { disputeReasons, disputeStoryMaxLength } from './dispute-terms.ts';
import { DisputeId, IntentKey, TransactionId } from '../text/ids.ts';
import { PositiveCents } from '../money/money.ts';
import { conflict, refusal, keyReusedRefusal, proceduresUnder } from '../procedures/procedure.ts';
import { typedText } from '../text/text.ts';
import { LocalDate } from '../time/time.ts';
import { transferRefusals } from '../transfers/transfer-refusals.ts';

export const DisputeReason = z.enum(disputeReasons);
export type DisputeReason = z.infer<typeof DisputeReason>;

/**
 * `open`: it is being looked into. `credited`: still so, and the member has the money meanwhile.
 * `resolved-for`: the member keeps or has got the money. `resolved-against`: the transaction was right;
 * a credit goes back. `withdrawn`: by the member; a credit went back at once.
 */
export const DisputeStatus = z.enum([
  'open',
  'credited',
  'resolved-for',
  'resolved-against',
  'withdrawn',
]);
export type DisputeStatus = z.infer<typeof DisputeStatus>;

/** A member's dispute of a transaction (R-X6). */
export const DisputeRequest = z.object({
  reason: DisputeReason,
  /** The events in the member's words. */
  story: typedText(disputeStoryMaxLength),
  amount: PositiveCents,
});
export type DisputeRequest = z.infer<typeof DisputeRequest>;
/** The same as a client writes it. */
export type DisputeRequestInput = z.input<typeof DisputeRequest>;

/** Why a transaction cannot be disputed, whenever that is. */
export const NotDisputable = z.enum(['credit', 'own-accounts', 'not-completed', 'not-a-payment']);
export type NotDisputable = z.infer<typeof NotDisputable>;

/** Why a dispute is not opened, in the order in which it is checked. Nothing is changed then. */
export const disputeRefusals = {
  /** It is no completed payment to others. */
  NOT_DISPUTABLE: refusal('Only a completed payment to others can be disputed.', {
    why: NotDisputable,
  }),
  /** It has a dispute that was not withdrawn. */
  ALREADY_DISPUTED: conflict('This transaction has been disputed already.'),
  /** `until` was the last day. */
  DISPUTE_TOO_LATE: refusal('The time in which this transaction could be disputed is over.', {
    until: LocalDate,
  }),
  /** More than the transaction was of. */
  DISPUTED_TOO_MUCH: refusal('No more can be disputed than was taken.', { most: PositiveCents }),
  /** Nothing was said about what happened. */
  DISPUTE_STORY_EMPTY: refusal('Please say what happened.'),
} as const;
/** By when the bank acts on a dispute (12 CFR 1005.11(c)). */
export const DisputeClock = z.object({
  /** On this day the member is credited, if nothing is decided before. */
  creditBy: LocalDate,
  /** By the end of this day it is decided; otherwise for the member. */
  decideBy: LocalDate,
});
export type DisputeClock = z.infer<typeof DisputeClock>;

/** A dispute of one transaction. */
export const Dispute = DisputeClock.extend({
  id: DisputeId,
  transaction: TransactionId,
  reason: DisputeReason,
  story: z.string(),
  amount: PositiveCents,
  status: DisputeStatus,
  openedOn: LocalDate,
  /** When the member was credited. */
  creditedOn: LocalDate.nullable(),
  /** When it was decided or withdrawn. */
  endedOn: LocalDate.nullable(),
  /** In the words of the bank; null where nobody decided it. */
  explanation: z.string().nullable(),
  /** When a credit leaves the account again; later than said at first where the account did not hold it. */
  takeBackOn: LocalDate.nullable(),
  /** When it did. */
  takenBackOn: LocalDate.nullable(),
});
export type Dispute = z.infer<typeof Dispute>;

/** Whether a transaction can be disputed today, and the consequences. */
export const DisputeOffer = z.discriminatedUnion('kind', [
  DisputeClock.extend({
    kind: z.literal('offered'),
    /** The last day on which it can be disputed. */
    until: LocalDate,
    most: PositiveCents,
  }),
  z.object({ kind: z.literal('not-disputable'), why: NotDisputable }),
  z.object({ kind: z.literal('disputed') }),
  z.object({ kind: z.literal('too-late'), until: LocalDate }),
]);
export type DisputeOffer = z.infer<typeof DisputeOffer>;

const { reads, changes } = proceduresUnder('Disputes');

export const disputes = {
  /** The newest dispute of a transaction, and whether another one is possible. */
  ofTransaction: reads('see', '/transactions/{transaction}/dispute', 'The dispute of a transaction')
    .input(z.object({ transaction: TransactionId }))
    .output(z.object({ dispute: Dispute.nullable(), offer: DisputeOffer })),

  /** Opens a dispute. Repeating it with the same key changes nothing and gets the first answer again. */
  open: changes('manage', '/transactions/{transaction}/dispute', 'Dispute a transaction')
    .errors({
      ...disputeRefusals,
      ...keyReusedRefusal,
    })
    .input(z.object({ transaction: TransactionId, intentKey: IntentKey, dispute: DisputeRequest }))
    .output(Dispute),

  /** Withdraws an undecided dispute. A provisional credit leaves the account again at once. */
  withdraw: changes('manage', '/disputes/{id}/withdraw', 'Withdraw a dispute')
    .errors({
      /** It was decided or withdrawn before. */
      DISPUTE_ENDED: conflict('This dispute is closed. Nothing was changed.', {
        status: DisputeStatus,
      }),
      /** The account does not hold the credit any more. */
      INSUFFICIENT_FUNDS: transferRefusals.INSUFFICIENT_FUNDS,
    })
    .input(z.object({ id: DisputeId }))
    .output(Dispute),
};
