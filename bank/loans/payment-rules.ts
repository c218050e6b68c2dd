import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addDays } from '../calendar/local-time.ts';
import { billDayOf, dueUntil, type Loan, openBills, pastDue } from './loan-bills.ts';
import { type LoanEntry, owedOn, paymentEntry, plainEntry, splitPayment } from './loan-rules.ts';

/** The amount and the way of a member's payment: `payoff` names the whole of the debt. */
export interface AskedPayment {
  readonly amount: Cents;
  readonly as: 'payment' | 'principal' | 'payoff';
}

/** A refusal as the contract declares it. */
export type PaymentRefusal =
  | { readonly code: 'LOAN_CLOSED' }
  | { readonly code: 'PAYOFF_CHANGED'; readonly data: { readonly total: Cents } }
  | { readonly code: 'LOAN_PAYMENT_TOO_LARGE'; readonly data: { readonly most: Cents } }
  | { readonly code: 'LOAN_PAST_DUE'; readonly data: { readonly amount: Cents } };

/** The entry of a payment, or the first reason against it in the order of the contract. */
export function decidePayment(
  loan: Loan,
  { amount, as }: AskedPayment,
  today: LocalDate,
):
  | { readonly kind: 'paid'; readonly entry: LoanEntry }
  | { readonly kind: 'refused'; readonly refusal: PaymentRefusal } {
  const refused = (refusal: PaymentRefusal) => ({ kind: 'refused', refusal }) as const;
  const owed = owedOn(loan.agreement, loan.standing, today);
  if (owed.total === 0) return refused({ code: 'LOAN_CLOSED' });
  if (as === 'payoff' && amount !== owed.total) {
    return refused({ code: 'PAYOFF_CHANGED', data: { total: owed.total } });
  }
  // Principal alone would leave the interest: all of it is paid by paying off.
  const most = as === 'principal' ? cents(Math.max(0, owed.principal - 1)) : owed.total;
  if (amount > most) return refused({ code: 'LOAN_PAYMENT_TOO_LARGE', data: { most } });
  if (as === 'principal') {
    const late = pastDue(loan, today);
    if (late > 0) return refused({ code: 'LOAN_PAST_DUE', data: { amount: late } });
    const entry = plainEntry(loan.standing, 'principal', today, { principal: -amount });
    return { kind: 'paid', entry };
  }
  const split = splitPayment(owed, dueUntil(loan, today, today), amount);
  return { kind: 'paid', entry: paymentEntry(owed, split, today) };
}

/**
 * The next payment, where it can be skipped: the terms allow it, those of the year before it are not used up, a payment has been made, the
 * member is not behind, and it is not the last.
 */
export function skippablePayment(loan: Loan, today: LocalDate): LocalDate | null {
  const { form, skipsPerYear } = loan.agreement;
  const [next, after] = openBills(loan, today);
  if (form === 'line' || !next || !after || pastDue(loan, today) > 0) return null;
  const yearBefore = `${Number(next.dueDay.slice(0, 4)) - 1}${next.dueDay.slice(4)}`;
  const skips = loan.skipped.filter((day) => day > yearBefore).length;
  const hasPaid = loan.entries.some(({ kind }) => kind === 'payment');
  return hasPaid && skips < skipsPerYear ? next.dueDay : null;
}

/** The due days of payments that are late on that day, and for which no fee has been charged. */
export function lateWithoutFee(loan: Loan, today: LocalDate): LocalDate[] {
  const charged = new Set(loan.entries.map(({ dueDay }) => dueDay));
  return openBills(loan, today)
    .map(({ dueDay }) => dueDay)
    .filter((day) => addDays(day, loan.agreement.graceDays) < today && !charged.has(day));
}

/**
 * The next day after today on which something may have to be done about the loan. Every open bill is looked at: old ones that
 * nobody pays must not hide those that come.
 */
export function nextLook(loan: Loan, today: LocalDate, remindDays: number): LocalDate {
  const { graceDays } = loan.agreement;
  const days = openBills(loan, today).flatMap(({ dueDay }) => [
    addDays(dueDay, -remindDays),
    dueDay,
    addDays(dueDay, graceDays + 1),
    // Taking it is tried again each day until it is late.
    ...(dueDay <= today && addDays(dueDay, graceDays) >= today ? [addDays(today, 1)] : []),
  ]);
  return days
    .filter((day) => day > today)
    .reduce((next, day) => (day < next ? day : next), billDayOf(loan.agreement, today));
}
