import { type Cents, cents } from '../money/cents.ts';

/** The purposes of members' loans (R-D13). */
export const loanKinds = ['auto', 'personal', 'home'] as const;
export type LoanKind = (typeof loanKinds)[number];

/** Hundredths of a percent: 5.49 % is 549. */
export type YearlyRate = number;

/** The terms for calculating a kind of loan. */
export interface LoanTerms {
  /** A sample rate, no offer: the credit union quotes a rate on the day it is asked. */
  readonly sampleRate: YearlyRate;
  readonly least: Cents;
  readonly most: Cents;
  /** The terms to choose from, in years. */
  readonly years: readonly number[];
  /** The values with which a calculation begins. */
  readonly usual: { readonly amount: Cents; readonly years: number };
}

export const loanTerms: Readonly<Record<LoanKind, LoanTerms>> = {
  auto: {
    sampleRate: 5_49,
    least: cents(1_000_00),
    most: cents(150_000_00),
    years: [2, 3, 4, 5, 6, 7],
    usual: { amount: cents(25_000_00), years: 5 },
  },
  personal: {
    sampleRate: 9_99,
    least: cents(500_00),
    most: cents(50_000_00),
    years: [1, 2, 3, 4, 5],
    usual: { amount: cents(8_000_00), years: 3 },
  },
  home: {
    sampleRate: 6_25,
    least: cents(25_000_00),
    most: cents(2_000_000_00),
    years: [10, 15, 20, 30],
    usual: { amount: cents(320_000_00), years: 30 },
  },
};

/** No federal credit union may charge more than 18 % a year (12 CFR 701.21(c)(7)). */
export const highestRate: YearlyRate = 18_00;

/** An amount borrowed at a rate that stays, paid back month by month. */
export interface Loan {
  readonly amount: Cents;
  readonly months: number;
  readonly yearlyRate: YearlyRate;
}

/** A month of a loan. Payment = interest + principal. */
export interface Installment {
  /** 1 for the first month. */
  readonly month: number;
  readonly payment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  /** The balance still owed afterwards; 0 after the last. */
  readonly balance: Cents;
}

/** How a loan is paid back. The sums are those of the installments, to the cent. */
export interface LoanPlan {
  /** The payment of every month but the last. */
  readonly monthlyPayment: Cents;
  readonly totalPaid: Cents;
  readonly totalInterest: Cents;
  readonly installments: readonly Installment[];
}

/** A month's interest is the balance × the yearly rate ÷ this: twelve months, hundredths of percents. */
const rateUnits = 12 * 100 * 100;

/**
 * The level payments of a loan, in whole numbers from end to end. The monthly payment and each month's
 * interest are rounded to the nearest cent, a half cent upwards; the last payment is whatever is still
 * owed with its interest, and so takes up what rounding left over.
 */
export function planLoan(loan: Loan): LoanPlan {
  const monthlyPayment = levelPayment(loan);
  const installments: Installment[] = [];
  let balance: number = loan.amount;
  for (let month = 1; balance > 0; month += 1) {
    const interest = Number(nearest(BigInt(balance) * BigInt(loan.yearlyRate), BigInt(rateUnits)));
    const owed = balance + interest;
    const payment = month === loan.months ? owed : Math.min(monthlyPayment, owed);
    balance = owed - payment;
    installments.push({
      month,
      payment: cents(payment),
      interest: cents(interest),
      principal: cents(payment - interest),
      balance: cents(balance),
    });
  }
  const totalPaid = installments.reduce((sum, { payment }) => sum + payment, 0);
  return {
    monthlyPayment,
    totalPaid: cents(totalPaid),
    totalInterest: cents(totalPaid - loan.amount),
    installments,
  };
}

/**
 * The payment that, made each month, pays the loan back: amount × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), with
 * r the rate of a month and n the months. Each of these is a ratio of whole numbers, and nothing is
 * rounded before the end.
 */
export function levelPayment({ amount, months, yearlyRate }: Loan): Cents {
  const principal = BigInt(amount);
  if (yearlyRate === 0) {
    return cents(Number(nearest(principal, BigInt(months))));
  }
  const unit = BigInt(rateUnits);
  const rate = BigInt(yearlyRate);
  const grown = (unit + rate) ** BigInt(months);
  const whole = unit ** BigInt(months);
  return cents(Number(nearest(principal * rate * grown, unit * (grown - whole))));
}

function nearest(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
