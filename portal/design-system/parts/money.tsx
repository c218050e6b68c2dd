import type { Cents } from '#contract/money/cents.ts';
import { formatMoney, type MoneySign } from '../../language/format.ts';
import { useLanguage } from '../../language/language.ts';
import { classNames } from './class-names.ts';

export interface MoneyProps {
  amount: Cents;
  /**
   * `negative` writes a minus (U+2212) where there is one; `always` a plus as well, and colours what comes
   * in; `none` neither.
   */
  sign?: MoneySign;
  /** Sets the cents smaller, for the large figure of a card. */
  display?: boolean;
  className?: string;
}

/** An amount in tabular figures. For a member's balance, use `Balance`, which can be hidden. */
export function Money({ amount, sign = 'negative', display = false, className }: MoneyProps) {
  const text = formatMoney(amount, sign, useLanguage());
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
