import {
  goalNameMaxLength,
  type GoalPicture,
  goalPictures,
  goalTargetLeast,
  goalTargetMost,
} from '#contract/goals/goal-terms.ts';
import type { Goal, GoalAccount } from '#contract/goals/goals.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { writeAmount } from '#contract/text/typed-amount.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { Icon, type IconShape } from '../design-system/parts/icon.tsx';
import { MarkedChoice } from '../design-system/parts/marked-choice.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { useFocusInPlace } from '../design-system/parts/focus.ts';
import { useBankForm } from '../forms/use-bank-form.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { readTarget } from './goal-draft.ts';
import { GoalFormFrame, useGoalFaultWords } from './goal-form-frame.tsx';
import { refreshGoals, saveGoal } from './queries.ts';
import { goalWords } from './words.ts';
import { Car, Gift, GraduationCap, HeartPulse, House, Laptop, Plane, Umbrella } from 'lucide-react';

/** The icons that show a goal. */
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

interface GoalFormProps {
  /** The goal that is changed; none where one is opened. */
  goal?: Goal;
  accounts: readonly GoalAccount[];
  /** The form is done; `happened` is the news, or empty. */
  onLeft: (happened: string) => void;
}

const firstPicture: GoalPicture = 'cushion';

/** Opens a goal, or changes one. */
export function GoalForm({ goal, accounts, onLeft }: GoalFormProps) {
  const words = useWords(goalWords);
  const form = useBankForm({
    procedure: saveGoal,
    keyed: true,
    refresh: refreshGoals,
    start: {
      name: goal?.name ?? '',
      account: goal?.account ?? accounts[0]?.account,
      picture: goal?.picture ?? firstPicture,
      target: goal ? writeAmount(goal.target) : '',
      wantedBy: goal?.wantedBy ?? '',
    },
    read: ({ name, account, picture, target: typed, wantedBy: day }) => {
      const target = readTarget(typed);
      const isNameless = name.trim() === '';
      if (isNameless || account === undefined || typeof target !== 'number') {
        return {
          faults: {
            ...(isNameless && { name: 'name needed' as const }),
            ...(typeof target !== 'number' && { target }),
          },
        };
      }
      const wantedBy = day === '' ? null : (day as LocalDate);
      return {
        request: {
          in: goal ? { id: goal.id } : { account },
          goal: { name, picture, target, wantedBy },
        },
      };
    },
    at: {
      GOAL_NAME_WRONG: 'name',
      GOAL_NAME_TOO_LONG: 'name',
      GOAL_NAME_TAKEN: 'name',
      GOAL_TARGET_OUT_OF_BOUNDS: 'target',
      GOAL_DATE_PAST: 'wantedBy',
    },
    say: { ...useGoalFaultWords(), 'name needed': words.nameNeeded },
    brief: ['name', 'target', 'wantedBy'],
    againAt: 'name',
    done: ({ name }) => onLeft(goal ? words.changed(name) : words.opened(name)),
  });
  useFocusInPlace(() => form.focus('name'));

  return (
    <GoalFormFrame
      form={form}
      label={goal ? words.editOf(goal.name) : words.add}
      submit={words.save}
      onCancel={() => onLeft('')}
    >
      <TextField
        label={words.name}
        hint={words.nameHint(goalNameMaxLength)}
        autoComplete="off"
        {...form.text('name')}
      />
      <MarkedChoice
        label={words.picture}
        value={form.draft.picture}
        onValueChange={(picture) => form.change({ picture })}
        choices={goalPictures.map((value) => ({
          value,
          label: words.pictures[value],
          mark: <Icon shape={pictureShapes[value]} size={18} className="mr-2 text-muted" />,
        }))}
      />
      {!goal && accounts.length > 1 && (
        <SelectField
          label={words.account}
          value={form.draft.account ?? ''}
          onValueChange={(account) => form.change({ account })}
          choices={accounts.map((one) => ({ value: one.account, label: one.name }))}
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <AmountField
          label={words.target}
          hint={words.bounds(formatMoney(goalTargetLeast), formatMoney(goalTargetMost))}
          {...form.value('target')}
        />
        <TextField label={words.wantedBy} type="date" {...form.text('wantedBy')} />
      </div>
    </GoalFormFrame>
  );
}
