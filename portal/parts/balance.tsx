import { partsWords } from '../words/parts.ts';
import { useWords } from '../words/words.ts';
import { useBalancesHidden } from './balances-hidden.ts';
import { classNames } from './class-names.ts';
import { Money, type MoneyProps } from './money.tsx';

/** What a member has in an account, or in all. Shows dots while balances are hidden (R-S3). */
export function Balance({ className, ...money }: MoneyProps) {
  const words = useWords(partsWords);
  const [hidden] = useBalancesHidden();
  if (!hidden) return <Money {...money} {...(className !== undefined && { className })} />;
  return (
    <span className={classNames('figures whitespace-nowrap', className)}>
      <span aria-hidden="true" className="tracking-widest">
        ••••••
      </span>
      <span className="sr-only">{words.balanceHidden}</span>
    </span>
  );
}
