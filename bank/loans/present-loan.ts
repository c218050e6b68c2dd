import { cents } from '#contract/money/cents.ts';
import type { Loan, LoanSummary, Payoff } from '#contract/loans/loans.ts';
import type { AccountId, LoanId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addDays } from '../calendar/local-time.ts';
import { behindSince, nextPayment, pastDue } from './loan-bills.ts';
import type { LoanOnRecord } from './loan-records.ts';
import { type LoanEntry, owedOn } from './loan-rules.ts';
import { scheduleOf } from './loan-catalogue.ts';
import { skippablePayment } from './payment-rules.ts';
import { movedBy } from './record-loan-entry.ts';

const entriesShown = 200;

/** A loan in a list, as it stands on a day. */
export function presentSummary(loan: LoanOnRecord, today: LocalDate): LoanSummary {
  const { row, agreement, standing } = loan;
  const since = behindSince(loan, today);
  return {
    id: row.id as LoanId,
    name: loan.name,
    form: agreement.form,
    openedOn: agreement.openedOn,
    isClosed: row.closed_at !== null,
    balance: standing.principal,
    amount: agreement.amount,
    rate: agreement.rate,
    next: nextPayment(loan, today),
    pastDue: since === null ? null : { amount: pastDue(loan, today), since },
  };
}

/** A loan with everything that its member can see of it. */
export function presentLoan(loan: LoanOnRecord, today: LocalDate): Loan {
  const { agreement, entries } = loan;
  const owed = owedOn(agreement, loan.standing, today);
  return {
    ...presentSummary(loan, today),
    owed,
    interestPerDay: perDay(loan, today),
    interestThisYear: cents(
      entries
        .filter(({ day }) => day.slice(0, 4) === today.slice(0, 4))
        .reduce((sum, { interest }) => sum + interest, 0),
    ),
    graceDays: agreement.graceDays,
    lateFee: agreement.lateFee,
    autopay: (loan.autopay?.handle ?? null) as AccountId | null,
    skippable: skippablePayment(loan, today),
    drawable: drawableOf(loan),
    schedule: scheduleOf(loan, today),
    entries: entries
      .map((entry, index) => presentEntry(entry, index + 1))
      .toReversed()
      .slice(0, entriesShown),
  };
}

/** The amount that can still be drawn on a line of credit; 0 for other loans. */
export function drawableOf({ agreement, standing }: LoanOnRecord): Loan['drawable'] {
  return cents(agreement.form === 'line' ? Math.max(0, agreement.amount - standing.principal) : 0);
}

/** The payoff amount on a day; it can be asked until `latest`. */
export function presentPayoff(loan: LoanOnRecord, day: LocalDate, latest: LocalDate): Payoff {
  return { day, latest, ...owedOn(loan.agreement, loan.standing, day), perDay: perDay(loan, day) };
}

function perDay({ agreement, standing }: LoanOnRecord, day: LocalDate): Payoff['perDay'] {
  const fresh = { ...standing, centDays: 0n, day };
  const { interest } = owedOn(agreement, fresh, addDays(day, 1));
  return cents(interest - standing.unpaidInterest);
}

function presentEntry(entry: LoanEntry, sequence: number): Loan['entries'][number] {
  const { kind, day, interest, fee, principal, principalAfter } = entry;
  return {
    sequence,
    day,
    kind,
    amount: kind === 'late-fee' ? fee : movedBy(entry),
    interest,
    fees: cents(kind === 'late-fee' ? 0 : -fee),
    principal,
    balance: principalAfter,
  };
}
