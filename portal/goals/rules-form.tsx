import { useQuery } from '@tanstack/react-query';
import type { Account } from '#contract/accounts/accounts.ts';
import type { Goal } from '#contract/goals/goals.ts';
import { accountsQuery } from '../accounts/queries.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { Switch } from '../design-system/parts/switch.tsx';
import { useFocusInPlace } from '../design-system/parts/focus.ts';
import { useBankForm } from '../forms/use-bank-form.ts';
import { useWords } from '../language/sentences.ts';
import { useWithOwners } from '../people/owners.ts';
import { draftOf, readRules } from './goal-draft.ts';
import { GoalFormFrame, useGoalFaultWords } from './goal-form-frame.tsx';
import { refreshGoals, setGoalRules } from './queries.ts';
import { goalWords } from './words.ts';

interface RulesFormProps {
  goal: Goal;
  onLeft: (happened: string) => void;
}

/** The rules by which money comes to a goal of itself. It takes from a single other account of the membership. */
export function RulesForm({ goal, onLeft }: RulesFormProps) {
  const words = useWords(goalWords);
  const others = (useQuery(accountsQuery).data?.accounts ?? []).filter(
    ({ id }) => id !== goal.account,
  );
  const [first] = others;
  return first === undefined ? (
    <p className="text-small text-muted">{words.noSource}</p>
  ) : (
    <Rules goal={goal} onLeft={onLeft} others={others} first={first} />
  );
}

interface RulesProps extends RulesFormProps {
  others: readonly Account[];
  first: Account;
}

function Rules({ goal, onLeft, others, first }: RulesProps) {
  const words = useWords(goalWords);
  const withOwners = useWithOwners();
  const form = useBankForm({
    procedure: setGoalRules,
    keyed: true,
    refresh: refreshGoals,
    start: draftOf(goal, first.id),
    read: (draft) => {
      const rules = readRules(draft);
      if (Array.isArray(rules)) return { request: { id: goal.id, rules } };
      return { faults: { sweepAbove: rules.sweep, paydayAmount: rules.payday } };
    },
    say: useGoalFaultWords(),
    done: () => onLeft(words.rulesSet(goal.name)),
  });
  useFocusInPlace(() => form.focus('from'));

  return (
    <GoalFormFrame
      form={form}
      label={words.rulesOf(goal.name)}
      submit={words.save}
      onCancel={() => onLeft('')}
    >
      <SelectField
        label={words.from}
        {...form.value('from')}
        choices={others.map(({ id, name, number }) => ({
          value: id,
          label: withOwners(`${name} ${number}`),
        }))}
      />
      <Switch label={words.roundUp} hint={words.roundUpHint} {...form.checked('roundUp')} />
      <Switch label={words.sweep} hint={words.sweepHint} {...form.checked('sweep')} />
      {form.draft.sweep && <AmountField label={words.sweepAbove} {...form.value('sweepAbove')} />}
      <Switch label={words.payday} hint={words.paydayHint} {...form.checked('payday')} />
      {form.draft.payday && (
        <AmountField label={words.paydayAmount} {...form.value('paydayAmount')} />
      )}
      <p className="text-small text-muted">{words.rulesRun}</p>
    </GoalFormFrame>
  );
}
