import { type Cents, cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addDays, localMoment } from '../calendar/local-time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { lockBalances } from '../ledger/ledger-records.ts';
import type { Balance } from '../ledger/ledger-rules.ts';
import { dueUntil, type Loan, nextPayment, openBills } from './loan-bills.ts';
import { findLoan, type LoanOnRecord, membershipOfLoan } from './loan-records.ts';
import { plainEntry } from './loan-rules.ts';
import { type LoanBank, payLoan, scheduleLook } from './pay-loan.ts';
import { lateWithoutFee } from './payment-rules.ts';
import { logLoan, recordLoanEntry } from './record-loan-entry.ts';

/**
 * Does the due work of a loan: takes the payment of the day, charges late fees, reminds of near payments. Answers with the
 * membership; undefined where nothing was to be done.
 */
export async function advanceLoan(
  scope: DatabaseTransaction,
  bank: LoanBank,
  id: string,
  at: EpochMs,
): Promise<string | undefined> {
  const membershipId = await membershipOfLoan(scope.trx, id);
  await lockMemberships(scope, [membershipId]);
  const found = await findLoan(scope.trx, membershipId, id);
  if (!found || found.row.due_at === null || found.row.due_at > at) return undefined;
  const today = dayToDo(found, found.row.due_at as EpochMs, bank);
  let loan = await takePayment(scope, bank, found, today, at);
  if (loan.row.closed_at !== null) return membershipId;
  loan = await chargeLate(scope, bank, loan, today, at);
  loan = await remind(scope, bank, loan, today, at);
  await scheduleLook(scope, bank, loan, today);
  return membershipId;
}

/**
 * The day that is done: for work caught up after an outage the day on which it was due, so that its interest and fees are
 * those of a bank that was there. Entries recorded since are not undone.
 */
function dayToDo({ standing }: Loan, dueAt: EpochMs, { timeZone }: LoanBank): LocalDate {
  const { date } = localMoment(dueAt, timeZone);
  return standing.day !== null && standing.day > date ? standing.day : date;
}

/**
 * Takes the due amount, with fees, from the account that the member chose. Where the account does not hold it, the member
 * hears it once for each due amount.
 */
async function takePayment(
  scope: DatabaseTransaction,
  bank: LoanBank,
  loan: LoanOnRecord,
  today: LocalDate,
  at: EpochMs,
): Promise<LoanOnRecord> {
  const taken = automaticPayment(loan, today);
  if (taken === null) return loan;
  const { id, name } = taken.from;
  const { amount } = taken;
  const balance = (await lockBalances(scope, [id])).get(id) as Balance;
  const asked = { amount, as: 'payment', from: { id, name, balance }, by: null } as const;
  const outcome = await payLoan(scope, bank, loan, { ...asked, day: today }, at);
  if (outcome.kind === 'paid') return outcome.loan;
  // The newest that is due: an earlier unpaid bill must not hide it.
  const bill = openBills(loan, today).findLast(({ dueDay }) => dueDay <= today);
  if (!bill || loan.row.failed_for === bill.dueDay) return loan;
  await logLoan(scope, { loan, by: null, change: 'unpaid' }, { amount, date: bill.dueDay }, at);
  return { ...loan, row: { ...loan.row, failed_for: bill.dueDay } };
}

/** The payment that is taken on this day, with fees, and its account. Null if no automatic payment is due. */
export function automaticPayment(
  loan: LoanOnRecord,
  today: LocalDate,
): { readonly from: NonNullable<LoanOnRecord['autopay']>; readonly amount: Cents } | null {
  const due = dueUntil(loan, today, today);
  if (loan.autopay === null || due === 0) return null;
  return { from: loan.autopay, amount: cents(due + loan.standing.fees) };
}

async function chargeLate(
  scope: DatabaseTransaction,
  bank: LoanBank,
  loan: LoanOnRecord,
  today: LocalDate,
  at: EpochMs,
): Promise<LoanOnRecord> {
  const fee = loan.agreement.lateFee;
  let charged = loan;
  for (const dueDay of fee > 0 ? lateWithoutFee(loan, today) : []) {
    const entry = plainEntry(charged.standing, 'late-fee', today, { fee, dueDay });
    const movement = { loan: charged, entry, account: null, by: null, change: 'late' } as const;
    charged = await recordLoanEntry(scope, bank, movement, at);
  }
  return charged;
}

/** Of a payment that is not taken automatically. */
async function remind(
  scope: DatabaseTransaction,
  bank: LoanBank,
  loan: LoanOnRecord,
  today: LocalDate,
  at: EpochMs,
): Promise<LoanOnRecord> {
  const next = nextPayment(loan, today);
  const isNear = next && next.day <= addDays(today, bank.policy.loans.remindDays);
  if (!isNear || loan.autopay !== null || loan.row.reminded_for === next.day) return loan;
  await logLoan(
    scope,
    { loan, by: null, change: 'due' },
    { amount: next.amount, date: next.day },
    at,
  );
  return { ...loan, row: { ...loan.row, reminded_for: next.day } };
}
