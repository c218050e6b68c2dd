import type { TransactionStory } from '#contract/transactions/transaction-detail.ts';
import { ChartTable } from '../../design-system/charts/chart-table.tsx';
import { firstDayOf, formatMoney, formatMonth, formatMonthLabel } from '../../language/format.ts';
import { useLanguage } from '../../language/language.ts';
import { useWords } from '../../language/sentences.ts';
import { storyWords } from './words.ts';

interface StoryBarsProps {
  months: TransactionStory['months'];
  /** The day of the transaction; its month is highlighted. */
  of: string;
  /** Whether amounts are hidden. */
  masked: boolean;
}

/** The height of an empty month, in percent. */
const emptyHeight = 3;

/** A bar for each month, with the month of the transaction in full colour. A table has the figures. */
export function StoryBars({ months, of, masked }: StoryBarsProps) {
  const words = useWords(storyWords);
  const language = useLanguage();
  const most = Math.max(...months.map(({ amount }) => amount), 1);
  const column = 100 / months.length;
  const [first, last] = [months[0], months.at(-1)];
  return (
    <div className="grid grid-cols-1 gap-1">
      <svg aria-hidden="true" fill="currentColor" className="h-12 w-full text-muted">
        {months.map(({ month, amount }, index) => {
          const height = Math.max(emptyHeight, (amount / most) * 100);
          return (
            <rect
              key={month}
              x={`${index * column + column * 0.14}%`}
              y={`${100 - height}%`}
              width={`${column * 0.72}%`}
              height={`${height}%`}
              rx="2"
              {...(amount > 0 && { className: 'fill-chart-one' })}
              opacity={amount === 0 ? 0.35 : of.startsWith(month) ? 1 : 0.55}
            />
          );
        })}
      </svg>
      <div aria-hidden="true" className="flex justify-between text-caption text-muted">
        <span>{first && formatMonthLabel(first.month, language)}</span>
        <span>{last && formatMonthLabel(last.month, language)}</span>
      </div>
      <ChartTable
        label={words.table}
        columns={[words.month, words.amount, words.count]}
        rows={months.toReversed().map(({ month, amount, count }) => ({
          name: formatMonth(firstDayOf(month)),
          figures: [masked ? '••••••' : formatMoney(amount), count],
        }))}
      />
    </div>
  );
}
