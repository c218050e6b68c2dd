import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../../bank-context.ts';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import { findNamedMember, type NamedMember } from './staff-access-records.ts';

/** The time for which the portal shows a call, in milliseconds: it ends by itself. */
const callLastsMs = 15 * 60_000;

/** The result of announcing a call or its end. */
export type CallOutcome =
  | { readonly kind: 'unknown-member' }
  | { readonly kind: 'called'; readonly displayName: string; readonly until: EpochMs }
  | { readonly kind: 'ended' | 'not-called'; readonly displayName: string };

/** Announces that staff are calling a member. The portal shows it for 15 minutes or until `endCall`. */
export async function beginCall(bank: BankContext, named: NamedMember): Promise<CallOutcome> {
  const member = await findNamedMember(bank.store.db, named);
  if (!member) return { kind: 'unknown-member' };
  const { id: personId, displayName } = member;
  const at = bank.clock.now();
  const until = (at + callLastsMs) as EpochMs;
  await bank.store.transact(async (scope) => {
    const times = { began_at: at, until_at: until };
    await scope.trx
      .insertInto('staff_call')
      .values({ person_id: personId, ...times })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(times))
      .execute();
    const audit = { action: 'staff-call-began', facts: { until } };
    const events = [{ kind: 'security', change: 'staff-call-began' } as const];
    await appendToMemberLogs(scope, [{ personId, at, audit, events }]);
  });
  bank.bell.ring(personId);
  return { kind: 'called', displayName, until };
}

/** Announces that the call has ended. */
export async function endCall(bank: BankContext, named: NamedMember): Promise<CallOutcome> {
  const member = await findNamedMember(bank.store.db, named);
  if (!member) return { kind: 'unknown-member' };
  const { id: personId, displayName } = member;
  const at = bank.clock.now();
  const isEnded = await bank.store.transact(async (scope) => {
    const { numUpdatedRows } = await scope.trx
      .updateTable('staff_call')
      .set({ until_at: at })
      .where('person_id', '=', personId)
      .where('until_at', '>', at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const audit = { action: 'staff-call-ended', facts: {} };
    const events = [{ kind: 'security', change: 'staff-call-ended' } as const];
    await appendToMemberLogs(scope, [{ personId, at, audit, events }]);
    return true;
  });
  if (isEnded) bank.bell.ring(personId);
  return { kind: isEnded ? 'ended' : 'not-called', displayName };
}
