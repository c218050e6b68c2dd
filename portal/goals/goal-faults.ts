import { goalTargetLeast, goalTargetMost } from '#contract/goals/goal-terms.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { goalWords } from './words.ts';

/** The sentences for what is wrong with an amount in a form about goals. */
export function useGoalFaultWords() {
  const words = useWords(goalWords);
  return {
    'amount needed': words.amountNeeded,
    'amount or zero': words.amountOrZero,
    outside: words.outside(formatMoney(goalTargetLeast), formatMoney(goalTargetMost)),
  };
}
