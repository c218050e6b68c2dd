import { cents } from '#contract/money/cents.ts';
import type { CategoryTrend } from '#contract/transactions/cash-flow.ts';
import { ChartTable } from '../design-system/charts/chart-table.tsx';
import { Sparkline } from '../design-system/charts/inline-charts.tsx';
import { Card } from '../design-system/parts/card.tsx';
import { Balance, useBalancesHidden } from '../design-system/parts/money.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { firstDayOf, formatMoney, formatMonth, localToday } from '../language/format.ts';
import { useLanguage } from '../language/language.ts';
import { useWords } from '../language/sentences.ts';
import { askedFor, type Filters, readSearch } from './filters.ts';
import { searchAnswerWords, useSearchAnswer, useTotals } from './use-search-answer.ts';

interface SearchAnswerProps {
  filters: Filters;
  onShowAllHistory: () => void;
}

/** Under the search box: the total and trend of a search in everyday words, or how much another search has left out (R-X3). */
export function SearchAnswer({ filters, onShowAllHistory }: SearchAnswerProps) {
  const words = useWords(searchAnswerWords);
  const answer = useSearchAnswer(filters);
  const [hidden] = useBalancesHidden();
  if (answer === null) return <Elsewhere filters={filters} onShowAllHistory={onShowAllHistory} />;
  const { title, sum, trend, months } = answer;
  return (
    <Card
      padding="none"
      aria-label={words.label}
      className="flex min-h-14 flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 sm:px-5"
    >
      <h2 className="text-small font-semibold wrap-anywhere">{title}</h2>
      {sum !== null && (
        <>
          <p className="text-small text-muted sm:ml-auto">
            {sum.isIn ? words.received : words.spent}{' '}
            <Balance
              kind="amount"
              amount={sum.isIn ? sum.amount : cents(-sum.amount)}
              sign="always"
              className="text-heading font-bold text-ink"
            />
          </p>
          {!hidden && (
            <div className="flex w-full flex-wrap items-center justify-between gap-x-4 text-small text-muted">
              <p>
                {trend} {sum.byCard !== 0 && words.byCard(formatMoney(sum.byCard))}
              </p>
              {/* The month so far would look like a fall. */}
              {months && <Sparkline values={months.slice(0, -1).map(({ amount }) => amount)} />}
            </div>
          )}
          {months && <Months title={title} months={months} />}
        </>
      )}
    </Card>
  );
}

function Months({ title, months }: { title: string; months: CategoryTrend['months'] }) {
  const words = useWords(searchAnswerWords);
  return (
    <div className="w-full">
      <ChartTable
        label={title}
        columns={[words.month, title]}
        rows={months.map(({ month, amount }) => ({
          name: formatMonth(firstDayOf(month)),
          figures: [<Balance key={month} kind="amount" amount={amount} />],
        }))}
      />
    </div>
  );
}

/** The hits of the search outside the chosen days, and the way to them; nothing where there are none. */
function Elsewhere({ filters, onShowAllHistory }: SearchAnswerProps) {
  const words = useWords(searchAnswerWords);
  const language = useLanguage();
  const read = readSearch(filters, localToday());
  const isAsked = read.search.trim() !== '' && read.range !== 'all';
  const found = useTotals(askedFor(read, language), isAsked);
  const all = useTotals(askedFor({ ...read, range: 'all' }, language), isAsked);
  const count = found && all ? all.count - found.count : 0;
  if (count <= 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 px-1 text-small">
      {words.elsewhere(count)}
      <TextButton onClick={onShowAllHistory}>{words.showAll}</TextButton>
    </p>
  );
}
