import type { Goal } from '#contract/goals/goals.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { RemoveInPlace } from '../design-system/parts/remove-in-place.tsx';
import { useWords } from '../language/sentences.ts';
import { useKeyedRequest } from '../queries/use-keyed-request.ts';
import { closeGoal, refreshGoals } from './queries.ts';
import { useShownMoney } from '../design-system/parts/shown-money.ts';
import { goalWords } from './words.ts';

interface CloseGoalProps {
  goal: Goal;
  accountName: string;
  /** Done with it; what happened, or nothing. */
  onLeft: (happened: string) => void;
}

/** Asks before a goal is closed, in its place in the list. */
export function CloseGoal({ goal, accountName, onLeft }: CloseGoalProps) {
  const words = useWords(goalWords);
  const shown = useShownMoney();
  const { outcome, busy, send } = useKeyedRequest(closeGoal, refreshGoals);
  const close = async () => {
    const came = await send({ id: goal.id });
    if (came.kind === 'done') onLeft(words.closed(goal.name));
  };
  const isFailed = outcome.kind === 'refused' || outcome.kind === 'not known';
  return (
    <RemoveInPlace
      title={words.closeTitle(goal.name)}
      detail={words.closeDetail(shown(goal.share), accountName)}
      words={{ remove: busy ? words.closing : words.close, keep: words.cancel }}
      problem={isFailed && <ProblemBanner error={outcome.error} />}
      busy={busy}
      onRemove={() => void close()}
      onKept={() => onLeft('')}
    />
  );
}
