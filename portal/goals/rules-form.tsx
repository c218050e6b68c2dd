import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { Goal } from '#contract/goals/goals.ts';
import { accountsQuery } from '../accounts/queries.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { Switch } from '../design-system/parts/switch.tsx';
import { useFocusInPlace } from '../design-system/parts/use-focus-in-place.ts';
import { useWords } from '../language/sentences.ts';
import { useWithOwners } from '../people/joint-owners.ts';
import { useKeyedRequest } from '../queries/use-keyed-request.ts';
import { draftOf, readRules, type RulesDraft, type RulesFaults } from './goal-draft.ts';
import { GoalFormFrame } from './goal-form-frame.tsx';
import { refreshGoals, setGoalRules } from './queries.ts';
import { useAmountFault } from './money-form.tsx';
import { goalWords } from './words.ts';

interface RulesFormProps {
  goal: Goal;
  /** Done with it; what happened, or nothing. */
  onLeft: (happened: string) => void;
}

/** By what money comes to a goal of itself. It takes from one other account of the membership. */
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
  const sayFault = useAmountFault();
  const [draft, setDraft] = useState(draftOf(goal, first.id));
  const [faults, setFaults] = useState<RulesFaults>({});
  const from = useRef<HTMLSelectElement>(null);
  const sweepAbove = useRef<HTMLInputElement>(null);
  const paydayAmount = useRef<HTMLInputElement>(null);
  useFocusInPlace(() => from.current?.focus());
  const { outcome, busy, send, forget } = useKeyedRequest(setGoalRules, refreshGoals);
  const change = (changed: Partial<RulesDraft>) => {
    setDraft({ ...draft, ...changed });
    setFaults({});
    forget();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const rules = readRules(draft);
    if (!Array.isArray(rules)) {
      setFaults(rules);
      (rules.sweep ? sweepAbove : paydayAmount).current?.focus();
      return;
    }
    const came = await send({ id: goal.id, rules });
    if (came.kind === 'done') onLeft(words.rulesSet(goal.name));
  };
  const isFailed = outcome.kind === 'refused' || outcome.kind === 'not known';

  return (
    <GoalFormFrame
      label={words.rulesOf(goal.name)}
      submit={words.save}
      busy={busy}
      onSubmit={(event) => void submit(event)}
      onCancel={() => onLeft('')}
      problem={isFailed && <ProblemBanner error={outcome.error} />}
    >
      <SelectField
        ref={from}
        label={words.from}
        value={draft.from}
        onValueChange={(chosen) => change({ from: chosen })}
        choices={others.map(({ id, name, number }) => ({
          value: id,
          label: withOwners(`${name} ${number}`),
        }))}
      />
      <Switch
        label={words.roundUp}
        hint={words.roundUpHint}
        checked={draft.roundUp}
        onCheckedChange={(roundUp) => change({ roundUp })}
      />
      <Switch
        label={words.sweep}
        hint={words.sweepHint}
        checked={draft.sweep}
        onCheckedChange={(sweep) => change({ sweep })}
      />
      {draft.sweep && (
        <AmountField
          ref={sweepAbove}
          label={words.sweepAbove}
          value={draft.sweepAbove}
          onValueChange={(typed) => change({ sweepAbove: typed })}
          error={faults.sweep && sayFault(faults.sweep)}
        />
      )}
      <Switch
        label={words.payday}
        hint={words.paydayHint}
        checked={draft.payday}
        onCheckedChange={(payday) => change({ payday })}
      />
      {draft.payday && (
        <AmountField
          ref={paydayAmount}
          label={words.paydayAmount}
          value={draft.paydayAmount}
          onValueChange={(typed) => change({ paydayAmount: typed })}
          error={faults.payday && sayFault(faults.payday)}
        />
      )}
      <p className="text-small text-muted">{words.rulesRun}</p>
    </GoalFormFrame>
  );
}
