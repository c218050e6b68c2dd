import { bytesToHex } from '@noble/hashes/utils.js';
import type { EpochMs } from '#contract/time/time.ts';
import type { ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely';
import type { Policy } from '../policy.ts';
import type { Random } from '../ports.ts';
import { sha256OfText } from '../formats/sha-256.ts';
import type { HeldParty } from '../parties/held-party.ts';
import type { SessionRow, Tables } from '../database/tables.ts';

/** 32 random bytes as text, for a cookie. */
export function newSessionToken(random: Random): string {
  return bytesToHex(random.bytes(32));
}

/** What the store keeps of a token. */
export function tokenHash(token: string): string {
  return sha256OfText(token);
}

/** A session's time of last use is written at most this often. */
export const touchEveryMs = 60_000;

/** A session, and how long its person lets it lie idle. */
export type SessionFacts = Selectable<SessionRow> & {
  readonly auto_logout_minutes: number | null;
};

/** A session with the parts that its person has in memberships, past and future ones too. */
export type SessionOfParty = SessionFacts & { readonly parties: readonly HeldParty[] };

/** How a session is named: by the hash of its token, or by its id. */
export type SessionName = { readonly tokenHash: string } | { readonly id: string };

/**
 * The session, if it has not been ended and its member's access is not closed. A token that a step-up has replaced since
 * `formerSince` still names it, for what was under way with it.
 */
export async function readSession(
  db: Kysely<Tables>,
  name: SessionName,
  formerSince: EpochMs,
): Promise<SessionOfParty | undefined> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .leftJoin('person_settings', 'person_settings.person_id', 'session.person_id')
    .leftJoin('party', 'party.person_id', 'session.person_id')
    .selectAll('session')
    .select(['auto_logout_minutes', 'membership_id', 'role', 'from_at', 'until_at', 'daily_limit'])
    .where((eb) => isNamed(eb, name, formerSince))
    .where('ended_at', 'is', null)
    .where('access_closed_at', 'is', null)
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  return {
    ...withoutParty(first),
    parties: rows.flatMap(({ membership_id: membershipId, ...party }) =>
      membershipId === null || party.role === null || party.from_at === null
        ? []
        : [
            {
              membershipId,
              role: party.role,
              fromAt: party.from_at,
              untilAt: party.until_at,
              dailyLimit: party.daily_limit,
            },
          ],
    ),
  };
}

function withoutParty<Row extends object>(
  row: Row & Record<'membership_id' | 'role' | 'from_at' | 'until_at' | 'daily_limit', unknown>,
) {
  const {
    membership_id: _membership,
    role: _role,
    from_at: _from,
    until_at: _until,
    daily_limit: _limit,
    ...rest
  } = row;
  return rest;
}

/** Ends the session if it has not ended; tells whose it was, and which. */
export async function endSession(
  db: Kysely<Tables>,
  name: SessionName,
  formerSince: EpochMs,
  at: EpochMs,
): Promise<{ readonly id: string; readonly person_id: string } | undefined> {
  return await db
    .updateTable('session')
    .set({ ended_at: at })
    .where((eb) => isNamed(eb, name, formerSince))
    .where('ended_at', 'is', null)
    .returning(['id', 'person_id'])
    .executeTakeFirst();
}

function isNamed(
  { eb, or, and }: ExpressionBuilder<Tables, 'session'>,
  name: SessionName,
  formerSince: EpochMs,
) {
  return 'id' in name
    ? eb('session.id', '=', name.id)
    : or([
        eb('session.token_hash', '=', name.tokenHash),
        and([
          eb('session.former_token_hash', '=', name.tokenHash),
          eb('session.token_since', '>', formerSince),
        ]),
      ]);
}

/**
 * Gives the session a new token; the one before it is good for `policy.security.formerTokenMs` still. False where the
 * session has ended. To be followed by `bank.sessions.forget()` and `caller.issueSession`.
 */
export async function rotateSession(
  trx: Transaction<Tables>,
  sessionId: string,
  newTokenHash: string,
  at: EpochMs,
): Promise<boolean> {
  const rotated = await trx
    .updateTable('session')
    .set(({ ref }) => ({
      former_token_hash: ref('token_hash'),
      token_hash: newTokenHash,
      token_since: at,
    }))
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return rotated !== undefined;
}

/**
 * Whether a session has neither outlived its time nor lain idle for longer than its member has chosen, or the policy
 * where they have not (R-P4). A request less than `touchEveryMs` after the last one noted is not noted itself, and must not
 * be forgotten: so an idle session may live that much longer than the policy says, never shorter.
 */
export function isLive(session: SessionFacts, now: EpochMs, policy: Policy): boolean {
  const minutes = session.auto_logout_minutes;
  const idleMs = minutes === null ? policy.sessionIdleMs : minutes * 60_000;
  return session.expires_at > now && session.seen_at > now - idleMs - touchEveryMs;
}

/** Notes that the session was used. */
export async function touchSession(db: Kysely<Tables>, id: string, now: EpochMs): Promise<void> {
  await db.updateTable('session').set({ seen_at: now }).where('id', '=', id).execute();
}
