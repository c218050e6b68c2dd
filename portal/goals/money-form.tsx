import type { Goal } from '#contract/goals/goals.ts';
import type { Cents } from '#contract/money/cents.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { useFocusInPlace } from '../design-system/parts/focus.ts';
import { useBankForm } from '../forms/use-bank-form.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { readGoalAmount } from './goal-draft.ts';
import { GoalFormFrame, useGoalFaultWords } from './goal-form-frame.tsx';
import { moveGoalMoney, refreshGoals } from './queries.ts';
import { goalWords } from './words.ts';
import { useShownMoney } from '../design-system/parts/money.tsx';

interface MoneyFormProps {
  goal: Goal;
  direction: 'aside' | 'back';
  /** The money that belongs to no goal. */
  rest: Cents | undefined;
  /** The form is done; `happened` is the news, or empty. */
  onLeft: (happened: string) => void;
}

/** Puts money of the account aside for a goal, or takes it back. */
export function MoneyForm({ goal, direction, rest, onLeft }: MoneyFormProps) {
  const words = useWords(goalWords);
  const shown = useShownMoney();
  const isAside = direction === 'aside';
  const form = useBankForm({
    procedure: moveGoalMoney,
    keyed: true,
    refresh: refreshGoals,
    start: { amount: '' },
    read: (draft) => {
      const amount = readGoalAmount(draft.amount);
      if (typeof amount !== 'number') return { faults: { amount } };
      return { request: { id: goal.id, direction, amount } };
    },
    at: { GOAL_REST_TOO_SMALL: 'amount', GOAL_SHARE_TOO_SMALL: 'amount' },
    say: useGoalFaultWords(),
    brief: ['amount'],
    againAt: 'amount',
    done: (_, { amount }) => {
      const say = isAside ? words.movedAside : words.movedBack;
      onLeft(say(formatMoney(amount), goal.name));
    },
  });
  useFocusInPlace(() => form.focus('amount'));

  return (
    <GoalFormFrame
      form={form}
      label={isAside ? words.asideOf(goal.name) : words.backOf(goal.name)}
      submit={isAside ? words.aside : words.back}
      onCancel={() => onLeft('')}
    >
      <AmountField
        label={words.amount}
        hint={
          isAside
            ? rest !== undefined && words.canBeSetAside(shown(rest))
            : words.isSetAside(shown(goal.share))
        }
        {...form.value('amount')}
      />
      {isAside && <p className="text-small text-muted">{words.stays}</p>}
    </GoalFormFrame>
  );
}
