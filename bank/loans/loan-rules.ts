import { type Cents, cents, divideHalfEven } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { LoanEntryKind, LoanRounding } from './loan-tables.ts';

/** The agreement of a loan, which keeps the terms of the day on which it was signed. */
export interface LoanAgreement {
  /** `instalment`: paid out once and paid back month by month. `line`: drawn and paid back as the member likes, up to a limit. */
  readonly form: 'instalment' | 'line';
  /** The borrowed amount; the limit of a line of credit. */
  readonly amount: Cents;
  /** How many payments pay it back; null for a line of credit. */
  readonly months: number | null;
  /** The amount of each payment but the last; null for a line of credit. */
  readonly payment: Cents | null;
  /** The first payment is due a month later. */
  readonly openedOn: LocalDate;
  /** A yearly rate, in hundredths of a percent. */
  readonly rate: number;
  readonly rounding: LoanRounding;
  /** A payment is late when so many days after its day are over. */
  readonly graceDays: number;
  readonly lateFee: Cents;
  /** How many payments of a calendar year may be skipped. */
  readonly skipsPerYear: number;
  /** Of a line of credit: the share of the balance, in hundredths of a percent, and the amount that are asked for at least. */
  readonly minimumShare: number;
  readonly minimumPayment: Cents;
}

/** The entries of a loan's ledger: each with the amounts that it leaves. */
export interface LoanEntry {
  readonly kind: LoanEntryKind;
  readonly day: LocalDate;
  /** The change of the principal; below zero where principal was paid. */
  readonly principal: Cents;
  /** The interest that was paid. */
  readonly interest: Cents;
  /** The change of the owed fees; below zero where fees were paid. */
  readonly fee: Cents;
  readonly principalAfter: Cents;
  /** Interest that had been asked for by a payment, and was not paid by it. */
  readonly interestAfter: Cents;
  readonly feeAfter: Cents;
  /** Of a late fee: the day of the payment that was late. */
  readonly dueDay: LocalDate | null;
}

/** How a loan stands. Interest since the last payment is kept in cents times days, so that nothing is rounded before the next. */
export interface LoanStanding {
  readonly principal: Cents;
  readonly fees: Cents;
  readonly unpaidInterest: Cents;
  readonly centDays: bigint;
  /** Until when `centDays` counts; null before the first entry. */
  readonly day: LocalDate | null;
}

/** The amounts owed on a day, to the cent. */
export interface Owed {
  readonly principal: Cents;
  readonly interest: Cents;
  readonly fees: Cents;
  /** All three together: the payoff amount on that day. */
  readonly total: Cents;
}

/** The parts of a payment. */
export interface PaymentSplit {
  readonly interest: Cents;
  readonly principal: Cents;
  readonly fees: Cents;
}

export const emptyStanding: LoanStanding = {
  principal: cents(0),
  fees: cents(0),
  unpaidInterest: cents(0),
  centDays: 0n,
  day: null,
};

/** A year has 365 days for interest, in a leap year too. */
const daysInYear = 365n;

/** Rates are in ten-thousandths of the balance. */
const rateUnits = 10_000n;

/** How the loan stands after this entry. */
export function standingAfter(standing: LoanStanding, entry: LoanEntry): LoanStanding {
  return {
    principal: entry.principalAfter,
    fees: entry.feeAfter,
    unpaidInterest: entry.interestAfter,
    // A payment settles the interest until its day. A payment on the principal alone leaves it to run on.
    centDays: entry.kind === 'payment' ? 0n : accruedUntil(standing, entry.day),
    day: entry.day,
  };
}

export function standingOf(entries: readonly LoanEntry[]): LoanStanding {
  return entries.reduce(standingAfter, emptyStanding);
}

/**
 * The amounts owed at the end of a day, if nothing else happens until then: interest by the simple daily method on the
 * balance of each day, rounded once.
 */
export function owedOn(
  { rate, rounding }: Pick<LoanAgreement, 'rate' | 'rounding'>,
  standing: LoanStanding,
  day: LocalDate,
): Owed {
  const accrued = rounded(
    accruedUntil(standing, day) * BigInt(rate),
    daysInYear * rateUnits,
    rounding,
  );
  const { principal, fees, unpaidInterest } = standing;
  const interest = cents(unpaidInterest + accrued);
  return { principal, interest, fees, total: cents(principal + interest + fees) };
}

/**
 * The parts of a payment: interest first, then the principal that is due, then late fees, and principal with the rest. Fees
 * come after the amount due, so that a fee never makes the next payment late (12 CFR 1026.36(c)(2)).
 * @param due The interest and principal that are due.
 * @param amount At most the amount owed.
 */
export function splitPayment(owed: Owed, due: Cents, amount: Cents): PaymentSplit {
  const interest = Math.min(amount, owed.interest);
  const dueFirst = Math.min(amount - interest, owed.principal, Math.max(0, due - interest));
  const fees = Math.min(amount - interest - dueFirst, owed.fees);
  const principal = amount - interest - fees;
  return { interest: cents(interest), principal: cents(principal), fees: cents(fees) };
}

/** The entry of a payment. */
export function paymentEntry(owed: Owed, split: PaymentSplit, day: LocalDate): LoanEntry {
  return {
    kind: 'payment',
    day,
    principal: cents(-split.principal),
    interest: split.interest,
    fee: cents(-split.fees),
    principalAfter: cents(owed.principal - split.principal),
    interestAfter: cents(owed.interest - split.interest),
    feeAfter: cents(owed.fees - split.fees),
    dueDay: null,
  };
}

/** An entry that leaves the interest as it is: money that is paid out, principal alone that is paid back, a fee. */
export function plainEntry(
  standing: LoanStanding,
  kind: Exclude<LoanEntryKind, 'payment'>,
  day: LocalDate,
  change: {
    readonly principal?: number;
    readonly fee?: number;
    readonly dueDay?: LocalDate;
  },
): LoanEntry {
  const principal = cents(change.principal ?? 0);
  const fee = cents(change.fee ?? 0);
  return {
    kind,
    day,
    principal,
    interest: cents(0),
    fee,
    principalAfter: cents(standing.principal + principal),
    interestAfter: standing.unpaidInterest,
    feeAfter: cents(standing.fees + fee),
    dueDay: change.dueDay ?? null,
  };
}

function daysFrom(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000));
}

function accruedUntil({ principal, centDays, day: since }: LoanStanding, day: LocalDate): bigint {
  if (since === null || day <= since) return centDays;
  return centDays + BigInt(principal) * BigInt(daysFrom(since, day));
}

function rounded(dividend: bigint, divisor: bigint, rounding: LoanRounding): Cents {
  const quotient =
    rounding === 'half-even'
      ? divideHalfEven(dividend, divisor)
      : (2n * dividend + divisor) / (2n * divisor);
  return cents(Number(quotient));
}
