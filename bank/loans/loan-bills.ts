import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addDays, addMonths } from '../calendar/local-time.ts';
import {
  emptyStanding,
  type LoanAgreement,
  type LoanEntry,
  type LoanStanding,
  owedOn,
  standingAfter,
} from './loan-rules.ts';

/** A loan with everything that has happened to it, oldest first. */
export interface Loan {
  readonly agreement: LoanAgreement;
  readonly entries: readonly LoanEntry[];
  /** The due days whose payments are skipped. */
  readonly skipped: readonly LocalDate[];
  readonly standing: LoanStanding;
}

/** An amount that is due by a day. */
export interface OpenBill {
  readonly dueDay: LocalDate;
  /** The unpaid part; all that is owed on that day where it is the last of a loan. */
  readonly left: Cents | 'everything';
}

/** The next payment. */
export interface NextPayment {
  readonly day: LocalDate;
  readonly amount: Cents;
}

/**
 * The days before its due day by which a payment of a line of credit is asked for (12 CFR 1026.5(b)(2)(ii) asks for 21).
 */
const billDaysAhead = 25;

/** Shares of the balance are in ten-thousandths. */
const shareUnits = 10_000;

/**
 * The unpaid bills, oldest first: all payments of a loan that is paid back month by month, in the order in which they are
 * due, so that a member can pay ahead; the payments that a line of credit has asked for until the day. A payment on the
 * principal alone pays no bill, and neither does a payment of fees.
 */
export function openBills(loan: Loan, today: LocalDate): OpenBill[] {
  return loan.agreement.form === 'line' ? billsOfLine(loan, today) : billsOfInstalments(loan);
}

function billsOfInstalments({ agreement, entries, skipped }: Loan): OpenBill[] {
  const { openedOn, months, payment } = agreement;
  let paid = entries.reduce((sum, entry) => sum + paidOf(entry), 0);
  const bills: OpenBill[] = [];
  for (let month = 1, count = 0; count < (months ?? 0); month += 1) {
    const dueDay = addMonths(openedOn, month);
    if (skipped.includes(dueDay)) continue;
    count += 1;
    if (count === months) {
      bills.push({ dueDay, left: 'everything' });
      continue;
    }
    const left = Math.max(0, (payment ?? 0) - paid);
    paid = Math.max(0, paid - (payment ?? 0));
    if (left > 0) bills.push({ dueDay, left: cents(left) });
  }
  return bills;
}

/** A payment pays the bills asked for before it, the oldest first. */
function billsOfLine({ agreement, entries }: Loan, today: LocalDate): OpenBill[] {
  let open: { readonly dueDay: LocalDate; readonly left: number }[] = [];
  let standing = emptyStanding;
  let next = 0;
  for (let month = 1; ; month += 1) {
    const dueDay = addMonths(agreement.openedOn, month);
    const billDay = addDays(dueDay, -billDaysAhead);
    for (; next < entries.length; next += 1) {
      const entry = entries[next] as LoanEntry;
      if (entry.day > billDay) break;
      standing = standingAfter(standing, entry);
      open = lessPaid(open, paidOf(entry));
    }
    if (billDay > today) {
      for (const entry of entries.slice(next)) open = lessPaid(open, paidOf(entry));
      return open.map(({ dueDay: day, left }) => ({ dueDay: day, left: cents(left) }));
    }
    const asked = minimumOf(agreement, standing, billDay) - sumOf(open);
    if (asked > 0) open = [...open, { dueDay, left: asked }];
  }
}

/** The first day after today on which a line of credit may ask for a payment. */
export function billDayOf({ openedOn }: LoanAgreement, today: LocalDate): LocalDate {
  for (let month = 1; ; month += 1) {
    const day = addDays(addMonths(openedOn, month), 1 - billDaysAhead);
    if (day > today) return day;
  }
}

/** The minimum payment of a line of credit: the interest and a share of the balance, with the rest of earlier bills. */
function minimumOf(agreement: LoanAgreement, standing: LoanStanding, day: LocalDate): number {
  const { principal, interest } = owedOn(agreement, standing, day);
  const share = Math.ceil((principal * agreement.minimumShare) / shareUnits);
  return interest + Math.min(principal, Math.max(share, agreement.minimumPayment));
}

function lessPaid<Bill extends { readonly left: number }>(
  bills: readonly Bill[],
  paid: number,
): Bill[] {
  let rest = paid;
  return bills
    .map((bill) => {
      const covered = Math.min(bill.left, rest);
      rest -= covered;
      return { ...bill, left: bill.left - covered };
    })
    .filter(({ left }) => left > 0);
}

function sumOf(bills: readonly { readonly left: number }[]): number {
  return bills.reduce((sum, { left }) => sum + left, 0);
}

function paidOf({ kind, interest, principal }: LoanEntry): number {
  return kind === 'payment' ? interest - principal : 0;
}

/**
 * The interest and principal that are to be paid until a day, as they are owed then or today, whichever is later. Never more
 * than is owed.
 */
export function dueUntil(loan: Loan, until: LocalDate, today: LocalDate): Cents {
  const owed = owedOn(loan.agreement, loan.standing, until > today ? until : today);
  const most = owed.principal + owed.interest;
  const bills = openBills(loan, today).filter(({ dueDay }) => dueDay <= until);
  if (bills.some(({ left }) => left === 'everything')) return cents(most);
  return cents(Math.min(most, sumOf(bills as readonly { readonly left: Cents }[])));
}

/** The amount that was due before today and is unpaid; 0 where the member is not behind. */
export function pastDue(loan: Loan, today: LocalDate): Cents {
  return dueUntil(loan, addDays(today, -1), today);
}

/** Since when the member is behind; null where they are not. */
export function behindSince(loan: Loan, today: LocalDate): LocalDate | null {
  if (pastDue(loan, today) === 0) return null;
  return openBills(loan, today)[0]?.dueDay ?? null;
}

/** The next payment from today on, with the past due amount and the fees; null where nothing is asked for. */
export function nextPayment(loan: Loan, today: LocalDate): NextPayment | null {
  const { total, fees } = owedOn(loan.agreement, loan.standing, today);
  if (total === 0) return null;
  const bills = openBills(loan, today);
  const day = bills.find(({ dueDay }) => dueDay >= today)?.dueDay;
  if (day !== undefined) return { day, amount: cents(dueUntil(loan, day, today) + fees) };
  const late = pastDue(loan, today) + fees;
  return late > 0 ? { day: today, amount: cents(late) } : null;
}
