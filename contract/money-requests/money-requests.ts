import { z } from 'zod';
import { Cents, PositiveCents } from '../money/money.ts';
import { conflict, refusal, keyReusedRefusal, proceduresUnder } from '../procedures/procedure.ts';
import { addressRefusals, ZelleAddress } from '../payments/payment-address.ts';
import { AccountId, IntentKey, MoneyRequestId, MutedId, RecipientId } from '../text/ids.ts';
import { typedText } from '../text/text.ts';
import { EpochMs } from '../time/time.ts';
import { transferRefusals, MoneyRequestStatus } from '../transfers/transfer-refusals.ts';
import { noteMaxLength } from './money-request-terms.ts';

/** The secret of a link: 128 bits that cannot be guessed. The bank keeps their hash. */
const LinkToken = z.string().regex(/^[\da-f]{32}$/);

const Basis = z.object({
  /** The account that the money comes to. */
  to: AccountId,
  note: typedText(noteMaxLength).default(''),
});

/** A request to a person by email or phone, or to any opener of its link. */
export const MoneyRequestToAsk = z.discriminatedUnion('by', [
  Basis.extend({
    by: z.literal('contact'),
    amount: PositiveCents,
    /** The saved recipient to use; else the typed contact. */
    recipient: RecipientId.optional(),
    ...ZelleAddress.shape,
  }),
  Basis.extend({
    by: z.literal('link'),
    /** Null: the payer decides. */
    amount: PositiveCents.nullable(),
  }),
]);
export type MoneyRequestToAsk = z.infer<typeof MoneyRequestToAsk>;
/** The same before defaults are filled in, as a client sends it. */
export type MoneyRequestToAskInput = z.input<typeof MoneyRequestToAsk>;

const Shared = z.object({
  id: MoneyRequestId,
  /** The amount requested or paid; null while the payer may decide. */
  amount: Cents.nullable(),
  note: z.string(),
  status: MoneyRequestStatus,
  askedAt: EpochMs,
  /** From this moment it cannot be paid. */
  expiresAt: EpochMs,
  /** Of a paid one: the money is there. Until then the bank reviews the payment, or it waits as a first one. */
  hasArrived: z.boolean(),
});

/** A request as the membership that asked sees it. */
export const AskedRequest = Shared.extend({
  by: z.enum(['contact', 'link']),
  /** The owner's name for the account that receives the money. */
  toName: z.string(),
  /** The payer's name as the asker wrote it; null with a link. */
  name: z.string().nullable(),
  contact: z.string().nullable(),
  /** The payer's name. */
  paidBy: z.string().nullable(),
  /** The secret of the link; null for a request without a link, and where the bank's keys have changed since. */
  token: LinkToken.nullable(),
});
export type AskedRequest = z.infer<typeof AskedRequest>;

/** A request as the person sees it who is to pay it. */
export const ReceivedRequest = Shared.extend({
  /** The asker, by the name that the credit union has on file. */
  from: z.string(),
  /** Whether the caller's own membership asks: then nobody of it pays. */
  isOwn: z.boolean(),
  /** Whether the request came to this person by email or phone and can be declined. */
  isToYou: z.boolean(),
});
export type ReceivedRequest = z.infer<typeof ReceivedRequest>;

/** Somebody whose requests do not reach the person any more. */
export const MutedAsker = z.object({ id: MutedId, name: z.string(), since: EpochMs });
export type MutedAsker = z.infer<typeof MutedAsker>;

const { UNKNOWN_ACCOUNT, UNKNOWN_RECIPIENT } = transferRefusals;
const { RECIPIENT_NAME_WRONG, EMAIL_WRONG, PHONE_WRONG } = addressRefusals;

/** Why a request is not made, in the order in which it is checked. Nobody was asked then. */
export const moneyRequestRefusals = {
  UNKNOWN_ACCOUNT,
  UNKNOWN_RECIPIENT,
  /** A name, and an email or a phone number. */
  REQUEST_RECIPIENT_INCOMPLETE: refusal('A request needs a name, and an email or a phone number.', {
    missing: z.array(z.enum(['name', 'contact'])),
  }),
  RECIPIENT_NAME_WRONG,
  EMAIL_WRONG,
  PHONE_WRONG,
  /** With a link, with markup, or with characters that are not seen: a note is read by somebody who trusts the bank. */
  REQUEST_NOTE_WRONG: refusal('A note holds no links, tags or hidden characters.'),
  /** More than anybody can send at a time. */
  REQUEST_TOO_LARGE: refusal('This is more than anybody can send at a time.', { most: Cents }),
  /** So many of the person's requests are open already. */
  TOO_MANY_OPEN_REQUESTS: refusal('Too many of your requests are open. Please cancel one first.', {
    most: z.int(),
  }),
  /** So many were made by the person today. */
  TOO_MANY_REQUESTS_TODAY: refusal('You have asked for money as often as you can today.', {
    most: z.int(),
  }),
} as const;
export type MoneyRequestRefusalCode = keyof typeof moneyRequestRefusals;

const REQUEST_NOT_OPEN = conflict('This request is not open any more. Nothing was changed.', {
  status: MoneyRequestStatus,
});

const One = z.object({ id: MoneyRequestId });

const { reads, readsByPost, changes } = proceduresUnder('Money requests');

export const moneyRequests = {
  /** The requests of the membership and to the person, open requests first, and the askers that the person has muted. */
  list: reads('see', '/money-requests', 'Requests for money').output(
    z.object({
      received: z.array(ReceivedRequest),
      asked: z.array(AskedRequest),
      muted: z.array(MutedAsker),
    }),
  ),

  /**
   * Asks for money. Whether a contact belongs to a member is not told: a request to a stranger stays open until it expires.
   */
  ask: changes('deposit', '/money-requests', 'Ask for money')
    .errors({ ...moneyRequestRefusals, ...keyReusedRefusal })
    .input(z.object({ intentKey: IntentKey, request: MoneyRequestToAsk }))
    .output(AskedRequest),

  /** The request of a link. */
  open: readsByPost('own', '/money-requests/open', 'Open a link')
    .input(z.object({ token: LinkToken }))
    .output(ReceivedRequest),

  /** Says no to a request that came to the caller. */
  decline: changes('own', '/money-requests/{id}/decline', 'Decline')
    .errors({ REQUEST_NOT_OPEN })
    .input(One)
    .output(z.object({})),

  /** Takes a request of the membership back. */
  cancel: changes('deposit', '/money-requests/{id}/cancel', 'Cancel')
    .errors({ REQUEST_NOT_OPEN })
    .input(One)
    .output(z.object({})),

  /** Stops notices of further requests by this asker to the caller; the asker is not told. Earlier requests stay. */
  mute: changes('own', '/money-requests/{id}/mute', 'Mute the asker')
    .input(One)
    .output(z.object({})),

  /** Hears of them again, from now on. */
  unmute: changes('own', '/muted-askers/{id}/unmute', 'Unmute')
    .input(z.object({ id: MutedId }))
    .output(z.object({})),
};
