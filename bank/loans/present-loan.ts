import { cents, type Cents } from '#contract/money/cents.ts';
import type { Loan, LoanSummary, Payoff } from '#contract/loans/loans.ts';
import type { AccountId, LoanId, LoanApplicationId } from '#contract/text/ids.ts';
import type { LocalDate, EpochMs } from '#contract/time/time.ts';
import { addDays, localMoment } from '../calendar/local-time.ts';
import { behindSince, nextPayment, pastDue } from './loan-bills.ts';
import type { LoanOnRecord, ApplicationOnRecord } from './loan-records.ts';
import { type LoanEntry, owedOn } from './loan-rules.ts';
import { scheduleOf, getLent } from './loan-catalogue.ts';
import { skippablePayment } from './payment-rules.ts';
import { movedBy } from './record-loan-entry.ts';
import type { LoanApplication } from '#contract/loans/loan-applications.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { discloseLoan } from './loan-disclosure.ts';

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

interface ApplicationReader {
  readonly personId: string;
  readonly today: LocalDate;
  readonly timeZone: string;
}

function optional(amount: number | null): Cents | null {
  return amount === null ? null : cents(amount);
}

/** An application as somebody in its membership sees it. */
export async function presentApplication(
  db: Kysely<Tables>,
  row: ApplicationOnRecord,
  { today, timeZone, personId }: ApplicationReader,
): Promise<LoanApplication> {
  const product = await db
    .selectFrom('loan_product')
    .select(['name', 'form'])
    .where('id', '=', row.product_id)
    .executeTakeFirstOrThrow();
  const changedAt = row.decided_at ?? row.submitted_at ?? row.saved_at;
  return {
    id: row.id as LoanApplicationId,
    product: row.product_id,
    name: product.name,
    form: product.form,
    amount: cents(row.amount),
    months: row.months,
    purpose: row.purpose,
    income: optional(row.income),
    housing: optional(row.housing),
    status: row.status,
    day: localMoment(changedAt as EpochMs, timeZone).date,
    reason: row.reason,
    offer: await offerOf(db, row, today),
    signer: row.signer,
    isOwn: row.person_id === personId,
    loan: row.loan_id as LoanId | null,
  };
}

async function offerOf(
  db: Kysely<Tables>,
  row: ApplicationOnRecord,
  today: LocalDate,
): Promise<LoanApplication['offer']> {
  if (!isOffered(row, today) || row.terms_from === null) return null;
  const lent = await getLent(db, row.product_id, row.terms_from);
  const asked = { amount: cents(row.amount), months: row.months };
  const { disclosure } = discloseLoan(lent, asked, today);
  return { disclosure, until: row.offered_until as LocalDate };
}

/** Whether it can be signed on that day. */
export function isOffered(
  { status, offered_until: until }: ApplicationOnRecord,
  today: LocalDate,
): boolean {
  return status === 'offered' && until !== null && today <= until;
}
