import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { payeeOf } from '../history/payee-of.ts';

/** The phrases of the member's transactions with this payee, in both directions. */
export async function phrasesOfPayee(
  db: Kysely<Tables>,
  membershipId: string,
  payee: string,
): Promise<number[]> {
  const known = await db
    .selectFrom('search_phrase')
    .select(['phrase', 'text'])
    .where('membership_id', '=', membershipId)
    .where(sql<boolean>`text like ${`%${payee.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
    .execute();
  return known.flatMap(({ phrase, text }) =>
    payeeOf(text.split('\n', 1)[0] ?? '') === payee ? [phrase] : [],
  );
}
