import { cents } from '#contract/money/cents.ts';
import { Building2, ShoppingCart, Wallet } from 'lucide-react';
import { Sparkline } from '../design-system/charts/inline-charts.tsx';
import { ListRow } from '../design-system/parts/list-row.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { useWords } from '../language/sentences.ts';
import { homeWords } from './words.ts';

/** A picture of the portal: the checking account of somebody who does not exist, drawn with the portal's own parts. */
export function Preview() {
  const words = useWords(homeWords).preview;
  const { groceries, paycheck, rent } = words.payments;
  return (
    <div
      role="img"
      aria-label={words.name}
      className="rounded-card border border-line bg-raised text-ink shadow-low lg:col-span-2"
    >
      <div className="flex items-end justify-between gap-4 p-5">
        <div>
          <p className="font-semibold">{words.account}</p>
          <Money amount={balance} display className="text-heading font-bold" />
        </div>
        <Sparkline values={course} />
      </div>
      <ul className="divide-y divide-line border-t border-line">
        <ListRow
          icon={ShoppingCart}
          title={groceries}
          detail={words.today}
          end={<Money amount={cents(-84_20)} />}
        />
        <ListRow
          icon={Wallet}
          title={paycheck}
          detail={words.yesterday}
          end={<Money amount={cents(2_140_00)} sign="always" />}
        />
        <ListRow
          icon={Building2}
          title={rent}
          detail={words.yesterday}
          end={<Money amount={cents(-1_350_00)} />}
        />
      </ul>
    </div>
  );
}

const balance = cents(6_482_60);

const course = [5_310_00, 5_204_00, 5_120_40, 5_776_80, 4_426_80, 6_566_80, 6_482_60];
