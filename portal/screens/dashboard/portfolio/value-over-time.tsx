import { ChevronRight } from 'lucide-react';
import { type Cents, cents } from '#contract/cents.ts';
import type { Portfolio, PortfolioPoint } from '#contract/portfolio.ts';
import { Balance } from '../../../parts/balance.tsx';
import { useBalancesHidden } from '../../../parts/balances-hidden.ts';
import { Icon } from '../../../parts/icon.tsx';
import { LineChart } from '../../../parts/line-chart.tsx';
import { formatDate, formatMoney } from '../../../words/format.ts';
import { portfolioWords } from '../../../words/portfolio.ts';
import { useWords } from '../../../words/words.ts';

/** The value at the ends of the last twelve months and now, as a picture and as a table. */
export function ValueOverTime({ portfolio: { history } }: { portfolio: Portfolio }) {
  const words = useWords(portfolioWords).overTime;
  const [hidden] = useBalancesHidden();
  const [first, last] = [history[0], history.at(-1)];
  // A single day is no course of anything.
  if (first === undefined || last === undefined || history.length < 2) return null;
  const [firstDay, lastDay] = [formatDate(first.day), formatDate(last.day)];
  const amounts = history.flatMap(({ value, cost }) => [value, cost]);
  const written = (amount: number) => (hidden ? null : formatMoney(cents(amount)));
  return (
    <section aria-labelledby="portfolio-over-time" className="grid grid-cols-1 gap-3">
      <h3 id="portfolio-over-time" className="text-body font-semibold">
        {words.heading}
      </h3>
      <LineChart
        summary={
          hidden
            ? words.hidden(firstDay, lastDay)
            : words.summary(formatMoney(last.value), formatMoney(first.value), firstDay, lastDay)
        }
        main={{ name: words.value, values: history.map(({ value }) => value) }}
        beside={{ name: words.paid, values: history.map(({ cost }) => cost) }}
        first={firstDay}
        last={lastDay}
        highest={written(Math.max(...amounts))}
        lowest={written(Math.min(...amounts))}
      />
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-small font-semibold text-brand">
          <Icon shape={ChevronRight} size={16} className="group-open:rotate-90" />
          {words.table}
        </summary>
        <Table history={history} />
      </details>
    </section>
  );
}

function Table({ history }: { history: readonly PortfolioPoint[] }) {
  const words = useWords(portfolioWords).overTime;
  return (
    <table aria-label={words.heading} className="w-full text-small">
      <thead className="text-left text-muted">
        <tr>
          <th scope="col" className="py-2 font-medium">
            {words.day}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {words.value}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {words.paid}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {history.toReversed().map(({ day, value, cost }) => (
          <tr key={day}>
            <th scope="row" className="py-2 text-left font-normal">
              {formatDate(day)}
            </th>
            <Figure amount={value} />
            <Figure amount={cost} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figure({ amount }: { amount: Cents }) {
  return (
    <td className="py-2 text-right">
      <Balance amount={amount} />
    </td>
  );
}
