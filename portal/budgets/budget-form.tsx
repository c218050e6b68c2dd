import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { budgetLeast, budgetMost } from '#contract/budgets/budget-terms.ts';
import type { CategorySpending } from '#contract/budgets/budgets.ts';
import { newIntentKey } from '../bank-client/intent-key.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { writeAmount } from '#contract/text/typed-amount.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { useShownMoney } from '../design-system/parts/shown-money.ts';
import { showToast } from '../design-system/parts/toast.tsx';
import { useUndo } from '../design-system/parts/undo.ts';
import { refreshSpending, removeBudget, setBudget } from './queries.ts';
import { budgetsWords } from './words.ts';
import { formatMoney } from '../language/format.ts';
import { partsWords } from '../design-system/words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useIntentKey } from '../queries/use-intent-key.ts';
import { type BudgetFault, readBudget } from './budget-draft.ts';

interface BudgetFormProps {
  line: CategorySpending;
  /** Done with it; what happened, or nothing. */
  onLeft: (happened: string) => void;
  /** What has happened after that. */
  onNews: (happened: string) => void;
}

/** Sets, changes or removes the budget of one category. */
export function BudgetForm({
  line: { category, budget, average },
  onLeft,
  onNews,
}: BudgetFormProps) {
  const words = useWords(budgetsWords);
  const faultWords = useFaultWords();
  const queries = useQueryClient();
  const intent = useIntentKey();
  const shown = useShownMoney();
  const [text, setText] = useState(budget === null ? '' : writeAmount(budget));
  const [fault, setFault] = useState<BudgetFault | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const name = words.categories[category];
  // It stands where the button was that had the focus.
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const left = async (happened: string) => {
    intent.done();
    await refreshSpending(queries);
    onLeft(happened);
  };
  const setting = useMutation({
    ...setBudget,
    onSuccess: ({ amount }) => left(words.saved(name, formatMoney(amount))),
    onError: (error) => {
      if (isRefusal(error, 'BUDGET_OUT_OF_BOUNDS')) setFault('outside');
      field.current?.focus();
    },
  });
  const undo = useUndo();
  const restoring = useMutation({
    ...setBudget,
    onSuccess: ({ amount }) => onNews(words.saved(name, formatMoney(amount))),
    onSettled: () => refreshSpending(queries),
  });
  const removing = useMutation({
    ...removeBudget,
    onSuccess: async () => {
      await left(words.removed(name));
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
    onError: async (error) => {
      if (isRefusal(error, 'NOT_FOUND')) await left(words.removed(name));
    },
  });
  const busy = setting.isPending || removing.isPending;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const amount = readBudget(text);
    if (typeof amount !== 'number') {
      setFault(amount);
      field.current?.focus();
      return;
    }
    const asked = { category, amount };
    setting.mutate({ intentKey: intent.keyFor({ set: asked }), budget: asked });
  };
  const remove = () => {
    if (busy) return;
    removing.mutate({ intentKey: intent.keyFor({ remove: category }), category });
  };
  const change = (typed: string) => {
    setText(typed);
    setFault(null);
    setting.reset();
    removing.reset();
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label={words.amount(name)}
      onSubmit={submit}
      className="grid gap-3 rounded-control bg-sunken p-4"
    >
      <AmountField
        ref={field}
        label={words.amount(name)}
        hint={words.bounds(formatMoney(budgetLeast), formatMoney(budgetMost))}
        value={text}
        onValueChange={change}
        error={fault === null ? undefined : faultWords(fault)}
      />
      {average !== null && average >= budgetLeast && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="text-small">{words.average(shown(average))}</p>
          <Button tone="secondary" size="small" onClick={() => change(writeAmount(average))}>
            {words.takeAverage(shown(average))}
          </Button>
        </div>
      )}
      {setting.error !== null && fault === null && <ProblemBanner error={setting.error} />}
      {removing.error !== null && <ProblemBanner error={removing.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={setting.isPending}>
          {setting.isPending ? words.saving : words.save}
        </Button>
        <Button tone="secondary" size="small" onClick={() => onLeft('')}>
          {words.cancel}
        </Button>
        {budget !== null && (
          <Button tone="quiet" size="small" busy={removing.isPending} onClick={remove}>
            {removing.isPending ? words.removing : words.remove}
          </Button>
        )}
      </div>
    </form>
  );
}

function useFaultWords(): (fault: BudgetFault) => string {
  const words = useWords(budgetsWords);
  const { amount: amountWords } = useWords(partsWords);
  return (fault) => {
    switch (fault) {
      case 'needed':
        return words.amountNeeded;
      case 'outside':
        return words.outside(formatMoney(budgetLeast), formatMoney(budgetMost));
      default:
        return amountWords[fault];
    }
  };
}
