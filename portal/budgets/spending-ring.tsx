import { ChartPie } from 'lucide-react';
import type { MonthSpending } from '#contract/budgets/budgets.ts';
import { Donut } from '../design-system/charts/donut.tsx';
import { EmptyState } from '../design-system/parts/states.tsx';
import { budgetsWords } from './words.ts';
import { categoryWords } from '../transactions/category-words.ts';
import { spendingWords } from '../transactions/spending-words.ts';
import { useWords } from '../language/sentences.ts';
import { CategoryMark } from '../transactions/category-mark.tsx';
import { paintOf, percentOf, ringOf } from '../transactions/spending-ring.ts';
import { Balance } from '../design-system/parts/money.tsx';

/** The categories of a month's spending: a ring, and the same in figures beside it. */
export function SpendingRing({ spending: { spent, categories } }: { spending: MonthSpending }) {
  const budgets = useWords(budgetsWords);
  const words = useWords(spendingWords);
  const names = useWords(categoryWords);
  const largestFirst = categories
    .filter((one) => one.spent > 0)
    .toSorted((one, other) => other.spent - one.spent);
  if (largestFirst.length === 0) {
    return (
      <EmptyState icon={ChartPie} title={budgets.nothing}>
        {budgets.nothingDetail}
      </EmptyState>
    );
  }
  const parts = ringOf(largestFirst).map((part) => ({
    ...part,
    name: part.category === null ? words.others(part.others) : names[part.category],
  }));
  return (
    <section
      aria-labelledby="budgets-share"
      className="flex flex-wrap items-center gap-x-8 gap-y-4"
    >
      <h3 id="budgets-share" className="sr-only">
        {budgets.share}
      </h3>
      <div className="mx-auto">
        <Donut
          summary={words.summary(
            parts.map(({ name, percent }) => words.part(name, words.percent(percent))).join(', '),
          )}
          shares={parts.map(({ percent }) => percent)}
          paints={parts.map(paintOf)}
        >
          <p className="text-caption text-muted">{budgets.spent}</p>
          <Balance kind="amount" amount={spent} className="text-small font-semibold" />
        </Donut>
      </div>
      <table aria-label={budgets.share} className="figures min-w-0 flex-1 basis-96 text-small">
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.column.category}</th>
            <th scope="col">{words.column.spent}</th>
            <th scope="col">{words.column.share}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {largestFirst.map(({ category, spent: amount }) => (
            <tr key={category}>
              <th scope="row" className="py-2 text-left font-medium">
                <span className="flex items-center gap-3">
                  <CategoryMark category={category} />
                  {names[category]}
                </span>
              </th>
              <td className="py-2 pl-3 text-right">
                <Balance kind="amount" amount={amount} />
              </td>
              <td className="py-2 pl-3 text-right font-semibold whitespace-nowrap">
                {words.percent(percentOf(amount, largestFirst) ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
