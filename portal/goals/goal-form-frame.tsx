import { Car, Gift, GraduationCap, HeartPulse, House, Laptop, Plane, Umbrella } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GoalPicture } from '#contract/goals/goal-terms.ts';
import type { Goal } from '#contract/goals/goals.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import type { IconShape } from '../design-system/parts/icon.tsx';
import { RemoveInPlace } from '../design-system/parts/remove-in-place.tsx';
import { useShownMoney } from '../design-system/parts/shown-money.ts';
import { BankForm } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import type { ShownForm } from '../forms/use-form.ts';
import { useWords } from '../language/sentences.ts';
import { closeGoal, refreshGoals } from './queries.ts';
import { goalWords } from './words.ts';

interface GoalFormFrameProps {
  form: ShownForm;
  label: string;
  /** Of the button that sends it. */
  submit: string;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A short form about a goal, in the place of what opened it. */
export function GoalFormFrame({ form, label, submit, onCancel, children }: GoalFormFrameProps) {
  const words = useWords(goalWords);
  return (
    <BankForm
      form={form}
      aria-label={label}
      className="grid grid-cols-1 gap-4 rounded-control bg-sunken p-4"
      submit={submit}
      submitting={words.saving}
      cancel={{ label: words.cancel, onSelect: onCancel }}
      buttons="small"
    >
      {children}
    </BankForm>
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
