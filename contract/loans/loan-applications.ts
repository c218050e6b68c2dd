import { z } from 'zod';
import { Cents, PositiveCents } from '../money/money.ts';
import { refusal } from '../procedures/procedure.ts';
import { LoanApplicationId, LoanId } from '../text/ids.ts';
import { LocalDate } from '../time/time.ts';

/** Where an application for a loan stands. */
export const LoanApplicationStatus = z.enum([
  'draft',
  'submitted',
  'offered',
  'declined',
  'withdrawn',
  'signed',
]);
export type LoanApplicationStatus = z.infer<typeof LoanApplicationStatus>;

/** `instalment`: paid out once and paid back month by month. `line`: drawn and paid back as the member likes, up to a limit. */
export const LoanForm = z.enum(['instalment', 'line']);

/** The catalogue's own key of a loan product, such as `auto-loan`. */
export const LoanProductId = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

/** A yearly rate, in hundredths of a percent. */
export const Rate = z.int().nonnegative();

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

/** A payment in the schedule of a loan. */
export const ScheduledPayment = z.object({
  day: LocalDate,
  payment: Cents,
  interest: Cents,
  principal: Cents,
  fees: Cents,
  /** The principal that is left. */
  balance: Cents,
});
type ScheduledPayment = z.infer<typeof ScheduledPayment>;

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

/** The answers of an application. */
export const Application = z.object({
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

/** Why an application is refused, in the order in which it is checked. */
export const loanApplicationRefusals = {
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
export const loanOfferRefusals = {
  /** It was answered, withdrawn or signed before, or has run out. */
  LOAN_APPLICATION_CLOSED: refusal(
    'This application can no longer be changed. Nothing was changed.',
  ),
  /** It was shown on another day, from which its payments were counted. */
  LOAN_OFFER_CHANGED: refusal('The days of this offer have changed. Nothing was signed.'),
  SIGNATURE_WRONG: refusal('The name does not match. Nothing was signed.', { name: z.string() }),
} as const;
