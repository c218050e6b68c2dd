import { refusal } from '../procedures/refusal.ts';
import { z } from 'zod';
import { addressNumber } from '../text/address-number.ts';
import { Cents, PositiveCents } from '../money/money.ts';
import { LoanApplicationStatus } from './loan-change.ts';
import { keyReusedRefusal, proceduresUnder } from '../procedures/procedure.ts';
import { stepUpRefusals } from '../identity/step-up/step-up.ts';
import { AccountId, IntentKey, LoanApplicationId, LoanId } from '../text/ids.ts';
import { LocalDate } from '../time/time.ts';
import { transferRefusals } from '../transfers/transfer-refusals.ts';

/** `instalment`: paid out once and paid back month by month. `line`: drawn and paid back as the member likes, up to a limit. */
const LoanForm = z.enum(['instalment', 'line']);

/** The catalogue's own key of a loan product, such as `auto-loan`. */
const LoanProductId = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

/** A yearly rate, in hundredths of a percent. */
const Rate = z.int().nonnegative();

/** A loan product of the credit union, by the terms of today. */
export const LoanProduct = z.object({
  id: LoanProductId,
  name: z.string(),
  form: LoanForm,
  rate: Rate,
  least: PositiveCents,
  most: PositiveCents,
  /** Whole years; 0 for a line of credit. */
  monthsLeast: z.int(),
  monthsMost: z.int(),
});
export type LoanProduct = z.infer<typeof LoanProduct>;

const ScheduledPayment = z.object({
  day: LocalDate,
  payment: Cents,
  interest: Cents,
  principal: Cents,
  fees: Cents,
  /** The principal that is left. */
  balance: Cents,
});
export type ScheduledPayment = z.infer<typeof ScheduledPayment>;

/** The disclosure before a loan is signed (12 CFR 1026.18; for a line of credit, 12 CFR 1026.6). */
export const LoanDisclosure = z.object({
  /** On which it would be signed: the days are counted from it. */
  day: LocalDate,
  amount: PositiveCents,
  rate: Rate,
  /** The annual percentage rate, in hundredths of a percent. */
  apr: Rate,
  graceDays: z.int(),
  lateFee: Cents,
  /** Null for a line of credit. */
  instalments: z
    .object({
      /** The total cost of the loan: the interest. */
      financeCharge: Cents,
      totalOfPayments: PositiveCents,
      /** All but the last. */
      payment: PositiveCents,
      payments: z.int().positive(),
      firstDue: LocalDate,
      lastDue: LocalDate,
      lastPayment: PositiveCents,
    })
    .nullable(),
  /** The monthly minimum of a line of credit: the interest and this; null for other loans. */
  minimum: z.object({ share: Rate, least: Cents }).nullable(),
});
export type LoanDisclosure = z.infer<typeof LoanDisclosure>;

const Application = z.object({
  product: LoanProductId,
  amount: PositiveCents,
  /** Null for a line of credit. */
  months: z.int().positive().nullable(),
  purpose: z.string().trim().max(200),
  income: Cents.nullable(),
  housing: Cents.nullable(),
});

export const LoanApplication = Application.extend({
  id: LoanApplicationId,
  name: z.string(),
  form: LoanForm,
  status: LoanApplicationStatus,
  /** Of the last change. */
  day: LocalDate,
  /** The bank's reason for its decision. */
  reason: z.string().nullable(),
  /** While the loan is offered: the terms for signing today, and the last day for it. */
  offer: z.object({ disclosure: LoanDisclosure, until: LocalDate }).nullable(),
  /** The applicant, as the loan's signer by that name; whether it is the asking person. */
  signer: z.string(),
  isOwn: z.boolean(),
  loan: LoanId.nullable(),
});
export type LoanApplication = z.infer<typeof LoanApplication>;

/** A loan in a list. */
export const LoanSummary = z.object({
  id: LoanId,
  name: z.string(),
  form: LoanForm,
  openedOn: LocalDate,
  isClosed: z.boolean(),
  /** The principal that is owed. */
  balance: Cents,
  /** The borrowed amount; the limit of a line of credit. */
  amount: PositiveCents,
  rate: Rate,
  /** The next payment, with the past due amount and fees; null where nothing is asked for. */
  next: z.object({ day: LocalDate, amount: PositiveCents }).nullable(),
  /** The amount due before today and not paid, and since when; null where the member is not behind. */
  pastDue: z.object({ amount: PositiveCents, since: LocalDate }).nullable(),
});
export type LoanSummary = z.infer<typeof LoanSummary>;

const LoanEntry = z.object({
  sequence: z.int(),
  day: LocalDate,
  kind: z.enum(['proceeds', 'payment', 'principal', 'late-fee']),
  /** The amount paid out or charged; below zero: a payment. */
  amount: Cents,
  /** The parts of a payment that paid interest and fees. */
  interest: Cents,
  fees: Cents,
  /** The payment's change to the principal, below zero where it paid principal, and the balance left. */
  principal: Cents,
  balance: Cents,
});
export type LoanEntry = z.infer<typeof LoanEntry>;

const Owed = z.object({ principal: Cents, interest: Cents, fees: Cents, total: Cents });

export const Loan = LoanSummary.extend({
  /** The payoff amount today, to the cent. */
  owed: Owed,
  /** The interest of a day as the balance stands. */
  interestPerDay: Cents,
  interestThisYear: Cents,
  graceDays: z.int(),
  lateFee: Cents,
  /** From which account payments are taken by themselves; null: from none. */
  autopay: AccountId.nullable(),
  /** The payment that can be skipped now; null where none can. */
  skippable: LocalDate.nullable(),
  /** The rest of a line of credit that can still be drawn; 0 for other loans. */
  drawable: Cents,
  schedule: z.array(ScheduledPayment),
  /** The newest first, two hundred at most. */
  entries: z.array(LoanEntry),
});
export type Loan = z.infer<typeof Loan>;

/** The payoff amount of a loan on a day, if no other posting happens until then. */
export const Payoff = Owed.extend({ day: LocalDate, latest: LocalDate, perDay: Cents });
export type Payoff = z.infer<typeof Payoff>;

const notYours = {
  UNKNOWN_ACCOUNT: refusal('That account is not one of yours.', { field: z.enum(['from', 'to']) }),
} as const;

/** Why a payment, a draw or a skip is refused, in the order in which it is checked. No money moved then. */
const loanRefusals = {
  LOAN_CLOSED: refusal('This loan is paid off. Nothing was changed.'),
  /** The amount that pays the loan off is another than the one that was sent. */
  PAYOFF_CHANGED: refusal('What pays the loan off has changed. Nothing was paid.', {
    total: Cents,
  }),
  /** More than is owed today; of a payment on the principal, all of it or more. */
  LOAN_PAYMENT_TOO_LARGE: refusal('This is more than can be paid so. Nothing was paid.', {
    most: Cents,
  }),
  /** Past-due amounts are paid before principal alone. */
  LOAN_PAST_DUE: refusal('Please pay what is past due first. Nothing was paid.', { amount: Cents }),
  OVER_CREDIT_LIMIT: refusal('This is more than is left of the limit. Nothing was drawn.', {
    available: Cents,
  }),
  /** The terms do not allow it, the year's are used up, or the member is behind. */
  CANNOT_SKIP: refusal('This payment cannot be skipped. Nothing was changed.'),
} as const;

/** Why an application is refused, in the order in which it is checked. */
const loanApplicationRefusals = {
  /** The credit union does not lend it today. */
  LOAN_NOT_OFFERED: refusal('This loan is not offered today. Nothing was sent.'),
  LOAN_AMOUNT_OUTSIDE: refusal('This loan has other amounts.', { least: Cents, most: Cents }),
  LOAN_MONTHS_OUTSIDE: refusal('This loan has other terms.', { least: z.int(), most: z.int() }),
  LOAN_ANSWERS_MISSING: refusal(
    'Please say what it is for, your income and your housing cost. Nothing was sent.',
  ),
  TOO_MANY_LOAN_APPLICATIONS: refusal(
    'You have as many applications as can be open. Please withdraw one first.',
    { most: z.int() },
  ),
} as const;

/** Why an offer cannot be signed, in the order in which it is checked. */
const loanOfferRefusals = {
  /** It was answered, withdrawn or signed before, or has run out. */
  LOAN_APPLICATION_CLOSED: refusal(
    'This application can no longer be changed. Nothing was changed.',
  ),
  /** It was shown on another day, from which its payments were counted. */
  LOAN_OFFER_CHANGED: refusal('The days of this offer have changed. Nothing was signed.'),
  SIGNATURE_WRONG: refusal('The name does not match. Nothing was signed.', { name: z.string() }),
} as const;

const { LOAN_CLOSED, PAYOFF_CHANGED, LOAN_PAYMENT_TOO_LARGE, LOAN_PAST_DUE } = loanRefusals;
const { LOAN_APPLICATION_CLOSED } = loanOfferRefusals;
const { LOAN_NOT_OFFERED, LOAN_AMOUNT_OUTSIDE, LOAN_MONTHS_OUTSIDE } = loanApplicationRefusals;
const asked = { LOAN_NOT_OFFERED, LOAN_AMOUNT_OUTSIDE, LOAN_MONTHS_OUTSIDE };

const { reads, changes } = proceduresUnder('Loans');

export const loans = {
  /** The member's loans, newest first; the applications, if the caller may apply; and today's loan products. */
  list: reads('see', '/loans', 'Loans and applications').output(
    z.object({
      loans: z.array(LoanSummary),
      applications: z.array(LoanApplication),
      products: z.array(LoanProduct),
    }),
  ),

  /** A loan of the membership: the amount owed today, the next payment and the schedule. */
  get: reads('see', '/loans/{loan}', 'A loan')
    .input(z.object({ loan: LoanId }))
    .output(Loan),

  /** The payoff amount of a loan on a day from today on, thirty days ahead at most. */
  payoff: reads('see', '/loans/{loan}/payoff', 'What pays a loan off')
    .errors({
      PAYOFF_DAY_OUTSIDE: refusal('A payoff is known for the next thirty days.', {
        earliest: LocalDate,
        latest: LocalDate,
      }),
    })
    .input(z.object({ loan: LoanId, day: LocalDate.optional() }))
    .output(Payoff),

  /** Pays from one of the member's accounts: interest first, then principal; or on the principal alone; or all that is owed. */
  pay: changes('move', '/loans/{loan}/payments', 'Pay a loan')
    .errors({
      ...notYours,
      LOAN_CLOSED,
      PAYOFF_CHANGED,
      LOAN_PAYMENT_TOO_LARGE,
      LOAN_PAST_DUE,
      INSUFFICIENT_FUNDS: transferRefusals.INSUFFICIENT_FUNDS,
      ...keyReusedRefusal,
    })
    .input(
      z.object({
        intentKey: IntentKey,
        loan: LoanId,
        from: AccountId,
        amount: PositiveCents,
        as: z.enum(['payment', 'principal', 'payoff']),
      }),
    )
    .output(LoanSummary),

  /** Draws on a line of credit, into one of the member's accounts. */
  draw: changes('borrow', '/loans/{loan}/draws', 'Draw on a line of credit')
    .errors({
      ...notYours,
      OVER_CREDIT_LIMIT: loanRefusals.OVER_CREDIT_LIMIT,
      LOAN_PAST_DUE,
      ...keyReusedRefusal,
    })
    .input(z.object({ intentKey: IntentKey, loan: LoanId, to: AccountId, amount: PositiveCents }))
    .output(LoanSummary),

  /** Skips the payment of that day. Again changes nothing. */
  skip: changes('borrow', '/loans/{loan}/skip', 'Skip a payment')
    .errors({ CANNOT_SKIP: loanRefusals.CANNOT_SKIP })
    .input(z.object({ loan: LoanId, day: LocalDate }))
    .output(LoanSummary),

  /** From which account payments are taken by themselves on their day. */
  setAutopay: changes('order', '/loans/{loan}/autopay', 'Pay a loan by itself')
    .errors({ ...notYours, LOAN_CLOSED })
    .input(z.object({ loan: LoanId, from: AccountId.nullable() }))
    .output(z.object({})),

  /** The cost of a loan if it were signed today. */
  estimate: reads('see', '/loan-products/{product}/estimate', 'What a loan would cost')
    .errors(asked)
    .input(
      z.object({
        product: LoanProductId,
        amount: addressNumber(PositiveCents),
        months: addressNumber(z.number().int().positive()).optional(),
      }),
    )
    .output(z.object({ disclosure: LoanDisclosure, schedule: z.array(ScheduledPayment) })),

  /** Saves the steps of an application; a membership has one that is not sent. */
  saveDraft: changes('borrow', '/loan-applications/draft', 'Save an application')
    .errors({ LOAN_NOT_OFFERED })
    .input(Application)
    .output(LoanApplication),

  /** Discards the saved steps of an application that was not sent. */
  dropDraft: changes(
    'borrow',
    '/loan-applications/draft/drop',
    'Discard a saved application',
  ).output(z.object({})),

  /** Sends the application, which replaces the saved draft. */
  apply: changes('borrow', '/loan-applications', 'Apply for a loan')
    .errors({ ...loanApplicationRefusals, ...keyReusedRefusal })
    .input(z.object({ intentKey: IntentKey, application: Application }))
    .output(LoanApplication),

  /** Withdraws an application that is not signed. Again changes nothing. */
  withdraw: changes(
    'borrow',
    '/loan-applications/{application}/withdraw',
    'Withdraw an application',
  )
    .errors({ LOAN_APPLICATION_CLOSED })
    .input(z.object({ application: LoanApplicationId }))
    .output(z.object({})),

  /** Signs the offer as it was disclosed on that day, and pays it out; a line of credit is opened and nothing is drawn. */
  sign: changes('borrow', '/loan-applications/{application}/sign', 'Sign a loan')
    .errors({ ...notYours, ...loanOfferRefusals, ...stepUpRefusals, ...keyReusedRefusal })
    .input(
      z.object({
        intentKey: IntentKey,
        application: LoanApplicationId,
        day: LocalDate,
        to: AccountId,
        signature: z.string().max(200),
      }),
    )
    .output(LoanSummary),
};
