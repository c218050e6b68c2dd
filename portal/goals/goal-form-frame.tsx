import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../design-system/parts/button.tsx';
import { useWords } from '../language/sentences.ts';
import { goalWords } from './words.ts';
import type { Goal } from '#contract/goals/goals.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { RemoveInPlace } from '../design-system/parts/remove-in-place.tsx';
import { useKeyedRequest } from '../queries/use-keyed-request.ts';
import { closeGoal, refreshGoals } from './queries.ts';
import { useShownMoney } from '../design-system/parts/shown-money.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { Car, Gift, GraduationCap, HeartPulse, House, Laptop, Plane, Umbrella } from 'lucide-react';
import type { GoalPicture } from '#contract/goals/goal-terms.ts';
import type { IconShape } from '../design-system/parts/icon.tsx';

interface GoalFormFrameProps {
  label: string;
  /** Of the button that sends it; another one while it is busy. */
  submit: string;
  busy: boolean;
  onSubmit: (event: SubmitEvent) => void;
  onCancel: () => void;
  /** Why it was not done, where that stands at none of the fields. */
  problem: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A short form about a goal, in the place of what opened it. */
export function GoalFormFrame({
  label,
  submit,
  busy,
  onSubmit,
  onCancel,
  problem,
  children,
}: GoalFormFrameProps) {
  const words = useWords(goalWords);
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-4 rounded-control bg-sunken p-4"
    >
      {children}
      {problem}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy}>
          {busy ? words.saving : submit}
        </Button>
        <Button tone="secondary" size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

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

/** How much of the target there is, in whole percents: a hundred only once all of it is. */
export function percentReached({ share, target }: Pick<Goal, 'share' | 'target'>): number {
  return Math.min(100, Math.floor((share * 100) / target));
}

/** What is to be put aside, at once or each month, so that the target is there on the day. */
interface NeededMoney {
  readonly amount: Cents;
  readonly each: 'once' | 'month';
}

/**
 * What is to be put aside each month, from this one on, and the last month is that of the day; all that is missing where
 * the day is less than a month away. Null where there is no day, it has passed, or nothing is missing.
 */
export function neededFor(
  { share, target, wantedBy }: Pick<Goal, 'share' | 'target' | 'wantedBy'>,
  today: LocalDate,
): NeededMoney | null {
  if (wantedBy === null || wantedBy <= today || share >= target) return null;
  const apart = monthNumber(wantedBy) - monthNumber(today);
  const isNear = apart === 0 || (apart === 1 && wantedBy.slice(8) < today.slice(8));
  const months = isNear ? 1 : apart + 1;
  const amount = cents(Math.ceil((target - share) / months));
  return { amount, each: isNear ? 'once' : 'month' };
}

function monthNumber(day: LocalDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

/** By what a goal is shown. */
export const pictureShapes: Record<GoalPicture, IconShape> = {
  cushion: Umbrella,
  home: House,
  car: Car,
  trip: Plane,
  education: GraduationCap,
  gift: Gift,
  health: HeartPulse,
  device: Laptop,
};
