import type { Cents } from '#contract/money/cents.ts';
import { formatMoney, formatWholeMoney, type MoneySign } from '../../language/format.ts';
import { useLanguage } from '../../language/language.ts';
import { classNames } from './class-names.ts';
import { keptSwitch } from './kept-switch.ts';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';

interface MoneyProps {
  amount: Cents;
  /**
   * `negative` writes a minus (U+2212) where there is one; `always` a plus as well, and colours what comes
   * in; `none` neither.
   */
  sign?: MoneySign;
  /** Sets the cents smaller, for the large figure of a card. */
  display?: boolean;
  /** Leaves out the cents of a hundred dollars or more, for a fact beside others. */
  whole?: boolean;
  className?: string;
}

/** An amount in tabular figures. For a member's balance, use `Balance`, which can be hidden. */
export function Money({
  amount,
  sign = 'negative',
  display = false,
  whole = false,
  className,
}: MoneyProps) {
  const text = (whole ? formatWholeMoney : formatMoney)(amount, sign, useLanguage());
  const cameIn = sign === 'always' && amount > 0;
  return (
    <span
      translate="no"
      className={classNames('figures whitespace-nowrap', cameIn && 'text-positive', className)}
    >
      {display ? <WithSmallCents text={text} /> : text}
    </span>
  );
}

function WithSmallCents({ text }: { text: string }) {
  const point = text.lastIndexOf('.');
  return (
    <>
      {text.slice(0, point)}
      <span className="text-cents font-semibold text-muted">{text.slice(point)}</span>
    </>
  );
}

// Until it is known what the member chose, nothing is shown that they may have wanted hidden.
const { use } = keptSwitch('balancesHidden', true);

/**
 * Whether the member has hidden the balances of the portal from those who look over their shoulder, and
 * the way to change it (R-S3). Kept in local storage, so that it holds from the first paint of
 * the next visit; the same in every tab.
 */
export const useBalancesHidden = use;

interface BalanceProps extends MoneyProps {
  /** The name of the figure while it is hidden; a sum of payments is an `amount`. */
  kind?: 'balance' | 'amount';
}

/**
 * The member's balance in an account or in all, and any figure that would tell as much, such as a total. Shows dots while
 * balances are hidden (R-S3).
 */
export function Balance({ className, kind = 'balance', ...money }: BalanceProps) {
  const words = useWords(partsWords);
  const [hidden] = useBalancesHidden();
  if (!hidden) return <Money {...money} {...(className !== undefined && { className })} />;
  return (
    <span className={classNames('figures whitespace-nowrap', className)}>
      <span aria-hidden="true" className="tracking-widest">
        ••••••
      </span>
      <span className="sr-only">
        {kind === 'balance' ? words.balanceHidden : words.amountHidden}
      </span>
    </span>
  );
}

/** Writes what a `Balance` would show in a sentence; while balances are hidden, dots instead (R-S3). */
export function useShownMoney(): (amount: Cents) => string {
  const [hidden] = useBalancesHidden();
  return (amount) => (hidden ? '••••' : formatMoney(amount));
}
