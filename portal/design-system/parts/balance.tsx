import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { useBalancesHidden } from './balances-hidden.ts';
import { classNames } from './class-names.ts';
import { Money, type MoneyProps } from './money.tsx';

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
