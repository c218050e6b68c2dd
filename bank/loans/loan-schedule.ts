import type { Cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { dueUntil, type Loan, nextPayment } from './loan-bills.ts';
import { owedOn, paymentEntry, splitPayment, standingAfter } from './loan-rules.ts';

/** A payment that lies ahead, if each is made on its day. Payment = interest + principal + fees. */
export interface ScheduledPayment {
  readonly day: LocalDate;
  readonly payment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  readonly fees: Cents;
  /** The principal that is left. */
  readonly balance: Cents;
}

/**
 * The payments that pay a loan off, if each is made on its day from today on: the last leaves nothing. Of a line of credit
 * only the payment that has been asked for is known.
 */
export function scheduleOf(loan: Loan, today: LocalDate): ScheduledPayment[] {
  const rows: ScheduledPayment[] = [];
  let ahead = loan;
  for (;;) {
    const day = rows.at(-1)?.day ?? today;
    const next = nextPayment(ahead, day);
    if (next === null) return rows;
    const owed = owedOn(ahead.agreement, ahead.standing, next.day);
    const split = splitPayment(owed, dueUntil(ahead, next.day, next.day), next.amount);
    const entry = paymentEntry(owed, split, next.day);
    rows.push({ day: next.day, payment: next.amount, ...split, balance: entry.principalAfter });
    ahead = afterEntry(ahead, entry);
    if (loan.agreement.form === 'line') return rows;
  }
}

function afterEntry(loan: Loan, entry: Loan['entries'][number]): Loan {
  return {
    ...loan,
    entries: [...loan.entries, entry],
    standing: standingAfter(loan.standing, entry),
  };
}
