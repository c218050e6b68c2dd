import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import {
  AreaChart,
  type AreaChartProps,
  type AreaPoint,
} from '../design-system/charts/area-chart.tsx';
import { balanceWords } from './balance-words.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useBalancesHidden } from '../design-system/parts/money.tsx';

interface BalanceChartProps {
  /** The account's name, inside a sentence. */
  of: string;
  days: readonly LocalDate[];
  balances: readonly Cents[];
  /** The index of today, if later days are shown. */
  today?: number;
  named?: AreaChartProps['named'];
  /** The events of each day: marks on the line, and their words in a table column of that name. */
  happenings?: {
    column: string;
    of: (day: LocalDate) => Required<Pick<AreaPoint, 'note'>> & Pick<AreaPoint, 'mark'>;
  };
}

/** A balance over time, which shows no figure while balances are hidden. */
export function BalanceChart({ of, days, balances, today, named, happenings }: BalanceChartProps) {
  const words = useWords(balanceWords);
  const [hidden] = useBalancesHidden();
  const [first, last] = [balances[0], balances.at(-1)];
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (firstDay === undefined || lastDay === undefined) return null;
  const from = formatDate(firstDay);
  const to = formatDate(lastDay);
  return (
    <AreaChart
      summary={
        hidden
          ? words.hidden(of, from, to)
          : words.summary({
              of,
              firstDay: from,
              first: formatMoney(first),
              lastDay: to,
              last: formatMoney(last),
              lowest: formatMoney(cents(Math.min(...balances))),
              highest: formatMoney(cents(Math.max(...balances))),
            })
      }
      points={days.map((day, index) => ({
        day,
        value: balances[index] ?? 0,
        ...happenings?.of(day),
      }))}
      names={{
        day: words.day,
        value: words.balance,
        ...(happenings && { note: happenings.column }),
      }}
      masked={hidden}
      {...(today !== undefined && { today })}
      {...(named && { named })}
    />
  );
}
