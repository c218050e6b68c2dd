import { addDays } from '#contract/time/days.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComingItem, Forecast } from '#contract/forecast/forecast.ts';
import { cents } from '#contract/money/cents.ts';
import { BalanceChart } from '../accounts/balance-chart.tsx';
import { balanceHistoryQuery } from '../accounts/queries.ts';
import { MarkShape, type PointMark } from '../design-system/charts/point-marks.tsx';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { totalsOf } from './days.ts';
import { forecastWords } from './words.ts';
import { useBalancesHidden } from '../design-system/parts/money.tsx';

const daysBefore = 30;

/**
 * The total of all accounts at the end of the last and the next days, with marks for due items and a label at the lowest of
 * the next days.
 */
export function Course({ forecast }: { forecast: Forecast }) {
  const words = useWords(forecastWords);
  const [hidden] = useBalancesHidden();
  const { data: past } = useQuery(balanceHistoryQuery(daysBefore));
  const ahead = totalsOf(forecast);
  if (ahead.length === 0) return null;
  const before = past?.days.findIndex((day) => day >= forecast.today) ?? 0;
  const led = Math.max(0, before);
  const days = [
    ...(past?.days.slice(0, led) ?? []),
    ...ahead.map((_, index) => addDays(forecast.today, index)),
  ];
  const balances = [...(past?.total.slice(0, led) ?? []), ...ahead.map((total) => cents(total))];
  const least = Math.min(...ahead);
  const point = led + ahead.indexOf(least);
  const day = formatDate(days[point] ?? forecast.today);
  const byDay = Map.groupBy(forecast.items, ({ date }) => date);
  return (
    <div className="grid grid-cols-1 gap-2">
      <BalanceChart
        of={words.accounts}
        days={days}
        balances={balances}
        today={led}
        named={{
          point,
          name: hidden ? words.lowHidden(day) : words.low(formatMoney(cents(least)), day),
        }}
        happenings={{
          column: words.comes,
          of: (date) => {
            const items = byDay.get(date) ?? [];
            const note = items.map((item) => written(item, hidden, words.fails)).join('; ');
            const mark = markOf(items);
            return { note, ...(mark && { mark }) };
          },
        }}
      />
      <Key items={forecast.items} />
    </div>
  );
}

/** A day has one mark: a failing payment first, then money in. */
export function markOf(items: readonly Pick<ComingItem, 'happens' | 'amount'>[]): PointMark | null {
  const marks = items.map((item): PointMark =>
    !item.happens ? 'fails' : item.amount > 0 ? 'in' : 'out',
  );
  return (['fails', 'in', 'out'] as const).find((mark) => marks.includes(mark)) ?? null;
}

function written({ description, amount, happens }: ComingItem, hidden: boolean, fails: string) {
  const figure = hidden ? '' : ` ${formatMoney(amount, 'always')}`;
  return `${description}${figure}${happens ? '' : ` (${fails})`}`;
}

function Key({ items }: { items: readonly ComingItem[] }) {
  const { marks } = useWords(forecastWords);
  const shown = (['in', 'out', 'fails'] as const).filter((mark) =>
    items.some((item) => markOf([item]) === mark),
  );
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
      {shown.map((mark) => (
        <li key={mark} className="flex items-center gap-2">
          <MarkShape mark={mark} />
          {marks[mark]}
        </li>
      ))}
    </ul>
  );
}
