import { z } from 'zod';
import { Account, nicknameRefusals } from '../accounts/accounts.ts';
import { Cents, PositiveCents } from '../money/money.ts';
import { conflict, refusal, keyReusedRefusal, proceduresUnder } from '../procedures/procedure.ts';
import { AccountId, IntentKey } from '../text/ids.ts';
import { typedText } from '../text/text.ts';
import { LocalDate } from '../time/time.ts';
import { transferRefusals } from '../transfers/transfer-refusals.ts';
import { atMaturityChoices, productKinds } from './product-terms.ts';

/** The name of a product in the catalogue, the same for every member. */
export const ProductId = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/)
  .brand<'ProductId'>()
  .meta({ examples: ['money-market'] });
export type ProductId = z.infer<typeof ProductId>;

/** Hundredths of a percent: 60 is 0.60%. */
const Hundredths = z.int().min(0);

/** The disclosures that a person must have before opening an account (12 CFR 707.4). */
export const Offer = z.object({
  product: ProductId,
  kind: z.enum(productKinds),
  name: z.string(),
  /** Since when these terms hold; with them the offer is accepted. */
  termsFrom: LocalDate,
  /** The dividend rate a year, and the annual percentage yield by appendix A of 12 CFR part 707. */
  rate: Hundredths,
  yield: Hundredths,
  method: z.enum(['daily-balance', 'average-daily-balance']),
  /** The least opening deposit of the account. */
  openingMinimum: Cents,
  /** The least balance that earns. */
  earningMinimum: Cents,
  /** Of a certificate; null: money can be taken out at any time. */
  term: z
    .object({
      months: z.int(),
      /** If it is opened today. */
      maturesOn: LocalDate,
      /** So many days' dividends are the penalty of an early withdrawal. */
      penaltyDays: z.int(),
      /** For so many days after it has renewed, it can be withdrawn without a penalty. */
      graceDays: z.int(),
    })
    .nullable(),
});
export type Offer = z.infer<typeof Offer>;

/** The member's request to open an account. */
export const OpeningRequest = z.object({
  product: ProductId,
  /** The terms that the member has read. */
  termsFrom: LocalDate,
  from: AccountId,
  amount: PositiveCents,
  /** The member's name for the account; empty: its official name. */
  nickname: typedText(1000),
});
export type OpeningRequest = z.infer<typeof OpeningRequest>;

const { UNKNOWN_ACCOUNT, SAME_ACCOUNT, CERTIFICATE_NOT_MATURE, INSUFFICIENT_FUNDS } =
  transferRefusals;

/** The refusals to open an account, in the order of checking. No money has moved. */
export const openingRefusals = {
  PRODUCT_NOT_OFFERED: refusal('This account is no longer offered.'),
  /** There are newer terms than those that the member has read. */
  PRODUCT_TERMS_CHANGED: conflict('The terms of this account have changed.'),
  OPENING_BELOW_MINIMUM: refusal('This is less than the account is opened with.', { least: Cents }),
  TOO_MANY_ACCOUNTS: refusal('You have as many accounts as can be opened online.', {
    most: z.int(),
  }),
  ...nicknameRefusals,
  UNKNOWN_ACCOUNT,
  CERTIFICATE_NOT_MATURE,
  INSUFFICIENT_FUNDS,
} as const;

/** A newly opened account. */
export const Opened = z.object({
  account: Account,
  amount: PositiveCents,
  /** Of the transfer that funded it. */
  reference: z.string(),
  openedOn: LocalDate,
});
export type Opened = z.infer<typeof Opened>;

const AtMaturity = z.enum(atMaturityChoices);

/** A certificate in its term. */
export const Certificate = z.object({
  account: AccountId,
  balance: Cents,
  rate: Hundredths,
  yield: Hundredths,
  months: z.int(),
  /** Of the term, which a renewal begins anew. */
  from: LocalDate,
  maturesOn: LocalDate,
  atMaturity: AtMaturity,
  /** To which account it is moved then; null: it renews. */
  moveTo: AccountId.nullable(),
  /** The last day on which it can be withdrawn without a penalty; null: that costs one. */
  graceUntil: LocalDate.nullable(),
  penaltyDays: z.int(),
  /** The result of a withdrawal today. */
  withdrawal: z.object({
    /** Earned and not yet paid, until yesterday. */
    dividends: Cents,
    penalty: Cents,
    /** `balance` + `dividends` - `penalty` */
    pays: Cents,
  }),
});
export type Certificate = z.infer<typeof Certificate>;

/** The result of an early withdrawal, or of a withdrawal in the grace days. */
export const Withdrawn = z.object({
  account: AccountId,
  to: AccountId,
  amount: Cents,
  penalty: Cents,
  /** Of the transfer; null where nothing was left to move. */
  reference: z.string().nullable(),
});
export type Withdrawn = z.infer<typeof Withdrawn>;

const withdrawalRefusals = {
  /** It would cost or give something else than the member has read. */
  WITHDRAWAL_CHANGED: conflict('What you would receive has changed.'),
  UNKNOWN_ACCOUNT,
  SAME_ACCOUNT,
  CERTIFICATE_NOT_MATURE,
} as const;

const { reads, changes } = proceduresUnder('Accounts');

/** Accounts that a member opens, and certificates. */
export const products = {
  /** The accounts that the member can open today, with all prior disclosures. */
  offers: reads('see', '/products', 'Accounts that can be opened').output(
    z.object({ offers: z.array(Offer) }),
  ),

  /** Opens an account and funds it from another one, at once. */
  open: changes('order', '/products/open', 'Open an account')
    .errors({
      ...openingRefusals,
      ...keyReusedRefusal,
    })
    .input(z.object({ intentKey: IntentKey, opening: OpeningRequest }))
    .output(Opened),

  /** A certificate of the membership: its term, its yield, and its choice at maturity. */
  certificate: reads('see', '/certificates/{account}', 'A certificate')
    .input(z.object({ account: AccountId }))
    .output(Certificate),

  /** Chooses what becomes of a certificate when it matures. */
  atMaturity: changes(
    'order',
    '/certificates/{account}/maturity',
    'Choose what happens at maturity',
  )
    .errors({ UNKNOWN_ACCOUNT, SAME_ACCOUNT, CERTIFICATE_NOT_MATURE })
    .input(z.object({ account: AccountId, atMaturity: AtMaturity, moveTo: AccountId.nullable() }))
    .output(Certificate),

  /** Closes a certificate before it matures, or in its grace days, and moves all of it to another account. */
  withdraw: changes('order', '/certificates/{account}/withdrawal', 'Withdraw a certificate')
    .errors({
      ...withdrawalRefusals,
      ...keyReusedRefusal,
    })
    .input(
      z.object({
        intentKey: IntentKey,
        account: AccountId,
        to: AccountId,
        /** The costs and proceeds that the member has read. */
        penalty: Cents,
        pays: Cents,
      }),
    )
    .output(Withdrawn),
};
