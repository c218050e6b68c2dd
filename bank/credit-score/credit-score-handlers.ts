import { type CreditBand, creditScore as contract } from '#contract/credit-score/credit-score.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { Gate } from '../gate.ts';
import type { BankContext } from '../bank-context.ts';
import type { Tables } from '../tables.ts';
import { creditBands } from '#contract/credit-score/credit-score-terms.ts';

const scoresShown = 24;

/** The member's credit score as it was recorded month by month (R-D13). */
export function creditScoreHandlers(gate: Gate, { store }: BankContext) {
  const creditScore = gate.gated(contract);

  return {
    history: creditScore.history.handler(async ({ context }) => {
      const { personId } = context.signedIn;
      const rows = await listScores(store.db, personId, scoresShown);
      const [newest, before] = rows;
      return {
        scores: rows.map(({ recorded_on, score }) => ({
          date: recorded_on as LocalDate,
          score,
          band: bandOf(score),
        })),
        change: newest && before ? newest.score - before.score : null,
        factors: newest ? await listFactors(store.db, personId, newest.recorded_on) : [],
      };
    }),
  };
}

async function listScores(db: Kysely<Tables>, personId: string, limit: number) {
  return await db
    .selectFrom('credit_score')
    .select(['recorded_on', 'score'])
    .where('person_id', '=', personId)
    .orderBy('recorded_on', 'desc')
    .limit(limit)
    .execute();
}

async function listFactors(db: Kysely<Tables>, personId: string, recordedOn: string) {
  return await db
    .selectFrom('credit_score_factor')
    .select(['code', 'direction'])
    .where('person_id', '=', personId)
    .where('recorded_on', '=', recordedOn)
    .orderBy('position')
    .execute();
}

/** The range of the scale that a score lies in; throws a RangeError for a score off the scale. */
export function bandOf(score: number): CreditBand {
  const span = creditBands.find(({ least, most }) => score >= least && score <= most);
  if (!span) {
    throw new RangeError(`${score} is no credit score`);
  }
  return span.band;
}
