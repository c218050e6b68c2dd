import { cents, type Cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addDays, localMoment } from '../calendar/local-time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import {
  type ApplicationOnRecord,
  findApplication,
  updateApplication,
  listSubmitted,
} from './loan-records.ts';
import { findLent, type LentProduct } from './loan-catalogue.ts';
import { agreementOn } from './loan-disclosure.ts';
import type { LoanBank } from './pay-loan.ts';
import type { BankContext } from '../bank-context.ts';

export type LoanDecision = 'approve' | 'decline';

/** The outcome of a decision. `not-lent`: the credit union has no terms for it today. */
export type DecisionOutcome = 'decided' | 'not-waiting' | 'not-found' | 'not-lent';

/** The bank decides by its rule when it is due: payment and housing may be a part of the income. */
export async function decideByRule(
  scope: DatabaseTransaction,
  bank: LoanBank,
  id: string,
  at: EpochMs,
): Promise<string | undefined> {
  const found = await findApplication(scope.trx, id);
  if (!found) return undefined;
  const { membership_id: membershipId } = found;
  await lockMemberships(scope, [membershipId]);
  const most = bank.policy.loans.debtShareMost;
  const byRule = (row: ApplicationOnRecord, lent: LentProduct) => ({
    decision: debtShareOf(row, lent) <= most ? ('approve' as const) : ('decline' as const),
    reason: null,
  });
  const outcome = await decide(scope, bank, id, byRule, at);
  // Without terms today it waits for staff.
  if (outcome === 'not-lent') await updateApplication(scope.trx, found, { due_at: null });
  return outcome === 'decided' ? membershipId : undefined;
}

/** Decides an application with the membership locked; why it is declined is told to the member (12 CFR 1002.9(a)(2)). */
export async function decide(
  scope: DatabaseTransaction,
  bank: LoanBank,
  id: string,
  choose: (
    row: ApplicationOnRecord,
    lent: LentProduct,
  ) => { readonly decision: LoanDecision; readonly reason: string | null },
  at: EpochMs,
): Promise<DecisionOutcome> {
  const row = await findApplication(scope.trx, id);
  if (row?.status !== 'submitted') return 'not-waiting';
  const today = localMoment(at, bank.timeZone).date;
  const lent = await findLent(scope.trx, row.product_id, today);
  if (!lent) return 'not-lent';
  const { decision, reason } = choose(row, lent);
  const isOffer = decision === 'approve';
  await updateApplication(scope.trx, row, {
    status: isOffer ? 'offered' : 'declined',
    decided_at: at,
    due_at: null,
    reason,
    offered_until: isOffer ? addDays(today, bank.policy.loans.offerDays) : null,
    terms_from: isOffer ? lent.terms.valid_from : null,
  });
  const change = isOffer ? ('offered' as const) : ('declined' as const);
  const amount = cents(row.amount);
  await appendToMemberLogs(scope, [
    {
      membershipId: row.membership_id,
      by: null,
      at,
      audit: { action: `loan-application-${change}`, facts: { application: id, amount, reason } },
      events: [{ kind: 'loan', change, name: lent.product.name, amount, date: today }],
    },
  ]);
  return 'decided';
}

/** Payment and housing of a month as a part of the income, in percent, rounded up. */
function debtShareOf(row: ApplicationOnRecord, lent: LentProduct): number {
  const asked = { amount: cents(row.amount), months: row.months };
  const { payment, minimumShare, rate } = agreementOn(lent, asked, '2000-01-01' as LocalDate);
  // Of a line of credit, the payment that it would ask for if all of it were drawn.
  const monthly = payment ?? Math.ceil((row.amount * (minimumShare + rate / 12)) / 10_000);
  const income = Math.max(1, row.income ?? 0);
  return Math.ceil((100 * (monthly + (row.housing ?? 0))) / income);
}

/** An application that waits, as staff read it. */
export interface WaitingApplication {
  readonly id: string;
  readonly name: string;
  readonly product: string;
  readonly amount: Cents;
  readonly months: number | null;
  readonly purpose: string;
  readonly income: Cents;
  readonly housing: Cents;
  /** The share of payment and housing in the income, in percent; null where the loan has no terms today. */
  readonly debtShare: number | null;
  readonly sentOn: LocalDate;
}

/** The applications that wait for a decision, the oldest first. */
export async function waitingApplications({
  store,
  clock,
  timeZone,
}: BankContext): Promise<WaitingApplication[]> {
  const today = localMoment(clock.now(), timeZone).date;
  const rows = await listSubmitted(store.db);
  return await Promise.all(
    rows.map(async (row) => {
      const lent = await findLent(store.db, row.product_id, today);
      return {
        id: row.id,
        name: row.signer,
        product: row.product_id,
        amount: cents(row.amount),
        months: row.months,
        purpose: row.purpose,
        income: cents(row.income ?? 0),
        housing: cents(row.housing ?? 0),
        debtShare: lent ? debtShareOf(row, lent) : null,
        sentOn: localMoment(row.submitted_at as EpochMs, timeZone).date,
      };
    }),
  );
}

/** Staff decide an application. */
export async function decideByStaff(
  bank: BankContext,
  id: string,
  decision: LoanDecision,
  reason: string | null,
): Promise<DecisionOutcome> {
  const found = await findApplication(bank.store.db, id);
  if (!found) return 'not-found';
  const outcome = await bank.store.transact(async (scope) => {
    await lockMemberships(scope, [found.membership_id]);
    return await decide(scope, bank, id, () => ({ decision, reason }), bank.clock.now());
  });
  bank.bell.ring(found.membership_id);
  return outcome;
}
