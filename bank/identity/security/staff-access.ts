import type { BankContext } from '../../bank-context.ts';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import {
  endAllTrust,
  endWhatIsUnderWay,
  findNamedMember,
  markClosed,
  markOpen,
  membersUnderWay,
  type NamedMember,
} from './staff-access-records.ts';
import type { EpochMs } from '#contract/time/time.ts';

export type { NamedMember } from './staff-access-records.ts';

interface UnknownMember {
  readonly kind: 'unknown-member';
}

/** The outcome of ending the sessions of one member. */
export type SessionsOutcome =
  | UnknownMember
  | { readonly kind: 'ended'; readonly displayName: string; readonly sessions: number };

/** The outcome of closing a member's access. */
export type ClosingOutcome =
  | UnknownMember
  | { readonly kind: 'closed'; readonly displayName: string; readonly sessions: number }
  | { readonly kind: 'closed-before'; readonly displayName: string }
  | { readonly kind: 'reason-wrong'; readonly most: number };

/** The outcome of opening a member's access again. */
export type OpeningOutcome =
  | UnknownMember
  | { readonly kind: 'opened' | 'not-closed'; readonly displayName: string };

const reasonMaxLength = 500;

/** The members that share a transaction: few, so that no other request waits for all of them. */
const membersAtOnce = 100;

/**
 * Staff end the sessions of a member, their second steps under way and their links for a new password (OWASP ASVS 5.0,
 * 7.4.5). Browsers that the member trusts stay trusted.
 */
export async function endSessionsByStaff(
  bank: BankContext,
  named: NamedMember,
): Promise<SessionsOutcome> {
  const member = await findNamedMember(bank.store.db, named);
  if (!member) {
    return { kind: 'unknown-member' };
  }
  const counts = await endSessionsOf(bank, [member.id]);
  return { kind: 'ended', displayName: member.displayName, sessions: sum(counts) };
}

/** The same for everybody. Cut off, it is simply repeated. */
export async function endAllSessionsByStaff(
  bank: BankContext,
): Promise<{ readonly members: number; readonly sessions: number }> {
  const personIds = await membersUnderWay(bank.store.db, bank.clock.now());
  let sessions = 0;
  for (let from = 0; from < personIds.length; from += membersAtOnce) {
    sessions += sum(await endSessionsOf(bank, personIds.slice(from, from + membersAtOnce)));
  }
  return { members: personIds.length, sessions };
}

/**
 * Staff close a member's access (OWASP ASVS 5.0, 7.4.2): all open sessions end, no browser is trusted any more, and no way
 * of signing in works. The member's scheduled payments go on, and so do cards: it is money that was promised. The reason
 * stands in the audit, and is not told to the member.
 */
export async function closeAccess(
  bank: BankContext,
  named: NamedMember,
  typed: string,
): Promise<ClosingOutcome> {
  const reason = typed.trim();
  if (reason === '' || reason.length > reasonMaxLength) {
    return { kind: 'reason-wrong', most: reasonMaxLength };
  }
  const member = await findNamedMember(bank.store.db, named);
  if (!member) {
    return { kind: 'unknown-member' };
  }
  const { id, displayName } = member;
  const at = bank.clock.now();
  const sessions = await bank.store.transact(async (scope) => {
    if (!(await markClosed(scope.trx, id, at))) {
      return null;
    }
    const sessionsEnded = sum(await endWhatIsUnderWay(scope, [id], at));
    await endAllTrust(scope.trx, id);
    const audit = { action: 'access-closed', facts: { reason, sessionsEnded } };
    const event = { kind: 'security', change: 'access-closed' } as const;
    await appendToMemberLogs(scope, [{ personId: id, at, audit, events: [event] }]);
    return sessionsEnded;
  });
  if (sessions === null) {
    return { kind: 'closed-before', displayName };
  }
  tellSessions(bank, [id]);
  return { kind: 'closed', displayName, sessions };
}

/** Staff open a member's access again: anyone who could sign in before can again. */
export async function openAccess(bank: BankContext, named: NamedMember): Promise<OpeningOutcome> {
  const member = await findNamedMember(bank.store.db, named);
  if (!member) {
    return { kind: 'unknown-member' };
  }
  const { id, displayName } = member;
  const at = bank.clock.now();
  const isOpened = await bank.store.transact(async (scope) => {
    if (!(await markOpen(scope.trx, id))) {
      return false;
    }
    // Sign-ins begun while the access was being closed must not come to life with it.
    const sessionsEnded = sum(await endWhatIsUnderWay(scope, [id], at));
    const audit = { action: 'access-opened', facts: { sessionsEnded } };
    const event = { kind: 'security', change: 'access-opened' } as const;
    await appendToMemberLogs(scope, [{ personId: id, at, audit, events: [event] }]);
    return true;
  });
  if (isOpened) {
    tellSessions(bank, [id]);
  }
  return { kind: isOpened ? 'opened' : 'not-closed', displayName };
}

async function endSessionsOf(
  bank: BankContext,
  personIds: readonly string[],
): Promise<Map<string, number>> {
  const at = bank.clock.now();
  const counts = await bank.store.transact(async (scope) => {
    const ended = await endWhatIsUnderWay(scope, personIds, at);
    await appendToMemberLogs(
      scope,
      [...ended].map(([personId, sessionsEnded]) => ({
        personId,
        at,
        audit: { action: 'sessions-ended-by-staff', facts: { sessionsEnded } },
        events: [{ kind: 'security', change: 'sessions-ended-by-staff' } as const],
      })),
    );
    return ended;
  });
  tellSessions(bank, personIds);
  return counts;
}

/** Open streams hear that their sessions are over; streams of another process do within moments. */
function tellSessions(bank: BankContext, personIds: readonly string[]): void {
  bank.sessions.forget();
  for (const id of personIds) bank.bell.ring(id);
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

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
