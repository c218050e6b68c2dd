import type { Cents } from '#contract/money/cents.ts';
import { formatMoney } from '../../language/format.ts';
import { useBalancesHidden } from './balances-hidden.ts';

/** Writes what a `Balance` would show in a sentence; while balances are hidden, dots instead (R-S3). */
export function useShownMoney(): (amount: Cents) => string {
  const [hidden] = useBalancesHidden();
  return (amount) => (hidden ? '••••' : formatMoney(amount));
}
