import type { TestBank } from './test-bank.ts';
import type { TestMember } from './test-member.ts';
import type { BankStore } from '../ports.ts';
import { verifyBank } from '../verify/verify-bank.ts';

/** The actions that the member's audit holds, in their order. */
export async function audited(bank: TestBank, member: TestMember): Promise<string[]> {
  return (await auditRecords(bank, member)).map(({ action }) => action);
}

/** The same with the facts of each. */
export async function auditRecords(
  { store }: TestBank,
  member: TestMember,
): Promise<{ action: string; facts: Record<string, unknown> }[]> {
  const rows = await store.db
    .selectFrom('audit_record')
    .select(['action', 'facts'])
    .where('log_id', '=', member.membershipId)
    .orderBy('sequence')
    .execute();
  return rows.map(({ action, facts }) => ({
    action,
    facts: JSON.parse(facts) as Record<string, unknown>,
  }));
}

/** Everything that `verify` finds wrong in the bank. */
export async function faultsOf({ store }: { readonly store: BankStore }): Promise<string[]> {
  return (await verifyBank(store)).checks.flatMap(({ faults }) => [...faults]);
}
