import { goalTargetLeast, goalTargetMost } from '#contract/goals/goal-terms.ts';
import { partsWords } from '../design-system/words.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import type { GoalAmountFault } from './goal-draft.ts';
import { goalWords } from './words.ts';

/** Says what is wrong with an amount in a form about goals. */
export function useAmountFault(): (fault: GoalAmountFault) => string {
  const words = useWords(goalWords);
  const { amount: amountWords } = useWords(partsWords);
  return (fault) => {
    switch (fault) {
      case 'amount needed':
        return words.amountNeeded;
      case 'amount or zero':
        return words.amountOrZero;
      case 'outside':
        return words.outside(formatMoney(goalTargetLeast), formatMoney(goalTargetMost));
      default:
        return amountWords[fault];
    }
  };
}
