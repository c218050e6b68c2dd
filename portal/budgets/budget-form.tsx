import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { budgetLeast, budgetMost } from '#contract/budgets/budget-terms.ts';
import type { CategorySpending } from '#contract/budgets/budgets.ts';
import { newIntentKey } from '../bank-client/intent-key.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { writeAmount } from '#contract/text/typed-amount.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { useUndo } from '../design-system/parts/undo.ts';
import { BankForm } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { refreshSpending, removeBudget, setBudget } from './queries.ts';
import { budgetsWords } from './words.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { readBudget } from './budget-draft.ts';
import { useShownMoney } from '../design-system/parts/money.tsx';

interface BudgetFormProps {
  name: string;
  line: CategorySpending;
  /** The form is done; `happened` is the news, or empty. */
  onLeft: (happened: string) => void;
  onNews: (happened: string) => void;
}

/** Sets, changes or removes the budget of one category. */
export function BudgetForm({
  line: { category, budget, average },
  name,
  onLeft,
  onNews,
}: BudgetFormProps) {
  const words = useWords(budgetsWords);
  const queries = useQueryClient();
  const shown = useShownMoney();
  const outside = words.outside(formatMoney(budgetLeast), formatMoney(budgetMost));
  const form = useBankForm({
    procedure: {
      ...setBudget,
      onSuccess: (_, __, ___, { client }) => refreshSpending(client),
    },
    keyed: true,
    start: { amount: budget === null ? '' : writeAmount(budget) },
    read: (draft) => {
      const amount = readBudget(draft.amount);
      if (typeof amount !== 'number') return { faults: { amount } };
      return { request: { budget: { category, amount } } };
    },
    at: { BUDGET_OUT_OF_BOUNDS: 'amount' },
    say: { needed: words.amountNeeded, outside, BUDGET_OUT_OF_BOUNDS: outside },
    againAt: 'amount',
    done: ({ amount }) => onLeft(words.saved(name, formatMoney(amount))),
  });
  // It stands where the button was that had the focus.
  const begin = useEffectEvent(() => {
    const field = form.control('amount');
    field?.focus({ preventScroll: true });
    field?.select();
    field?.form?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => begin(), []);
  const undo = useUndo();
  const restoring = useMutation({
    ...setBudget,
    onSuccess: ({ amount }) => onNews(words.saved(name, formatMoney(amount))),
    onSettled: () => refreshSpending(queries),
  });
  const removing = useBankForm({
    procedure: {
      ...removeBudget,
      onSuccess: (_, __, ___, { client }) => refreshSpending(client),
    },
    keyed: true,
    done: () => {
      onLeft(words.removed(name));
      if (budget === null) return;
      const intentKey = newIntentKey();
      showToast({
        title: words.removed(name),
        action: undo(() =>
          restoring.mutateAsync({ intentKey, budget: { category, amount: budget } }),
        ),
      });
    },
    // Somebody else has removed it: on another device, or in another tab.
    failed: async (error) => {
      if (!isRefusal(error, 'NOT_FOUND')) return;
      await refreshSpending(queries);
      onLeft(words.removed(name));
    },
  });

  return (
    <BankForm
      form={form}
      aria-label={words.amount(name)}
      className="grid gap-3 rounded-control bg-sunken p-4"
      buttons="small"
      submit={words.save}
      submitting={words.saving}
      onCancel={() => onLeft('')}
      news={removing.error !== null && <ProblemBanner error={removing.error} />}
      moreButtons={
        budget !== null && (
          <Button
            tone="quiet"
            size="small"
            busy={removing.busy}
            onClick={() => {
              if (!form.busy) void removing.send({ category });
            }}
          >
            {removing.busy ? words.removing : words.remove}
          </Button>
        )
      }
    >
      <AmountField
        label={words.amount(name)}
        hint={words.bounds(formatMoney(budgetLeast), formatMoney(budgetMost))}
        {...form.value('amount')}
      />
      {average !== null && average >= budgetLeast && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="text-small">{words.average(shown(average))}</p>
          <Button
            tone="secondary"
            size="small"
            onClick={() => form.change({ amount: writeAmount(average) })}
          >
            {words.takeAverage(shown(average))}
          </Button>
        </div>
      )}
    </BankForm>
  );
}
