import type { Member } from '#contract/identity/sign-in/sign-in.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { BankContext } from '../../bank-context.ts';
import { clearTries, giveBackTry } from '../../limits/attempts.ts';
import type { Bucket } from '../../limits/buckets.ts';
import { lockPerson } from '../../database/lock-memberships.ts';
import { endSessionById, liveSessions } from '../sessions/member-sessions.ts';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import { askedFrom } from '../../member-log/log-entry.ts';
import { listInRoles, listParties } from '../../parties/party-records.ts';
import { belongsToRoles, areasOf, enteredBy } from '../../parties/role-policy.ts';
import type { Caller } from '../../ports.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import { endSession, newSessionToken, tokenHash } from '../sessions/session.ts';
import { anyBrowser, recogniseBrowser } from './known-browsers.ts';
import {
  recordRefusedSignIn,
  findCredential,
  getPerson,
  insertSession,
  normalUsername,
  signInBefore,
} from './sign-in-records.ts';

/** The method of a sign-in, and its consequences. */
export interface SignInDone {
  /** As the audit words it: `password+text`. */
  readonly method: string;
  /** Whether the member is told of a browser that is new; the bank signs in for itself without one. */
  readonly remembersBrowser?: boolean;
  /** Whether the browser is not asked for a second step for a while. */
  readonly trustsBrowser?: boolean;
  /** Tries that are forgotten by it. */
  readonly cleared?: readonly Bucket[];
  /** The buckets to which a try is given back. */
  readonly givenBack?: readonly Bucket[];
}

/** The outcome of opening a session. */
export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly member: Member }
  /** Staff have closed the member's access. */
  | { readonly kind: 'access-closed' };

/** A session that was opened in a transaction, to be handed over once that is durable. */
interface OpenedSession {
  readonly personId: string;
  readonly token: string;
  readonly at: EpochMs;
  readonly expiresAt: EpochMs;
  /** The member of the browser's session until now. */
  readonly formerMember: string | null;
  readonly hasEndedOldest: boolean;
  readonly newBrowserToken: string | null;
}

/**
 * Opens a session for the member, with a new token whatever the browser held before, and hands it to the caller, unless
 * the member's access is closed. Says in the member's log what came of it. Every way in ends with `handOver`.
 */
export async function openSession(
  bank: BankContext,
  personId: string,
  caller: Caller,
  done: SignInDone,
): Promise<SignInOutcome> {
  const opened = await bank.store.transact((scope) =>
    openSessionIn(scope, bank, personId, caller, done),
  );
  return await handOver(bank, caller, opened);
}

/** The first part of it, in the transaction of the caller; null where the member's access is closed. */
export async function openSessionIn(
  scope: DatabaseTransaction,
  bank: BankContext,
  personId: string,
  caller: Caller,
  done: SignInDone,
): Promise<OpenedSession | null> {
  const { trx } = scope;
  const at = bank.clock.now();
  const expiresAt = (at + bank.policy.sessionMaxMs) as EpochMs;
  const token = newSessionToken(bank.random);
  // Two at once would each count the sessions without the other's.
  await lockPerson(scope, personId);
  if ((await getPerson(trx, personId)).access_closed_at !== null) {
    await recordRefusedSignIn(scope, personId, caller, at, done.method);
    return null;
  }
  // A session that the browser still held is replaced, never shared.
  const formerMember = await signOut(bank, scope, caller, at);
  const hasEndedOldest = await endOldestSessions(bank, scope, personId, caller, at);
  const id = bank.newId();
  const asked = askedFrom(caller);
  await insertSession(trx, { id, tokenHash: tokenHash(token), personId, at, expiresAt, ...asked });
  const browser = await noteBrowser(bank, scope, personId, caller, at, done);
  await appendToMemberLogs(scope, [
    {
      personId,
      at,
      audit: { action: 'sign-in', facts: { ...asked, method: done.method, session: id } },
      events: [{ kind: 'sign-in', ...(browser.isNew && { newBrowser: true as const }) }],
    },
  ]);
  await clearTries(trx, done.cleared ?? []);
  await giveBackTry(trx, done.givenBack ?? [], at);
  const newBrowserToken = browser.newToken;
  return { personId, token, at, expiresAt, formerMember, hasEndedOldest, newBrowserToken };
}

/** The second part of it, once the first is durable. */
export async function handOver(
  bank: BankContext,
  caller: Caller,
  opened: OpenedSession | null,
): Promise<SignInOutcome> {
  if (caller.stepToken !== null) {
    caller.dropStepToken();
  }
  if (opened === null) {
    return { kind: 'access-closed' };
  }
  const { personId, token, at, expiresAt, formerMember, hasEndedOldest, newBrowserToken } = opened;
  caller.issueSession(token, expiresAt);
  if (newBrowserToken !== null) {
    caller.issueBrowserToken(newBrowserToken);
  }
  if (formerMember !== null || hasEndedOldest) {
    bank.sessions.forget();
  }
  if (formerMember !== null) {
    bank.bell.ring(formerMember);
  }
  bank.bell.ring(personId);
  return { kind: 'signed-in', member: await presentMember(bank, personId, at) };
}

/** The token of a new session without a password; null if there is no such member or their access is closed. */
export async function openSessionFor(bank: BankContext, username: string): Promise<string | null> {
  const credential = await findCredential(bank.store.db, normalUsername(username));
  if (!credential) {
    return null;
  }
  let issued: string | null = null;
  const caller: Caller = {
    sessionToken: null,
    issueSession: (token) => {
      issued = token;
    },
    dropSession: () => {},
    browserToken: null,
    issueBrowserToken: () => {},
    stepToken: null,
    issueStepToken: () => {},
    dropStepToken: () => {},
    address: '',
    device: '',
  };
  await openSession(bank, credential.personId, caller, {
    method: 'none',
    remembersBrowser: false,
  });
  return issued;
}

/**
 * Makes room for one more of `policy.sessionsMax`, and writes the ended sessions into the member's log; true where any had
 * to end.
 */
async function endOldestSessions(
  { policy }: BankContext,
  scope: DatabaseTransaction,
  personId: string,
  caller: Caller,
  at: EpochMs,
): Promise<boolean> {
  const live = await liveSessions(scope.trx, personId, at, policy);
  const tooMany = live.slice(policy.sessionsMax - 1);
  for (const { id } of tooMany) {
    if (!(await endSessionById(scope, personId, id, at))) continue;
    const facts = { ...askedFrom(caller), session: id, sessionsMost: policy.sessionsMax };
    await appendToMemberLogs(scope, [
      { personId, at, audit: { action: 'session-ended', facts }, events: [] },
    ]);
  }
  return tooMany.length > 0;
}

/** Ends the session that the caller holds, and says so in its member's log; tells whose it was. */
export async function signOut(
  { policy }: BankContext,
  scope: DatabaseTransaction,
  caller: Caller,
  at: EpochMs,
): Promise<string | null> {
  if (caller.sessionToken === null) {
    return null;
  }
  const formerSince = (at - policy.security.formerTokenMs) as EpochMs;
  const name = { tokenHash: tokenHash(caller.sessionToken) };
  const ended = await endSession(scope.trx, name, formerSince, at);
  if (!ended) {
    return null;
  }
  await appendToMemberLogs(scope, [
    {
      personId: ended.person_id,
      at,
      audit: { action: 'sign-out', facts: { ...askedFrom(caller), session: ended.id } },
      events: [],
    },
  ]);
  return ended.person_id;
}

/** The member as the header shows them, in the session that was opened at `signedInAt`. */
export async function presentMember(
  bank: BankContext,
  personId: string,
  signedInAt: EpochMs,
): Promise<Member> {
  const member = await getPerson(bank.store.db, personId);
  const { db } = bank.store;
  const now = bank.clock.now();
  const parties = await listParties(db, personId);
  const entered = enteredBy(parties, now);
  const memberships = entered.map(({ membershipId }) => membershipId);
  const owners = await listInRoles(db, memberships, belongsToRoles, now);
  return {
    username: member.username,
    displayName: member.display_name,
    plan: 'Premium Account',
    // A person without any part is not signed in.
    memberSince: (parties[0]?.memberSince ?? '') as LocalDate,
    lastSignInAt: await signInBefore(bank.store.db, personId, signedInAt),
    memberships: entered.map(({ membershipId, holder, businessName, role }) => ({
      id: membershipId,
      holder,
      isBusiness: businessName !== null,
      otherOwners: owners
        .filter((one) => one.membershipId === membershipId && one.personId !== personId)
        .flatMap(({ name }) => (businessName === null ? [name] : [])),
      role,
      may: [...areasOf(role)],
    })),
  };
}

async function noteBrowser(
  bank: BankContext,
  scope: DatabaseTransaction,
  personId: string,
  caller: Caller,
  at: EpochMs,
  { remembersBrowser = true, trustsBrowser = false }: SignInDone,
) {
  if (!remembersBrowser) {
    return anyBrowser;
  }
  const { address, device } = askedFrom(caller);
  const until = (at + bank.policy.security.trustBrowserMs) as EpochMs;
  const browser = await recogniseBrowser(
    scope.trx,
    personId,
    caller.browserToken,
    () => newSessionToken(bank.random),
    { id: bank.newId(), device, at, trustedUntil: trustsBrowser ? until : null },
  );
  if (trustsBrowser) {
    const audit = { action: 'browser-trusted', facts: { address, device, until } };
    await appendToMemberLogs(scope, [{ personId, at, audit, events: [] }]);
  }
  return browser;
}
