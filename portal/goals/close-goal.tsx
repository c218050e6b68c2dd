import type { Goal } from '#contract/goals/goals.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { RemoveInPlace } from '../design-system/parts/remove-in-place.tsx';
import { useShownMoney } from '../design-system/parts/shown-money.ts';
import { useBankForm } from '../forms/use-bank-form.ts';
import { useWords } from '../language/sentences.ts';
import { closeGoal, refreshGoals } from './queries.ts';
import { goalWords } from './words.ts';

interface CloseGoalProps {
  goal: Goal;
  accountName: string;
  /** The form is done; `happened` is the news, or empty. */
  onLeft: (happened: string) => void;
}

/** Asks before a goal is closed, in its place in the list. */
export function CloseGoal({ goal, accountName, onLeft }: CloseGoalProps) {
  const words = useWords(goalWords);
  const shown = useShownMoney();
  const closing = useBankForm({
    procedure: closeGoal,
    keyed: true,
    refresh: refreshGoals,
    done: () => onLeft(words.closed(goal.name)),
  });
  return (
    <RemoveInPlace
      title={words.closeTitle(goal.name)}
      detail={words.closeDetail(shown(goal.share), accountName)}
      words={{ remove: closing.busy ? words.closing : words.close, keep: words.cancel }}
      problem={closing.error !== null && <ProblemBanner error={closing.error} />}
      busy={closing.busy}
      onRemove={() => void closing.send({ id: goal.id })}
      onKept={() => onLeft('')}
    />
  );
}
