import type { EpochMs } from '#contract/time.ts';
import type { Transaction } from 'kysely';
import { tokenHash } from '../session.ts';
import type { Tables } from '../tables.ts';

/** What is known of the browser that somebody signs in with. */
export interface RecognisedBrowser {
  /** Whether this member has never signed in with it. */
  readonly isNew: boolean;
  /** By which it is to be known again; null where it has a token already. */
  readonly newToken: string | null;
}

/** A browser of which nothing is to be said. */
export const knownBrowser: RecognisedBrowser = { isNew: false, newToken: null };

/**
 * Looks whether the member has signed in with this browser before, and remembers that they have now. A token that the
 * bank never gave out counts for nothing: nobody can plant one and be known by it.
 */
export async function recogniseBrowser(
  trx: Transaction<Tables>,
  memberId: string,
  shownToken: string | null,
  newToken: () => string,
  at: EpochMs,
): Promise<RecognisedBrowser> {
  const members = shownToken === null ? [] : await membersWith(trx, shownToken);
  if (members.includes(memberId)) {
    return knownBrowser;
  }
  const isOurs = shownToken !== null && members.length > 0;
  const token = isOurs ? shownToken : newToken();
  await trx
    .insertInto('known_browser')
    .values({ member_id: memberId, token_hash: tokenHash(token), first_used_at: at })
    .execute();
  return { isNew: true, newToken: isOurs ? null : token };
}

/** Whoever has signed in with the browser of that token. */
async function membersWith(trx: Transaction<Tables>, token: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('known_browser')
    .select('member_id')
    .where('token_hash', '=', tokenHash(token))
    .execute();
  return rows.map((row) => row.member_id);
}
