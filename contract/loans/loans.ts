import { z } from 'zod';
import { addressNumber } from '../text/text.ts';
import { Cents, PositiveCents } from '../money/money.ts';
import { refusal, keyReusedRefusal, proceduresUnder } from '../procedures/procedure.ts';
import { stepUpRefusals } from '../identity/step-up/step-up.ts';
import { AccountId, IntentKey, LoanApplicationId, LoanId } from '../text/ids.ts';
import { LocalDate } from '../time/time.ts';
import {
  Application,
  loanApplicationRefusals,
  LoanApplication,
  LoanDisclosure,
  LoanForm,
  loanOfferRefusals,
  LoanProduct,
  LoanProductId,
  Rate,
  ScheduledPayment,
} from './loan-applications.ts';
import { transferRefusals } from '../transfers/transfer-refusals.ts';

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
