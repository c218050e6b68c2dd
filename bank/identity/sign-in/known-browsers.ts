import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import { tokenHash } from '../sessions/session.ts';
import type { Tables } from '../../tables.ts';

/** A browser that the member of a user name has signed in with before. */
export interface KnownBrowser {
  readonly tokenHash: string;
  /** Until when it is not asked for a second step; null: it is. */
  readonly trustedUntil: EpochMs | null;
}

/** The browser of that token, if the member of that name has signed in with it before. */
export async function findKnownBrowser(
  db: Kysely<Tables>,
  username: string,
  shownToken: string | null,
): Promise<KnownBrowser | null> {
  if (shownToken === null) {
    return null;
  }
  const row = await db
    .selectFrom('known_browser')
    .innerJoin('person', 'person.id', 'known_browser.person_id')
    .select(['token_hash', 'trusted_until'])
    .where('token_hash', '=', tokenHash(shownToken))
    .where('username', '=', username)
    .executeTakeFirst();
  return row
    ? { tokenHash: row.token_hash, trustedUntil: row.trusted_until as EpochMs | null }
    : null;
}

/** The known facts about the browser of a sign-in. */
export interface RecognisedBrowser {
  /** Whether this member has never signed in with it. */
  readonly isNew: boolean;
  /** By which it is to be known from now on; null: by the one that it has. */
  readonly newToken: string | null;
}

/** A browser of which nothing is to be said. */
export const anyBrowser: RecognisedBrowser = { isNew: false, newToken: null };

/** The facts noted of a browser at a sign-in. */
export interface BrowserUse {
  /** By which the member's own list names it, if it is new. */
  readonly id: string;
  readonly device: string;
  readonly at: EpochMs;
  /** Null: it is trusted as it was. */
  readonly trustedUntil: EpochMs | null;
}

/**
 * Looks whether the member has signed in with this browser before, and remembers that they have now. Whenever the bank
 * begins to know or to trust a browser, it gets a new token: a planted token is known to its planter too. The browser's
 * other members go over to the new token.
 */
export async function recogniseBrowser(
  trx: Transaction<Tables>,
  personId: string,
  shownToken: string | null,
  newToken: () => string,
  { id, device, at, trustedUntil }: BrowserUse,
): Promise<RecognisedBrowser> {
  const members = shownToken === null ? [] : await membersWith(trx, shownToken);
  const isNew = !members.includes(personId);
  const token = isNew || trustedUntil !== null ? newToken() : null;
  if (shownToken !== null && token !== null) {
    await trx
      .updateTable('known_browser')
      .set({ token_hash: tokenHash(token) })
      .where('token_hash', '=', tokenHash(shownToken))
      .execute();
  }
  const known = tokenHash(token ?? shownToken ?? '');
  if (isNew) {
    await trx
      .insertInto('known_browser')
      .values({
        person_id: personId,
        token_hash: known,
        id,
        device,
        first_used_at: at,
        last_used_at: at,
        trusted_until: trustedUntil,
      })
      .execute();
  } else {
    await trx
      .updateTable('known_browser')
      .set({
        device,
        last_used_at: at,
        ...(trustedUntil !== null && { trusted_until: trustedUntil }),
      })
      .where('person_id', '=', personId)
      .where('token_hash', '=', known)
      .execute();
  }
  return { isNew, newToken: token };
}

async function membersWith(trx: Transaction<Tables>, token: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('known_browser')
    .select('person_id')
    .where('token_hash', '=', tokenHash(token))
    .execute();
  return rows.map((row) => row.person_id);
}
