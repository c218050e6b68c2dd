import { type SubmitEvent, useRef, useState } from 'react';
import type { Goal } from '#contract/goals/goals.ts';
import type { Cents } from '#contract/money/cents.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { useFocusInPlace } from '../design-system/parts/use-focus-in-place.ts';
import { formatMoney } from '../language/format.ts';
import { useExplain } from '../language/refusals.ts';
import { useWords } from '../language/sentences.ts';
import { useKeyedRequest } from '../queries/use-keyed-request.ts';
import { type GoalAmountFault, readGoalAmount } from './goal-draft.ts';
import { GoalFormFrame } from './goal-form-frame.tsx';
import { moveGoalMoney, refreshGoals } from './queries.ts';
import { useShownMoney } from '../design-system/parts/shown-money.ts';
import { goalWords } from './words.ts';
import { goalTargetLeast, goalTargetMost } from '#contract/goals/goal-terms.ts';
import { partsWords } from '../design-system/words.ts';

interface MoneyFormProps {
  goal: Goal;
  direction: 'aside' | 'back';
  /** What of the account belongs to no goal. */
  rest: Cents | undefined;
  /** Done with it; what happened, or nothing. */
  onLeft: (happened: string) => void;
}

/** Puts money of the account aside for a goal, or takes it back. */
export function MoneyForm({ goal, direction, rest, onLeft }: MoneyFormProps) {
  const words = useWords(goalWords);
  const explain = useExplain();
  const sayFault = useAmountFault();
  const shown = useShownMoney();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<GoalAmountFault | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { outcome, busy, send, forget } = useKeyedRequest(moveGoalMoney, refreshGoals);
  useFocusInPlace(() => field.current?.focus());
  const isAside = direction === 'aside';
  const error = outcome.kind === 'refused' || outcome.kind === 'not known' ? outcome.error : null;
  const isAboutAmount =
    isRefusal(error, 'GOAL_REST_TOO_SMALL') || isRefusal(error, 'GOAL_SHARE_TOO_SMALL');

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const amount = readGoalAmount(text);
    if (typeof amount !== 'number') {
      setFault(amount);
      field.current?.focus();
      return;
    }
    const came = await send({ id: goal.id, direction, amount });
    if (came.kind === 'done') {
      const say = isAside ? words.movedAside : words.movedBack;
      onLeft(say(formatMoney(amount), goal.name));
    } else {
      field.current?.focus();
    }
  };

  function sayAmount(): string | undefined {
    if (fault !== null) return sayFault(fault);
    return isAboutAmount ? explain(error).title : undefined;
  }

  return (
    <GoalFormFrame
      label={isAside ? words.asideOf(goal.name) : words.backOf(goal.name)}
      submit={isAside ? words.aside : words.back}
      busy={busy}
      onSubmit={(event) => void submit(event)}
      onCancel={() => onLeft('')}
      problem={error !== null && !isAboutAmount && <ProblemBanner error={error} />}
    >
      <AmountField
        ref={field}
        label={words.amount}
        hint={
          isAside
            ? rest !== undefined && words.canBeSetAside(shown(rest))
            : words.isSetAside(shown(goal.share))
        }
        value={text}
        onValueChange={(typed) => {
          setText(typed);
          setFault(null);
          forget();
        }}
        error={sayAmount()}
      />
      {isAside && <p className="text-small text-muted">{words.stays}</p>}
    </GoalFormFrame>
  );
}

/** Says what is wrong with an amount in a form about goals. */
export function useAmountFault(): (fault: GoalAmountFault) => string {
  const words = useWords(goalWords);
  const { amount: amountWords } = useWords(partsWords);
  return (fault) => {
    switch (fault) {
      case 'amount needed':
        return words.amountNeeded;
      case 'amount or zero':
        return words.amountOrZero;
      case 'outside':
        return words.outside(formatMoney(goalTargetLeast), formatMoney(goalTargetMost));
      default:
        return amountWords[fault];
    }
  };
}
