import { useQuery } from '@tanstack/react-query';
import { cents } from '#contract/money/cents.ts';
import { Sparkline } from '../design-system/charts/inline-charts.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { formatMoney, formatShortDay } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useTabs } from '../navigation/tabs.ts';
import { dayAfter, movableTotalsOf } from './days.ts';
import { forecastQuery } from './queries.ts';
import { forecastWords } from './words.ts';
import { useBalancesHidden } from '../design-system/parts/money.tsx';

/** How low the accounts that money can be taken from get together in the next 30 days, and the way to why; nothing where that is not known. */
export default function ForecastLine() {
  const words = useWords(forecastWords);
  const [hidden] = useBalancesHidden();
  const { openPlace } = useTabs();
  const { data } = useQuery(forecastQuery);
  const totals = data === undefined ? [] : movableTotalsOf(data);
  if (data === undefined || totals.length === 0) return null;
  const least = Math.min(...totals);
  const day = formatShortDay(dayAfter(data.today, totals.indexOf(least)));
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <TextButton onClick={() => openPlace('plan')}>
        {hidden ? words.leastHidden(day) : words.least(formatMoney(cents(least)), day)}
      </TextButton>
      <span className="max-lg:hidden">
        <Sparkline values={totals} />
      </span>
    </div>
  );
}
