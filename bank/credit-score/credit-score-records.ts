import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { creditBands } from '#contract/credit-score/credit-score-terms.ts';
import type { CreditBand } from '#contract/credit-score/credit-score.ts';

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

/** The range of the scale that a score lies in; throws a RangeError for one that is not on the scale. */
export function bandOf(score: number): CreditBand {
  const span = creditBands.find(({ least, most }) => score >= least && score <= most);
  if (!span) {
    throw new RangeError(`${score} is no credit score`);
  }
  return span.band;
}
