import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The member's newest scores, newest first. */
export async function listScores(db: Kysely<Tables>, personId: string, limit: number) {
  return await db
    .selectFrom('credit_score')
    .select(['recorded_on', 'score'])
    .where('person_id', '=', personId)
    .orderBy('recorded_on', 'desc')
    .limit(limit)
    .execute();
}

/** What moved the score of that day, in order. */
export async function listFactors(db: Kysely<Tables>, personId: string, recordedOn: string) {
  return await db
    .selectFrom('credit_score_factor')
    .select(['code', 'direction'])
    .where('person_id', '=', personId)
    .where('recorded_on', '=', recordedOn)
    .orderBy('position')
    .execute();
}
