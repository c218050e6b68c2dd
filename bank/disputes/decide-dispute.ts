import type { Dispute } from '#contract/disputes/disputes.ts';
import type { BankContext } from '../bank-context.ts';
import { findDispute, getDispute, listUndecided, presentDispute } from './dispute-records.ts';
import { approveDispute, denyDispute } from './settle-dispute.ts';

/** The outcome of a staff decision. */
export type DecisionOutcome =
  | { readonly kind: 'decided' | 'ended'; readonly dispute: Dispute }
  | { readonly kind: 'not-found' };

/** Staff decide a dispute, and say to the member why. */
export async function decideByStaff(
  bank: BankContext,
  id: string,
  decision: 'approve' | 'deny',
  explanation: string,
): Promise<DecisionOutcome> {
  const found = await findDispute(bank.store.db, id);
  if (!found) {
    return { kind: 'not-found' };
  }
  const at = bank.clock.now();
  const decide = decision === 'approve' ? approveDispute : denyDispute;
  const decided = await bank.store.transact((scope) => decide(scope, bank, id, explanation, at));
  if (!decided) {
    const dispute = presentDispute(await getDispute(bank.store.db, id), bank.timeZone);
    return { kind: 'ended', dispute };
  }
  bank.bell.ring(found.membership_id);
  return { kind: 'decided', dispute: presentDispute(decided, bank.timeZone) };
}

/** The disputes that wait for a decision, the most urgent first. */
export async function undecidedDisputes({ store, timeZone }: BankContext) {
  return (await listUndecided(store.db)).map((row) => ({
    dispute: presentDispute(row, timeZone),
    description: row.description,
    username: row.username,
  }));
}
