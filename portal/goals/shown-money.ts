import type { Cents } from '#contract/money/cents.ts';
import { useBalancesHidden } from '../design-system/parts/balances-hidden.ts';
import { formatMoney } from '../language/format.ts';

/** Writes an amount of savings in a sentence; while balances are hidden, dots instead. */
export function useShownMoney(): (amount: Cents) => string {
  const [hidden] = useBalancesHidden();
  return (amount) => (hidden ? '••••' : formatMoney(amount));
}
