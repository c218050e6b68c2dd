import { refusal } from '../procedures/procedure.ts';
import { z } from 'zod';
import { Cents } from '../money/money.ts';
import { addressRefusals } from '../payments/payment-address.ts';
import { LocalDate } from '../time/time.ts';

/** The outcome of a request for money. */
export const MoneyRequestStatus = z.enum(['open', 'paid', 'declined', 'cancelled', 'expired']);
export type MoneyRequestStatus = z.infer<typeof MoneyRequestStatus>;

/**
 * Why a transfer is refused, in the order in which it is checked (spec §5). Nothing has moved when
 * one of these is the answer.
 */
export const transferRefusals = {
  /** The amount must be greater than 0 (R-T2). */
  AMOUNT_NOT_POSITIVE: refusal('The amount must be more than $0.00.'),
  /** The member has no open account of that name. */
  UNKNOWN_ACCOUNT: refusal('That account is not one of yours.', { field: z.enum(['from', 'to']) }),
  /** The to-account excludes the source (R-T1). */
  SAME_ACCOUNT: refusal('Please choose two different accounts.'),
  /** The account that it goes to has no open goal of that key. */
  UNKNOWN_GOAL: refusal('That goal is not one of this account.'),
  /** The request for money does not exist, or is not to this member; or the payment is for a later day. */
  UNKNOWN_REQUEST: refusal('There is no such request to you.'),
  /** The membership that it is paid from made it. */
  REQUEST_OF_ONES_OWN: refusal('You cannot pay a request of your own.'),
  /** It was paid, declined or cancelled, or it has expired: nobody pays it twice. */
  REQUEST_NOT_PAYABLE: refusal('This request cannot be paid any more. Nothing was sent.', {
    status: MoneyRequestStatus,
  }),
  /** It is for another amount. */
  REQUEST_AMOUNT_DIFFERS: refusal('This request is for another amount. Nothing was sent.', {
    amount: Cents,
  }),
  /** A certificate takes no money and gives none before it matures; then it does what its member has chosen. */
  CERTIFICATE_NOT_MATURE: refusal(
    'No money goes into a certificate or out of it before it matures.',
    { field: z.enum(['from', 'to']), maturesOn: LocalDate },
  ),
  /** The source account's balance, less what is held, is below the amount (R-T3). */
  INSUFFICIENT_FUNDS: refusal('Insufficient funds', { available: Cents }),
  /** The saved recipient does not exist, or is not of this kind. */
  UNKNOWN_RECIPIENT: refusal('That recipient is not one of your saved ones.'),
  ...addressRefusals,
  /** The memo is longer than 500 characters. */
  MEMO_TOO_LONG: refusal('A memo has at most 500 characters.'),
  /** More than can be sent to others at a time; `limit` is that much. */
  OVER_TRANSFER_LIMIT: refusal('This is more than can be sent at a time.', { limit: Cents }),
  /** The amount and the day's transfers to others by the same way exceed the daily limit. */
  OVER_DAILY_LIMIT: refusal('This is more than can still be sent today.', {
    limit: Cents,
    leftToday: Cents,
  }),
} as const;
export type TransferRefusalCode = keyof typeof transferRefusals;

/** Of a person who sends within a limit of their own, besides. */
export const ownLimitRefusals = {
  /** A minor sends nothing to other banks. */
  NOT_FOR_MINORS: refusal('A minor cannot send money to other banks. Nothing was sent.'),
  /** The amount and the person's transfers of the day exceed the person's own daily limit. */
  OVER_OWN_LIMIT: refusal('This is more than you can still send today from this account.', {
    limit: Cents,
    leftToday: Cents,
  }),
} as const;
