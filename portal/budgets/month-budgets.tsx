import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MonthSpending, SpendingMonth } from '#contract/budgets/budgets.ts';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { Tile } from '../design-system/parts/tile.tsx';
import { spendingQuery } from './queries.ts';
import { budgetsWords } from './words.ts';
import { firstDayOf, formatMonth } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { percentSpent } from './budget-draft.ts';
import { BudgetLines } from './budget-lines.tsx';
import { SpendingRing } from './spending-ring.tsx';
import { CardOrDialog, type MaybeDialog } from '../navigation/place-dialog.tsx';
import { Balance, useShownMoney } from '../design-system/parts/money.tsx';

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
    <Loaded
      query={query}
      words={words}
      skeleton={
        <div className="grid gap-4">
          <Skeleton className="h-18" />
          <Skeleton className="h-24" />
          <Skeleton className="h-60" />
        </div>
      }
    >
      {(spending) => (
        <div className="grid gap-6" aria-busy={query.isPlaceholderData}>
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
          <BudgetLines key={spending.month} lines={spending.categories} />
          <p className="text-caption text-muted">{words.rule}</p>
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
