import { type Cents, cents } from '#contract/money/cents.ts';
import { levelPayment } from '#contract/loans/loan-terms.ts';
import type { LoanDisclosure } from '#contract/loans/loan-applications.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { type LentProduct, type ScheduledPayment, scheduleOf } from './loan-catalogue.ts';
import { type LoanAgreement, emptyStanding, plainEntry, standingAfter } from './loan-rules.ts';

interface AskedLoan {
  readonly amount: Cents;
  readonly months: number | null;
}

/** Why such a loan is not lent, in the order in which it is checked. */
export type AskedRefusal =
  | {
      readonly code: 'LOAN_AMOUNT_OUTSIDE';
      readonly data: { readonly least: Cents; readonly most: Cents };
    }
  | {
      readonly code: 'LOAN_MONTHS_OUTSIDE';
      readonly data: { readonly least: number; readonly most: number };
    };

/** The first reason against it; null where it can be lent. A line of credit has no months, other loans have whole years. */
export function refuseAsked(
  { product, terms }: LentProduct,
  { amount, months }: AskedLoan,
): AskedRefusal | null {
  const { least, most, months_least: shortest, months_most: longest } = terms;
  if (amount < least || amount > most) {
    return { code: 'LOAN_AMOUNT_OUTSIDE', data: { least: cents(least), most: cents(most) } };
  }
  const fits =
    product.form === 'line'
      ? months === null
      : months !== null && months >= shortest && months <= longest && months % 12 === 0;
  return fits ? null : { code: 'LOAN_MONTHS_OUTSIDE', data: { least: shortest, most: longest } };
}

/** The agreement of a loan that is signed on a day under these terms. */
export function agreementOn(
  { product, terms }: LentProduct,
  { amount, months }: AskedLoan,
  openedOn: LocalDate,
): LoanAgreement {
  const payment = months === null ? null : levelPayment({ amount, months, yearlyRate: terms.rate });
  return {
    form: product.form,
    amount,
    months,
    payment,
    openedOn,
    rate: terms.rate,
    rounding: terms.rounding,
    graceDays: terms.grace_days,
    lateFee: cents(terms.late_fee),
    skipsPerYear: terms.skips_per_year,
    minimumShare: terms.minimum_share,
    minimumPayment: cents(terms.minimum_payment),
  };
}

/**
 * The disclosure before signing (12 CFR 1026.18), and the payments. There is no charge but interest, so the amount financed
 * is the amount.
 */
export function discloseLoan(
  lent: LentProduct,
  asked: AskedLoan,
  day: LocalDate,
): { readonly disclosure: LoanDisclosure; readonly schedule: readonly ScheduledPayment[] } {
  const agreement = agreementOn(lent, asked, day);
  const { amount, rate, graceDays, lateFee, minimumShare, minimumPayment } = agreement;
  const shared = { day, amount, rate, graceDays, lateFee };
  if (agreement.form === 'line') {
    const minimum = { share: minimumShare, least: minimumPayment };
    return { disclosure: { ...shared, apr: rate, instalments: null, minimum }, schedule: [] };
  }
  const schedule = paymentsOf(agreement);
  const total = schedule.reduce((sum, { payment }) => sum + payment, 0);
  const [first, last] = [schedule[0], schedule.at(-1)] as [ScheduledPayment, ScheduledPayment];
  return {
    disclosure: {
      ...shared,
      apr: annualPercentageRate(
        amount,
        schedule.map(({ payment }) => payment),
      ),
      minimum: null,
      instalments: {
        financeCharge: cents(total - amount),
        totalOfPayments: cents(total),
        payment: first.payment,
        payments: schedule.length,
        firstDue: first.day,
        lastDue: last.day,
        lastPayment: last.payment,
      },
    },
    schedule,
  };
}

function paymentsOf(agreement: LoanAgreement): ScheduledPayment[] {
  const { amount, openedOn } = agreement;
  const entry = plainEntry(emptyStanding, 'proceeds', openedOn, { principal: amount });
  const standing = standingAfter(emptyStanding, entry);
  return scheduleOf({ agreement, entries: [entry], skipped: [], standing }, openedOn);
}

/** So many halvings leave less than a billionth of the interval. */
const halvings = 60;

/**
 * The annual percentage rate of an advance that is paid back by monthly payments from one month after it on, by the actuarial
 * method: twelve times the monthly rate at which the payments are worth the advance (12 CFR part 1026, appendix J, (b)(8)).
 * In hundredths of a percent, to the nearest.
 * @param payments In the same unit as the advance, a month apart; not all zero.
 */
export function annualPercentageRate(advance: number, payments: readonly number[]): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (worthOf(payments, middle) > advance) low = middle;
    else high = middle;
  }
  return Math.round(12 * 10_000 * low);
}

/** The worth, at the beginning of the first month, of payments at the end of each month. */
function worthOf(payments: readonly number[], rate: number): number {
  return payments.reduceRight((worth, payment) => (worth + payment) / (1 + rate), 0);
}
