import { addDays } from '#contract/time/days.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComingItem } from '#contract/forecast/forecast.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { cents } from '#contract/money/cents.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { formatDate, formatDay, formatMoney, localToday } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { weekdayName } from './days.ts';
import { failsAfterQuery } from './queries.ts';
import { forecastWords } from './words.ts';
import { useShownMoney } from '../design-system/parts/money.tsx';

/**
 * The payments of the next 30 days that a transfer would make fail, and by how much. Shows nothing if there are none.
 */
export function FailsAfter({ request }: { request: TransferRequestInput }) {
  const words = useWords(forecastWords);
  const shown = useShownMoney();
  const { data: items } = useQuery(failsAfterQuery(request));
  const [first] = items ?? [];
  if (items === undefined || first === undefined) return null;
  return (
    <Banner
      role="alert"
      tone="warning"
      title={items.length > 1 ? words.breaksMany : titleOf(first, words)}
    >
      <ul className="grid gap-1">
        {items.map(({ key, description, amount, date, short }) => (
          <li key={key}>
            {words.due(formatMoney(cents(-amount)), description, formatDay(date))}{' '}
            {short !== null && words.short(shown(short))}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function titleOf({ kind, date }: ComingItem, words: typeof forecastWords.en): string {
  const today = localToday();
  if (date <= today) return words.breaks[broken(kind)].today;
  return date < addDays(today, 7)
    ? words.breaks[broken(kind)].weekday(weekdayName(date, 'long'))
    : words.breaks[broken(kind)].date(formatDate(date));
}

function broken(kind: ComingItem['kind']): 'bill' | 'loan' | 'transfer' | 'payment' {
  return kind === 'bill' || kind === 'loan' || kind === 'transfer' ? kind : 'payment';
}
