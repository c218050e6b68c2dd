import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { KnownPlace } from '../../limits/buckets.ts';
import type { ChallengeRow } from './authentication-tables.ts';
import type { Tables } from '../../tables.ts';

/** The wanted challenge: the one with this id, or the newest of that holder. */
export interface ChallengeHeld {
  readonly id?: string;
  readonly purpose: ChallengeRow['purpose'];
  readonly holder: string;
  /** SHA-256 of the token that the holder's browser keeps for good, where it has one. */
  readonly browserHash?: string | null;
}

/** A passed challenge is kept for so long after it is over: its permitted act can still be looked up. */
const keptAfterMs = 24 * 60 * 60_000;

const removedAtOnce = 20;

/** The most unpassed challenges of one purpose in a session; the oldest makes room for one more. */
const unpassedMost = 20;

/** Keeps a new challenge, and removes a few that are over: more than are made, so that they do not pile up. */
export async function insertChallenge(
  trx: Transaction<Tables>,
  challenge: ChallengeRow,
): Promise<void> {
  await trx
    .deleteFrom('challenge')
    .where('id', 'in', (query) =>
      query
        .selectFrom('challenge')
        .select('id')
        .where('expires_at', '<=', challenge.created_at)
        .where(({ or, eb }) =>
          or([
            eb('passed_at', 'is', null),
            eb('expires_at', '<', challenge.created_at - keptAfterMs),
          ]),
        )
        .orderBy('expires_at')
        .orderBy('id')
        .limit(removedAtOnce),
    )
    .execute();
  await removeTooMany(trx, challenge);
  await trx.insertInto('challenge').values(challenge).execute();
}

/** Of one holder only: no other person can push out a challenge that a member is about to answer. */
async function removeTooMany(
  trx: Transaction<Tables>,
  { holder, purpose }: Pick<ChallengeRow, 'holder' | 'purpose'>,
): Promise<void> {
  const newest = trx
    .selectFrom('challenge')
    .select('id')
    .where('holder', '=', holder)
    .where('purpose', '=', purpose)
    .where('passed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(unpassedMost - 1);
  await trx
    .deleteFrom('challenge')
    .where('holder', '=', holder)
    .where('purpose', '=', purpose)
    .where('passed_at', 'is', null)
    .where('id', 'not in', newest)
    .execute();
}

/**
 * The place where the member of a challenge is known already, and where tries are counted apart: the session that holds it,
 * or the holder's browser, if the member has signed in with it before; null: nowhere.
 */
export async function knownPlaceOf(
  db: Kysely<Tables>,
  { purpose, holder, person_id: personId }: ChallengeRow,
  { browserHash = null }: ChallengeHeld,
): Promise<KnownPlace> {
  if (purpose === 'step-up' || purpose === 'add-passkey') {
    return holder;
  }
  if (personId === null || browserHash === null) {
    return null;
  }
  const known = await db
    .selectFrom('known_browser')
    .select('token_hash')
    .where('person_id', '=', personId)
    .where('token_hash', '=', browserHash)
    .executeTakeFirst();
  return known?.token_hash ?? null;
}

/** The challenge, unless it was passed, is too old, or has been tried too often. */
export async function findOpenChallenge(
  db: Kysely<Tables>,
  { id, purpose, holder }: ChallengeHeld,
  now: EpochMs,
): Promise<ChallengeRow | undefined> {
  const newest = await db
    .selectFrom('challenge')
    .selectAll()
    .where('holder', '=', holder)
    .where('purpose', '=', purpose)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isOpen = newest?.passed_at === null && newest.tries_left > 0 && newest.expires_at > now;
  return isOpen ? newest : undefined;
}

/** Takes one of the tries that are left, before anything is checked; undefined where there is none. */
export async function takeTry(
  trx: Transaction<Tables>,
  id: string,
): Promise<ChallengeRow | undefined> {
  return await trx
    .updateTable('challenge')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('id', '=', id)
    .where('passed_at', 'is', null)
    .where('tries_left', '>', 0)
    .returningAll()
    .executeTakeFirst();
}

/** Marks the password as shown, once, and gives back the try that it took. */
export async function markPasswordShown(
  trx: Transaction<Tables>,
  id: string,
  at: EpochMs,
): Promise<ChallengeRow | undefined> {
  return await trx
    .updateTable('challenge')
    .set((row) => ({ password_shown_at: at, tries_left: row('tries_left', '+', 1) }))
    .where('id', '=', id)
    .where('passed_at', 'is', null)
    .where('password_shown_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Marks it as passed by that member, once; its code is good for nothing more. */
export async function markPassed(
  trx: Transaction<Tables>,
  id: string,
  personId: string,
  at: EpochMs,
): Promise<ChallengeRow | undefined> {
  return await trx
    .updateTable('challenge')
    .set({ person_id: personId, passed_at: at, code_hash: null })
    .where('id', '=', id)
    .where('passed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Replaces the code that was sent, unless another one was since `sentBefore`. */
export async function replaceCode(
  trx: Transaction<Tables>,
  id: string,
  code: { readonly hash: string; readonly at: EpochMs; readonly sentBefore: EpochMs },
): Promise<boolean> {
  const replaced = await trx
    .updateTable('challenge')
    .set({ code_hash: code.hash, code_sent_at: code.at })
    .where('id', '=', id)
    .where('passed_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('code_sent_at', 'is', null), eb('code_sent_at', '<=', code.sentBefore)]),
    )
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

/** Forgets a code that could not be sent: another can be asked for at once. */
export async function withdrawCode(
  trx: Transaction<Tables>,
  id: string,
  hash: string,
): Promise<void> {
  await trx
    .updateTable('challenge')
    .set({ code_hash: null, code_sent_at: null })
    .where('id', '=', id)
    .where('code_hash', '=', hash)
    .execute();
}
