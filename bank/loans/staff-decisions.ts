import { type Cents, cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { findApplication, listSubmitted } from './application-records.ts';
import {
  debtShareOf,
  decide,
  type DecisionOutcome,
  type LoanDecision,
} from './decide-application.ts';
import { findLent } from './loan-catalogue.ts';

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

/** Those that wait for a decision, the oldest first. */
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
