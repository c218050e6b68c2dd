import type { TestBank } from './test-bank.ts';
import type { TestMember } from './test-member.ts';

/** The actions that the member's audit holds, in their order. */
export async function audited({ store }: TestBank, member: TestMember): Promise<string[]> {
  const rows = await store.db
    .selectFrom('audit_record')
    .select('action')
    .where('log_id', '=', member.membershipId)
    .orderBy('sequence')
    .execute();
  return rows.map(({ action }) => action);
}
