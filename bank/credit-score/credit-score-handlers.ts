import { creditScore as contract } from '#contract/credit-score/credit-score.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Gate } from '../gate.ts';
import type { BankContext } from '../bank-context.ts';
import { listFactors, listScores } from './credit-score-records.ts';
import { bandOf } from './credit-score-rules.ts';

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
