import { conflict, refusal } from '../procedures/refusal.ts';
import { z } from 'zod';
import { Account, nicknameRefusals } from '../accounts/accounts.ts';
import { Cents, PositiveCents } from '../money/money.ts';
import { keyReusedRefusal, procedure } from '../procedures/procedure.ts';
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

/** What somebody must know before they open an account (12 CFR 707.4). */
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
  /** What the account is opened with, at least. */
  openingMinimum: Cents,
  /** What it must hold to earn. */
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

/** What a member opens an account with. */
export const OpeningRequest = z.object({
  product: ProductId,
  /** The terms that the member has read. */
  termsFrom: LocalDate,
  from: AccountId,
  amount: PositiveCents,
  /** What the member calls it; empty: by its official name. */
  nickname: typedText(1000),
});
export type OpeningRequest = z.infer<typeof OpeningRequest>;

const { UNKNOWN_ACCOUNT, SAME_ACCOUNT, CERTIFICATE_NOT_MATURE, INSUFFICIENT_FUNDS } =
  transferRefusals;

/** Why an account is not opened, in the order in which it is checked. Nothing has moved. */
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

/** What a member has opened. */
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
  /** What a withdrawal of today gives. */
  withdrawal: z.object({
    /** Earned and not yet paid, until yesterday. */
    dividends: Cents,
    penalty: Cents,
    /** `balance` + `dividends` - `penalty` */
    pays: Cents,
  }),
});
export type Certificate = z.infer<typeof Certificate>;

/** What an early withdrawal, or one in the grace days, has given. */
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

const tags = ['Accounts'];

/** Accounts that a member opens, and certificates. */
export const products = {
  /** What a member can open today, with all that must be known before. */
  offers: procedure({ effect: 'read', area: 'see' })
    .route({ method: 'GET', path: '/products', tags, summary: 'Accounts that can be opened' })
    .output(z.object({ offers: z.array(Offer) })),

  /** Opens an account and funds it from another one, at once. */
  open: procedure({ effect: 'change', area: 'order' })
    .route({ method: 'POST', path: '/products/open', tags, summary: 'Open an account' })
    .errors({
      ...openingRefusals,
      ...keyReusedRefusal,
    })
    .input(z.object({ intentKey: IntentKey, opening: OpeningRequest }))
    .output(Opened),

  /** One certificate of the membership: its term, its yield, and what becomes of it when it matures. */
  certificate: procedure({ effect: 'read', area: 'see' })
    .route({ method: 'GET', path: '/certificates/{account}', tags, summary: 'A certificate' })
    .input(z.object({ account: AccountId }))
    .output(Certificate),

  /** Chooses what becomes of a certificate when it matures. */
  atMaturity: procedure({ effect: 'change', area: 'order' })
    .route({
      method: 'POST',
      path: '/certificates/{account}/maturity',
      tags,
      summary: 'Choose what happens at maturity',
    })
    .errors({ UNKNOWN_ACCOUNT, SAME_ACCOUNT, CERTIFICATE_NOT_MATURE })
    .input(z.object({ account: AccountId, atMaturity: AtMaturity, moveTo: AccountId.nullable() }))
    .output(Certificate),

  /** Closes a certificate before it matures, or in its grace days, and moves all of it to another account. */
  withdraw: procedure({ effect: 'change', area: 'order' })
    .route({
      method: 'POST',
      path: '/certificates/{account}/withdrawal',
      tags,
      summary: 'Withdraw a certificate',
    })
    .errors({
      ...withdrawalRefusals,
      ...keyReusedRefusal,
    })
    .input(
      z.object({
        intentKey: IntentKey,
        account: AccountId,
        to: AccountId,
        /** What the member has read that it costs and gives. */
        penalty: Cents,
        pays: Cents,
      }),
    )
    .output(Withdrawn),
};
