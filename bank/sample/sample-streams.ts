import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addDays, addMonths } from '../calendar/local-time.ts';
import { clearing } from '../ledger/chart-of-accounts.ts';
import { type Action, type PaymentAction, transferActions } from './sample-actions.ts';
import { sampleCards, usesOf } from './sample-card-uses.ts';
import { habitualPurchases } from './sample-habits.ts';
import { dayNumber, momentOf } from './sample-moments.ts';
import {
  cardPayment,
  everydayHabits,
  type MonthlyAmounts,
  type MonthlyPayment,
  type Payment,
  payroll,
} from './sample-payments.ts';
import { monthlyTransfers, quarterlyRent, singleTransfers } from './sample-transfers.ts';

/** The days from `from` on and before `before`, in a time zone. */
export interface Span {
  readonly from: LocalDate;
  readonly before: LocalDate;
  readonly timeZone: string;
}

/** The payment on that day, from or to the checking account. */
export function paymentOn(date: LocalDate, payment: Payment, timeZone: string): PaymentAction {
  const { description, category, against, amount, minutes } = payment;
  return {
    kind: 'payment',
    at: momentOf(date, minutes, timeZone),
    account: 'checking',
    description,
    category,
    against,
    amount: cents(amount),
  };
}

/** Salaries. */
export function payDays(span: Span): PaymentAction[] {
  return monthsOf(span).flatMap((month) => {
    const date = weekdayBefore(dayOf(month, payroll.day));
    const year = Number(month.slice(0, 4)) - 2023;
    const amount = payroll.amounts[year] ?? payroll.amounts.at(-1) ?? 0;
    return isIn(span, date) ? [paymentOn(date, { ...payroll, amount }, span.timeZone)] : [];
  });
}

/** The last days of the months. */
export function monthEnds(span: Span): LocalDate[] {
  return monthsOf(span)
    .map((month) => addDays(addMonths(month, 1), -1))
    .filter((date) => isIn(span, date));
}

/** Bills, deposits and whatever else has its day of the month. */
export function monthlyPaymentActions(
  payments: readonly MonthlyPayment[],
  span: Span,
): PaymentAction[] {
  return monthsOf(span).flatMap((month) =>
    payments.flatMap(({ day, amounts, ...payment }) => {
      const date = dayOf(month, day);
      const amount = inMonth(amounts, month);
      return amount !== 0 && isIn(span, date)
        ? [paymentOn(date, { ...payment, amount }, span.timeZone)]
        : [];
    }),
  );
}

/** The purchases by debit card, and the payments of the credit card. */
export function everydayActions(
  today: LocalDate,
  { from, before, timeZone }: Span,
): PaymentAction[] {
  const bought = habitualPurchases(everydayHabits, from, before).map(({ cost, ...purchase }) => ({
    ...purchase,
    amount: -cost,
    against: clearing('card'),
  }));
  const paid = usesOf(sampleCards.credit, today)
    .filter(({ kind, date }) => kind === 'payment' && date < before)
    .map((use) => ({ ...use, ...cardPayment }));
  return [...bought, ...paid].map((payment) => paymentOn(payment.date, payment, timeZone));
}

/** Transfers that have their day of the month, and those that happened once. */
export function transferStream(span: Span): Action[] {
  const monthly = monthsOf(span).flatMap((month) =>
    monthlyTransfers.flatMap(({ day, amounts, transfer }) => {
      const amount = inMonth(amounts, month);
      return amount === 0 ? [] : [{ date: dayOf(month, day), transfer: transfer(amount) }];
    }),
  );
  return [...monthly, ...singleTransfers]
    .filter(({ date }) => isIn(span, date))
    .flatMap(({ date, transfer }) => transferActions(transfer, date, span.timeZone));
}

/** The rents before the one of today, a quarter of a year apart. */
export function rentActions(today: LocalDate, span: Span): Action[] {
  const actions: Action[] = [];
  for (let quarter = 1; ; quarter += 1) {
    const date = addMonths(today, -3 * quarter);
    if (date < span.from) {
      return actions;
    }
    actions.push(...transferActions(quarterlyRent({ kind: 'settled' }), date, span.timeZone));
  }
}

function monthsOf({ from, before }: Span): LocalDate[] {
  const months: LocalDate[] = [];
  for (let month = dayOf(from, 1); month < before; month = addMonths(month, 1)) {
    months.push(month);
  }
  return months;
}

function dayOf(month: LocalDate, day: number): LocalDate {
  return `${month.slice(0, 8)}${String(day).padStart(2, '0')}` as LocalDate;
}

function inMonth(amounts: MonthlyAmounts, month: LocalDate): number {
  return typeof amounts === 'number' ? amounts : (amounts[Number(month.slice(5, 7))] ?? 0);
}

function isIn({ from, before }: Span, date: LocalDate): boolean {
  return date >= from && date < before;
}

/** The same day, or the Friday before a weekend. 1970-01-01 was a Thursday. */
export function weekdayBefore(date: LocalDate): LocalDate {
  const daysAfterThursday = dayNumber(date) % 7;
  return addDays(date, daysAfterThursday === 2 ? -1 : daysAfterThursday === 3 ? -2 : 0);
}
