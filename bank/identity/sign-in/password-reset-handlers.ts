import { passwordReset } from '#contract/identity/sign-in/password-reset.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../../bank-context.ts';
import { endAccess, forgetResetLinks } from '../sessions/member-sessions.ts';
import type { Gate } from '../../gate.ts';
import { addressAsker } from '../passwords/hash-asker.ts';
import { writeForNobody, clearTries, countTry } from '../../limits/attempts.ts';
import { linksSentBucket, nameBucket } from '../../limits/buckets.ts';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import { askedFrom } from '../../member-log/log-entry.ts';
import { newPasswordError, refuseNewPassword, saveNewPassword } from '../passwords/new-password.ts';
import type { Caller } from '../../ports.ts';
import { newSessionToken, tokenHash } from '../sessions/session.ts';
import { findKnownBrowser } from './known-browsers.ts';
import { resetLimits, sharedBuckets } from './sign-in-limits.ts';
import { getPerson, normalUsername } from './sign-in-records.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../tables.ts';

/** A new password for a member who has forgotten theirs (R-L6; OWASP ASVS 5.0, 6.4.3). */
export function passwordResetHandlers(gate: Gate, bank: BankContext) {
  const procedures = gate.open(passwordReset);
  const { store, clock, passwords } = bank;

  return {
    ask: procedures.ask.handler(async ({ input, context: { caller }, errors }) => {
      const username = normalUsername(input.username);
      const browser = await findKnownBrowser(store.db, username, caller.browserToken);
      const counted = await countTry(bank, resetLimits(username, browser, caller));
      if (counted.kind === 'blocked') {
        throw errors.TOO_MANY_TRIES({ data: { retryAfterMs: counted.retryAfterMs } });
      }
      // Elsewhere not told: anyone who has asked too often has a link in the mailbox that is still good.
      const mayBeSent =
        browser !== null || (await countTry(bank, [linksSentBucket(username)])).kind === 'counted';
      const found = await findResettable(store.db, username);
      const member = mayBeSent ? found : undefined;
      const token = await makeLink(bank, member?.personId ?? null, caller);
      if (member) {
        // Not waited for: how long it takes would tell that there is such a member.
        void sendLink(bank, member, token);
      }
      return {};
    }),

    finish: procedures.finish.handler(async ({ input, context, errors }) => {
      const { caller } = context;
      const linkHash = tokenHash(input.token);
      // Hashed before the transaction, which waits for nothing but the store.
      const hashed = await passwords.inTurn(addressAsker(caller), async ({ hash }) => {
        const counted = await countTry(bank, sharedBuckets('password-reset', caller));
        if (counted.kind === 'blocked') {
          throw errors.TOO_MANY_TRIES({ data: { retryAfterMs: counted.retryAfterMs } });
        }
        const personId = await findLink(store.db, linkHash, clock.now());
        if (personId === undefined) {
          throw errors.LINK_NOT_GOOD();
        }
        const refusal = await refuseNewPassword(bank, personId, input.password);
        if (refusal) {
          throw newPasswordError(errors, refusal);
        }
        return { personId, passwordHash: await hash(input.password) };
      });
      const { personId } = hashed;
      if (!(await resetPassword(bank, { ...hashed, linkHash, caller }))) {
        throw errors.LINK_NOT_GOOD();
      }
      bank.sessions.forget();
      // Open streams hear that their sessions are over.
      bank.bell.ring(personId);
      return {};
    }),
  };
}

/**
 * The token of a new link; the member's log says from where the link was asked for. For an unknown name as many statements
 * are written, so that time does not tell whether a member has it.
 */
async function makeLink(
  bank: BankContext,
  personId: string | null,
  caller: Caller,
): Promise<string> {
  const token = newSessionToken(bank.random);
  const at = bank.clock.now();
  const expiresAt = (at + bank.policy.security.resetLinkMs) as EpochMs;
  const audit = { action: 'password-reset-asked', facts: { ...askedFrom(caller) } };
  await bank.store.transact(async (scope) => {
    const { trx } = scope;
    await insertLink(trx, { tokenHash: tokenHash(token), personId, at, expiresAt });
    await (personId === null
      ? writeForNobody(trx, at)
      : appendToMemberLogs(scope, [{ personId, at, audit, events: [] }]));
  });
  return token;
}

/** Hands the link to the mailer. Never throws: no request waits for it. */
async function sendLink(
  { mailer, clock, newId, log }: BankContext,
  { personId, email }: Resettable,
  token: string,
): Promise<void> {
  const about = { kind: 'password-reset', token } as const;
  try {
    await mailer.send({ id: newId(), channel: 'email', to: email, about, at: clock.now() });
  } catch (error) {
    log.error('A link for a new password could not be sent', { error, personId });
  }
}

interface Reset {
  readonly personId: string;
  readonly linkHash: string;
  readonly passwordHash: string;
  readonly caller: Caller;
}

/** Sets the password and ends the access that the old one has opened; false where the link is not good any more. */
async function resetPassword(
  { store, clock, policy }: BankContext,
  { personId, linkHash, passwordHash, caller }: Reset,
): Promise<boolean> {
  const at = clock.now();
  return await store.transact(async (scope) => {
    const { trx } = scope;
    if (!(await takeLink(trx, linkHash, at))) {
      return false;
    }
    await forgetResetLinks(trx, personId);
    const provesFrom = (at + policy.security.passwordProvesAfterMs) as EpochMs;
    await saveNewPassword(trx, personId, { passwordHash, at, provesFrom });
    const sessionsEnded = await endAccess(trx, personId, at, null);
    const { username } = await getPerson(trx, personId);
    // Anyone who has the email is let in again where others have tried too often.
    await clearTries(trx, [nameBucket('sign-in', username)]);
    await appendToMemberLogs(scope, [
      {
        personId,
        at,
        audit: { action: 'password-reset', facts: { ...askedFrom(caller), sessionsEnded } },
        events: [{ kind: 'security', change: 'password-changed' }],
      },
    ]);
    return true;
  });
}

/** The person with the password to reset, and the destination of the link. */
export interface Resettable {
  readonly personId: string;
  readonly username: string;
  readonly email: string;
}

/** The member of that user name, if they have come on-line, their access is open and the bank knows their email. */
async function findResettable(
  db: Kysely<Tables>,
  username: string,
): Promise<Resettable | undefined> {
  return await db
    .selectFrom('person')
    .innerJoin('credential', 'credential.person_id', 'person.id')
    .innerJoin('person_profile', 'person_profile.person_id', 'person.id')
    .select(['person.id as personId', 'person.username', 'person_profile.email'])
    .where('person.username', '=', username)
    .where('person_profile.email', '<>', '')
    .where('person.access_closed_at', 'is', null)
    .executeTakeFirst();
}

/** A link as the store keeps it. */
export interface NewLink {
  readonly tokenHash: string;
  /** Null where nobody has the user name. */
  readonly personId: string | null;
  readonly at: EpochMs;
  readonly expiresAt: EpochMs;
}

/** Keeps a link beside those that are still good, so that nobody can take one from its member, and forgets what is too old. */
async function insertLink(
  trx: Transaction<Tables>,
  { tokenHash: hash, personId, at, expiresAt }: NewLink,
): Promise<void> {
  await trx.deleteFrom('password_reset').where('expires_at', '<=', at).execute();
  await trx
    .insertInto('password_reset')
    .values({ token_hash: hash, person_id: personId, created_at: at, expires_at: expiresAt })
    .execute();
}

/** The person of a link, as long as it is good and their access is open. */
async function findLink(
  db: Kysely<Tables>,
  hash: string,
  now: EpochMs,
): Promise<string | undefined> {
  const link = await db
    .selectFrom('password_reset')
    .innerJoin('person', 'person.id', 'password_reset.person_id')
    .select('person_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('access_closed_at', 'is', null)
    .executeTakeFirst();
  return link?.person_id ?? undefined;
}

/** Uses the link up; false where somebody was faster, or it is too old by now. */
async function takeLink(trx: Transaction<Tables>, hash: string, now: EpochMs): Promise<boolean> {
  const taken = await trx
    .deleteFrom('password_reset')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst();
  return taken !== undefined;
}
