import { z } from 'zod';
import {
  AccountId,
  GoalId,
  IntentKey,
  MoneyRequestId,
  RecipientId,
  TransferId,
} from '../text/ids.ts';
import { Cents, PositiveCents } from '../money/money.ts';
import { nameCheckOutcomes } from '../payments/address-fields.ts';
import { conflict, refusal, keyReusedRefusal, proceduresUnder } from '../procedures/procedure.ts';
import { stepUpRefusals } from '../identity/step-up/step-up.ts';
import { BankAddress, ZelleAddress } from '../payments/payment-address.ts';
import { typedText } from '../text/text.ts';
import { EpochMs, LocalDate, LocalTime } from '../time/time.ts';
import {
  Category,
  Page,
  TransactionPage,
  TransactionStatus,
  TransferKind,
} from '../transactions/transactions.ts';
import { ownLimitRefusals, transferRefusals } from './transfer-refusals.ts';
import { memoMaxLength, paymentPurposes } from './transfer-terms.ts';

/** The purpose of a payment, as the member states it. */
const Purpose = z.enum(paymentPurposes);

const Basis = z.object({
  from: AccountId,
  amount: PositiveCents,
  memo: typedText(memoMaxLength).default(''),
});

/**
 * A member's order to send money. Recipient fields may be left empty here: an empty field is a refusal with a sentence of
 * its own (R-T4, R-T5), not a fault of form. `recipient` names a saved recipient; its details then replace the typed
 * details.
 */
export const TransferRequest = z.discriminatedUnion('kind', [
  Basis.extend({
    kind: z.literal('internal'),
    to: AccountId,
    /** A goal of the account that it goes to: the money is put aside for it when it is there. */
    goal: GoalId.optional(),
  }),
  Basis.extend({
    kind: z.literal('zelle'),
    recipient: RecipientId.optional(),
    /** Another member's request for money that this transfer pays: the request names the recipient. */
    moneyRequest: MoneyRequestId.optional(),
    ...ZelleAddress.shape,
    /** Asked of a large first payment to somebody new. */
    purpose: Purpose.optional(),
  }),
  Basis.extend({
    kind: z.literal('external'),
    recipient: RecipientId.optional(),
    ...BankAddress.shape,
    purpose: Purpose.optional(),
  }),
]);
export type TransferRequest = z.infer<typeof TransferRequest>;
/** The same before defaults are filled in, as a client writes it. */
export type TransferRequestInput = z.input<typeof TransferRequest>;

/** Besides, where a person orders it: a quote says beforehand that it is asked. */
export const purposeRefusals = {
  /** A large first payment to a new payee lacks its purpose. */
  PURPOSE_NEEDED: refusal('Please say what this payment is for. Nothing was sent.'),
} as const;
/** A transfer as its member sees it. */
export const Transfer = z.object({
  id: TransferId,
  /** `TXN-` and the last six digits of the time stamp (R-T16). */
  label: z.string(),
  /** `REF-` and the last eight digits. */
  reference: z.string(),
  kind: TransferKind,
  status: TransactionStatus,
  amount: PositiveCents,
  from: AccountId,
  fromName: z.string(),
  /** The account or person it goes to. */
  toName: z.string(),
  /** How the recipient is reached, masked: `••••6789 at First Bank`, an email, a phone number. */
  toDetail: z.string().nullable(),
  /** Of a large first payment to somebody new: until when it can be taken back before it goes on. */
  waitsUntil: EpochMs.optional(),
  /** Of one to another bank that was sent on: by when it is due there. */
  dueElsewhere: LocalDate.optional(),
  memo: z.string(),
  /** The purpose that the member stated, where the member was asked. */
  purpose: Purpose.optional(),
  /** The outcome of the name check that the member saw before ordering the transfer (R-T18). */
  nameCheck: z.enum(nameCheckOutcomes).optional(),
  category: Category,
  at: EpochMs,
  date: LocalDate,
  time: LocalTime,
});
export type Transfer = z.infer<typeof Transfer>;

/** When the money is there: in the same moment, within minutes, or on a day at the latest. */
export const Arrival = z.object({
  speed: z.enum(['at-once', 'within-minutes', 'by-day']),
  /** The day of it; business days are counted for another bank (holidays of the Federal Reserve). */
  day: LocalDate,
});
export type Arrival = z.infer<typeof Arrival>;

/** The terms of a kind of transfer. */
export const KindTerms = z.object({
  arrival: Arrival,
  /** Null between the member's own accounts: nothing but the balance limits those. */
  limits: z
    .object({
      atATime: Cents,
      aDay: Cents,
      /** The rest of the daily limit. */
      leftToday: Cents,
    })
    .nullable(),
  /** Above this it is held for review before it is sent on; null: it never is. */
  heldAbove: Cents.nullable(),
  /** Above this a first payment to somebody new waits so many hours, as the member has chosen; null: none does. */
  firstPayment: z.object({ above: Cents, hours: z.int().positive() }).nullable(),
});
export type KindTerms = z.infer<typeof KindTerms>;

/** The terms that a member has to know when choosing how and when to send. */
export const TransferTerms = z.object({
  internal: KindTerms,
  zelle: KindTerms,
  external: KindTerms,
  /** Until this time of a business day a transfer to another bank counts for that day. */
  cutOff: LocalTime,
});
export type TransferTerms = z.infer<typeof TransferTerms>;

/** The effect of a transfer, before any money moves. */
export const Quote = z.object({
  amount: PositiveCents,
  fromName: z.string(),
  toName: z.string(),
  toDetail: z.string().nullable(),
  /** The available balance, before and after. */
  balance: Cents,
  balanceAfter: Cents,
  /** How it ends if nobody steps in: above the threshold a transfer to others is held (spec §4, step 3). */
  endsAs: z.enum(['completed', 'pending']),
  /** A large first payment to somebody new is held until then, as the member has chosen; it can be taken back meanwhile. */
  waitsUntil: EpochMs.optional(),
  arrival: Arrival,
  /**
   * The name of a payee that the member has saved or paid before, which looks like the recipient's name, with another
   * account or contact; a warning, no refusal.
   */
  looksLike: z.string().optional(),
  /** Whether the member has to state the purpose: the payment is large, and goes to a new payee. */
  asksPurpose: z.boolean().optional(),
  /** The name of the trusted contact who is told where it is for something of `tellsContact`; nothing where nobody is. */
  trustedContact: z.string().optional(),
  /** Whether it goes to somebody who was never paid, so that the name should be compared first. A warning, no refusal. */
  isFirst: z.boolean().optional(),
  /** The last transfer of this amount to the same account or person, if it was minutes ago; a warning, no refusal. */
  sentBefore: z.object({ minutesAgo: z.int().nonnegative() }).nullable(),
});
export type Quote = z.infer<typeof Quote>;

/** The four tiles (R-T13, R-T14). Today is the credit union's day. */
export const Tiles = z.object({
  pending: z.int(),
  processing: z.int(),
  todaysTransfers: z.int(),
  amountSent: Cents,
});
export type Tiles = z.infer<typeof Tiles>;

const OneTransfer = z.object({ id: TransferId });

/** A filter of the history (R-T15). */
const TransferHistoryFilter = Page.extend({
  status: TransactionStatus.optional(),
  kind: TransferKind.optional(),
});

const { reads, readsByPost, changes } = proceduresUnder('Transfers');

export const transfers = {
  /** Checks everything that `create` checks and tells the outcome. Nothing moves. */
  quote: readsByPost('move', '/transfers/quote', 'Quote')
    .errors({ ...transferRefusals, ...ownLimitRefusals })
    .input(z.object({ transfer: TransferRequest }))
    .output(Quote),

  /**
   * Sends money. The balance goes down at once; the answer comes when that is durable (R-T7).
   * Repeating it with the same key changes nothing and gets the first answer again.
   */
  create: changes('move', '/transfers', 'Send money')
    .errors({
      ...stepUpRefusals,
      ...transferRefusals,
      ...ownLimitRefusals,
      ...purposeRefusals,
      ...keyReusedRefusal,
    })
    .input(z.object({ intentKey: IntentKey, transfer: TransferRequest }))
    .output(Transfer),

  /** A transfer of the member. */
  get: reads('see', '/transfers/{id}', 'One transfer').input(OneTransfer).output(Transfer),

  /**
   * The outcome of a transfer whose response was lost, by its intent key: the transfer, or null if
   * the bank has made none with this key so far. A request that is still in flight may yet make it.
   */
  madeWith: reads('see', '/transfers/by-intent-key/{key}', 'The transfer made with an intent key')
    .input(z.object({ key: IntentKey }))
    .output(z.object({ transfer: Transfer.nullable() })),

  /** Cancels a transfer that is held. The money returns to the source account. */
  cancel: changes('move', '/transfers/{id}/cancel', 'Cancel a pending transfer')
    .errors({
      /** A person with a daily limit of their own takes back only transfers that the person sent. */
      SENT_BY_ANOTHER: {
        status: 403,
        message: 'Somebody else sent this transfer. Nothing was changed.',
      },
      NOT_PENDING: conflict('Only a pending transfer can be cancelled. Nothing was changed.', {
        status: TransactionStatus,
      }),
    })
    .input(OneTransfer)
    .output(Transfer),

  /** The debits and credits of transfers, newest first (R-T7, R-T9). */
  history: reads('see', '/transfers', 'Transfer history')
    .input(TransferHistoryFilter)
    .output(TransactionPage),

  /**
   * Limits, holds and arrival (R-T1) of a transfer that is sent now, or on the given day. A saved
   * recipient who was paid before has no first-payment delay.
   */
  terms: reads('see', '/transfers/terms', 'Terms')
    .input(z.object({ day: LocalDate.optional(), recipient: RecipientId.optional() }))
    .output(TransferTerms),

  /** The figures of the tiles above the history. */
  tiles: reads('see', '/transfers/tiles', 'Tiles').output(Tiles),
};

/**
 * Why another bank returns a credit that this one sent to it: the Nacha return codes for credits. Those for debits, such as R01, say
 * nothing of a transfer that a member sent.
 */
export const AchReturnCode = z.enum([
  'R02',
  'R03',
  'R04',
  'R06',
  'R16',
  'R17',
  'R20',
  'R23',
  'R24',
]);
export type AchReturnCode = z.infer<typeof AchReturnCode>;
