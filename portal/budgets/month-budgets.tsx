import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MonthSpending, SpendingMonth } from '#contract/budgets/budgets.ts';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { EmptyState, Skeletons } from '../design-system/parts/states.tsx';
import { Tile } from '../design-system/parts/tile.tsx';
import { spendingQuery } from './queries.ts';
import { budgetsWords } from './words.ts';
import { firstDayOf, formatMonth } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { percentSpent } from './budget-draft.ts';
import { BudgetLines } from './budget-lines.tsx';
import { CardOrDialog, type MaybeDialog } from '../navigation/place-dialog.tsx';
import { Balance, useShownMoney } from '../design-system/parts/money.tsx';
import { ChartPie } from 'lucide-react';
import { Donut, suitsRing } from '../design-system/charts/donut.tsx';
import { Meter } from '../design-system/charts/inline-charts.tsx';
import { purposeWords } from '../transactions/category-words.ts';
import { spendingWords } from '../transactions/spending-words.ts';
import { PurposeMark, purposePaint } from '../transactions/category-signs.tsx';
import { byPurpose } from '#contract/transactions/purposes.ts';
import { paintOf, percentOf, ringOf } from '../transactions/spending-ring.ts';

/** Spending by category against the budgets that the member sets (R-D13). */
export default function Budgets(asked: MaybeDialog) {
  const words = useWords(budgetsWords);
  return (
    <CardOrDialog {...asked} id="budgets" place="plan" words={words}>
      <MonthBudgets />
    </CardOrDialog>
  );
}

function MonthBudgets() {
  const words = useWords(budgetsWords);
  // Null is the month that it is now, also when that has become another.
  const [month, setMonth] = useState<SpendingMonth | null>(null);
  const query = useQuery({ ...spendingQuery(month), placeholderData: keepPreviousData });
  const latest = query.data?.months[0];
  return (
    <Loaded query={query} words={words} skeleton={<Skeletons shapes={['h-18', 'h-24', 'h-60']} />}>
      {(spending) => (
        <div className="@container" aria-busy={query.isPlaceholderData}>
          <div className="grid grid-cols-1 gap-x-12 gap-y-6 @3xl:grid-cols-2">
            <div className="grid content-start gap-6">
              <SelectField
                label={words.month}
                name="month"
                value={month ?? spending.month}
                onValueChange={(chosen) => setMonth(chosen === latest ? null : chosen)}
                choices={spending.months.map((value) => {
                  const name = formatMonth(firstDayOf(value));
                  return { value, label: value === latest ? words.soFar(name) : name };
                })}
                {...(spending.month !== latest && { hint: words.earlierMonths })}
              />
              <Sums spending={spending} />
              <SpendingRing spending={spending} />
              <p className="text-caption text-muted">{words.rule}</p>
            </div>
            <BudgetLines key={spending.month} lines={spending.categories} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

function Sums({ spending: { spent, refunds, net, budgeted } }: { spending: MonthSpending }) {
  const words = useWords(budgetsWords);
  const shown = useShownMoney();
  return (
    <dl className="grid at-most-2 gap-3">
      <Tile
        label={words.spent}
        value={<Balance kind="amount" amount={spent} />}
        detail={refunds > 0 ? words.lessRefunds(shown(refunds), shown(net)) : undefined}
      />
      <Tile
        label={words.budgeted}
        value={<Balance kind="amount" amount={budgeted.spent} />}
        detail={
          budgeted.budget > 0
            ? words.ofAllBudgets(
                shown(budgeted.budget),
                percentSpent(budgeted.spent, budgeted.budget),
              )
            : words.noBudget
        }
      />
    </dl>
  );
}

function SpendingRing({ spending: { spent, categories } }: { spending: MonthSpending }) {
  const budgets = useWords(budgetsWords);
  const words = useWords(spendingWords);
  const names = useWords(purposeWords);
  const purposes = byPurpose(
    categories.map(({ category, spent: amount }) => ({ category, amount })),
  ).filter(({ amount }) => amount > 0);
  if (purposes.length === 0) {
    return <EmptyState icon={ChartPie} title={budgets.nothing} detail={budgets.nothingDetail} />;
  }
  const parts = ringOf(purposes).map((part) => ({
    ...part,
    name: part.purpose === null ? words.others(part.others) : names[part.purpose],
  }));
  const isRing = suitsRing(parts.map(({ percent }) => percent));
  return (
    <section
      aria-labelledby="budgets-share"
      className="flex flex-wrap items-center gap-x-8 gap-y-4"
    >
      <h3 id="budgets-share" className="sr-only">
        {budgets.share}
      </h3>
      {isRing && (
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
      )}
      <table aria-label={budgets.share} className="figures min-w-0 flex-1 basis-96 text-small">
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.column.category}</th>
            <th scope="col">{words.column.spent}</th>
            <th scope="col">{words.column.share}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {purposes.map(({ purpose, amount }) => {
            const percent = percentOf(amount, purposes) ?? 0;
            return (
              <tr key={purpose}>
                <th scope="row" className="grid gap-1.5 py-2 text-left font-medium">
                  <span className="flex items-center gap-3">
                    <PurposeMark purpose={purpose} />
                    {names[purpose]}
                  </span>
                  {!isRing && <Meter percent={percent} paint={purposePaint(purpose)} />}
                </th>
                <td className="py-2 pl-3 text-right">
                  <Balance kind="amount" amount={amount} />
                </td>
                <td className="py-2 pl-3 text-right font-semibold whitespace-nowrap">
                  {words.percent(percent)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
