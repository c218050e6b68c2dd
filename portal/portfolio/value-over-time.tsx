import type { Portfolio } from '#contract/portfolio/portfolio.ts';
import { AreaChart } from '../design-system/charts/area-chart.tsx';
import { useBalancesHidden } from '../design-system/parts/balances-hidden.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { portfolioWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

/** The value at the ends of the last twelve months and now, beside what was paid. */
export function ValueOverTime({ portfolio: { history } }: { portfolio: Portfolio }) {
  const words = useWords(portfolioWords).overTime;
  const [hidden] = useBalancesHidden();
  const [first, last] = [history[0], history.at(-1)];
  // A single day is no course of anything.
  if (first === undefined || last === undefined || history.length < 2) return null;
  const [firstDay, lastDay] = [formatDate(first.day), formatDate(last.day)];
  return (
    <section aria-labelledby="portfolio-over-time" className="grid grid-cols-1 gap-3">
      <h3 id="portfolio-over-time" className="text-body font-semibold">
        {words.heading}
      </h3>
      <AreaChart
        summary={
          hidden
            ? words.hidden(firstDay, lastDay)
            : words.summary(formatMoney(last.value), formatMoney(first.value), firstDay, lastDay)
        }
        points={history.map(({ day, value, cost }) => ({ day, value, beside: cost }))}
        names={{ day: words.day, value: words.value, beside: words.paid }}
        masked={hidden}
      />
    </section>
  );
}
