import { useQuery } from '@tanstack/react-query';
import type { GoalRule } from '#contract/goals/goals.ts';
import { accountsQuery } from '../accounts/queries.ts';
import { useWords } from '../language/sentences.ts';
import { goalWords } from './words.ts';
import { useShownMoney } from '../design-system/parts/money.tsx';

/** The sentence for a goal's rule, with its source account. */
export function useRuleLine(): (rule: GoalRule) => string {
  const { ruleLines } = useWords(goalWords);
  const shown = useShownMoney();
  const accounts = useQuery(accountsQuery).data?.accounts ?? [];
  return (rule) => {
    const from = accounts.find(({ id }) => id === rule.from)?.name ?? '';
    return rule.kind === 'round-up'
      ? ruleLines['round-up'](from)
      : ruleLines[rule.kind](from, shown(rule.amount));
  };
}
