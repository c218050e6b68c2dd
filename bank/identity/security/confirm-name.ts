import type { BankContext } from '../../bank-context.ts';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import { findNamedMember, type NamedMember } from './staff-access-records.ts';

/** The outcome of confirming a member's name. */
export type NameOutcome =
  | { readonly kind: 'unknown-member' }
  /** The profile says another name than staff have seen. */
  | { readonly kind: 'other-name'; readonly name: string }
  | { readonly kind: 'confirmed'; readonly before: string };

/**
 * Staff have seen the name by which the member goes, and it is that of the profile: it becomes the name that the credit
 * union knows, and that is told to payers of the member and to people asked for money by the member (R-Q1, R-T18).
 */
export async function confirmName(
  bank: BankContext,
  named: NamedMember,
  name: string,
): Promise<NameOutcome> {
  const member = await findNamedMember(bank.store.db, named);
  if (!member) {
    return { kind: 'unknown-member' };
  }
  const at = bank.clock.now();
  return await bank.store.transact(async (scope) => {
    const { trx } = scope;
    const { known_name: before } = await trx
      .selectFrom('person')
      .select('known_name')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    const confirmed = await trx
      .updateTable('person')
      .set({ known_name: name })
      .where('id', '=', member.id)
      .where('display_name', '=', name)
      .returning('id')
      .executeTakeFirst();
    if (!confirmed) {
      return { kind: 'other-name', name: member.displayName };
    }
    const audit = { action: 'name-confirmed', facts: { name, before } };
    await appendToMemberLogs(scope, [{ personId: member.id, at, audit, events: [] }]);
    return { kind: 'confirmed', before };
  });
}
