import { creditBands } from '#contract/credit-score/credit-score-terms.ts';
import type { CreditBand } from '#contract/credit-score/credit-score.ts';

/** The range of the scale that a score lies in; throws a RangeError for one that is not on the scale. */
export function bandOf(score: number): CreditBand {
  const span = creditBands.find(({ least, most }) => score >= least && score <= most);
  if (!span) {
    throw new RangeError(`${score} is no credit score`);
  }
  return span.band;
}
