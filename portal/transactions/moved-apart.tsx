import { cents } from '#contract/money/cents.ts';
import type { Moved } from '#contract/transactions/transactions.ts';
import { Balance } from '../design-system/parts/money.tsx';

interface MovedApartProps {
  /** The kind of money, such as `Between your own accounts`. */
  label: string;
  moved: Moved;
}

/** A separate sum of money in and out: in with a plus, out with a minus; nothing where nothing moved. */
export function MovedApart({ label, moved: { moneyIn, moneyOut } }: MovedApartProps) {
  if (moneyIn === 0 && moneyOut === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-2 text-caption text-muted">
      {label}
      {/* Where they have no room beside the label, both go to the next line. */}
      <span className="flex gap-x-2 whitespace-nowrap">
        {moneyIn !== 0 && <Balance kind="amount" amount={moneyIn} sign="always" />}
        {moneyOut !== 0 && <Balance kind="amount" amount={cents(-moneyOut)} />}
      </span>
    </p>
  );
}
