import { type SubmitEvent, useRef, useState } from 'react';
import {
  goalNameMaxLength,
  type GoalPicture,
  goalPictures,
  goalTargetLeast,
  goalTargetMost,
} from '#contract/goals/goal-terms.ts';
import type { Goal, GoalAccount } from '#contract/goals/goals.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { writeAmount } from '#contract/text/typed-amount.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { MarkedChoice } from '../design-system/parts/marked-choice.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { useFocusInPlace } from '../design-system/parts/use-focus-in-place.ts';
import { formatMoney } from '../language/format.ts';
import { useExplain } from '../language/refusals.ts';
import { useWords } from '../language/sentences.ts';
import { useKeyedRequest } from '../queries/use-keyed-request.ts';
import { type GoalAmountFault, readTarget } from './goal-draft.ts';
import { GoalFormFrame, pictureShapes } from './goal-form-frame.tsx';
import { changeGoal, openGoal, refreshGoals } from './queries.ts';
import { useAmountFault } from './money-form.tsx';
import { goalWords } from './words.ts';

interface GoalFormProps {
  /** The goal that is changed; none where one is opened. */
  goal?: Goal;
  /** The savings accounts in which one can be opened. */
  accounts: readonly GoalAccount[];
  /** Done with it; what happened, or nothing. */
  onLeft: (happened: string) => void;
}

/** Opens a goal, or changes one. */
export function GoalForm({ goal, accounts, onLeft }: GoalFormProps) {
  const words = useWords(goalWords);
  const explain = useExplain();
  const sayFault = useAmountFault();
  const [name, setName] = useState(goal?.name ?? '');
  const [account, setAccount] = useState(accounts[0]?.account);
  const [picture, setPicture] = useState<GoalPicture>(goal?.picture ?? 'cushion');
  const [target, setTarget] = useState(goal ? writeAmount(goal.target) : '');
  const [wantedBy, setWantedBy] = useState(goal?.wantedBy ?? '');
  const [isNameMissing, setNameMissing] = useState(false);
  const [targetFault, setTargetFault] = useState<GoalAmountFault | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const targetField = useRef<HTMLInputElement>(null);
  const dayField = useRef<HTMLInputElement>(null);
  useFocusInPlace(() => nameField.current?.focus());
  const opening = useKeyedRequest(openGoal, refreshGoals);
  const changing = useKeyedRequest(changeGoal, refreshGoals);
  const { outcome, busy, forget } = goal ? changing : opening;
  const error = outcome.kind === 'refused' || outcome.kind === 'not known' ? outcome.error : null;
  const at = fieldOf(error);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const amount = readTarget(target);
    const isNameless = name.trim() === '';
    setNameMissing(isNameless);
    if (typeof amount !== 'number') setTargetFault(amount);
    if (isNameless || typeof amount !== 'number') {
      (isNameless ? nameField : targetField).current?.focus();
      return;
    }
    const day = wantedBy === '' ? null : (wantedBy as LocalDate);
    const details = { name, picture, target: amount, wantedBy: day };
    const came = goal
      ? await changing.send({ id: goal.id, goal: details })
      : account && (await opening.send({ goal: { ...details, account } }));
    if (came?.kind === 'done') {
      onLeft(goal ? words.changed(came.answer.name) : words.opened(came.answer.name));
    } else if (came) {
      const wrong = fieldOf('error' in came ? came.error : null);
      (wrong === 'day' ? dayField : wrong === 'target' ? targetField : nameField).current?.focus();
    }
  };

  function sayName(): string | undefined {
    if (isNameMissing) return words.nameNeeded;
    return at === 'name' ? explain(error).title : undefined;
  }

  function sayTarget(): string | undefined {
    if (targetFault !== null) return sayFault(targetFault);
    return at === 'target' ? explain(error).title : undefined;
  }

  return (
    <GoalFormFrame
      label={goal ? words.editOf(goal.name) : words.add}
      submit={words.save}
      busy={busy}
      onSubmit={(event) => void submit(event)}
      onCancel={() => onLeft('')}
      problem={error !== null && at === null && <ProblemBanner error={error} />}
    >
      <TextField
        ref={nameField}
        label={words.name}
        hint={words.nameHint(goalNameMaxLength)}
        autoComplete="off"
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setNameMissing(false);
          forget();
        }}
        error={sayName()}
      />
      <MarkedChoice
        label={words.picture}
        value={picture}
        onValueChange={setPicture}
        choices={goalPictures.map((value) => ({
          value,
          label: words.pictures[value],
          mark: <Icon shape={pictureShapes[value]} size={18} className="mr-2 text-muted" />,
        }))}
      />
      {accounts.length > 1 && account !== undefined && (
        <SelectField
          label={words.account}
          value={account}
          onValueChange={setAccount}
          choices={accounts.map((one) => ({ value: one.account, label: one.name }))}
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <AmountField
          ref={targetField}
          label={words.target}
          hint={words.bounds(formatMoney(goalTargetLeast), formatMoney(goalTargetMost))}
          value={target}
          onValueChange={(typed) => {
            setTarget(typed);
            setTargetFault(null);
            forget();
          }}
          error={sayTarget()}
        />
        <TextField
          ref={dayField}
          label={words.wantedBy}
          type="date"
          value={wantedBy}
          onChange={(event) => {
            setWantedBy(event.currentTarget.value);
            forget();
          }}
          error={at === 'day' ? explain(error).title : undefined}
        />
      </div>
    </GoalFormFrame>
  );
}

/** At which field a refusal stands; null where it is about none. */
function fieldOf(error: unknown): 'name' | 'target' | 'day' | null {
  if (!isRefusal(error)) return null;
  switch (error.code) {
    case 'GOAL_NAME_WRONG':
    case 'GOAL_NAME_TOO_LONG':
    case 'GOAL_NAME_TAKEN':
      return 'name';
    case 'GOAL_TARGET_OUT_OF_BOUNDS':
      return 'target';
    case 'GOAL_DATE_PAST':
      return 'day';
    default:
      return null;
  }
}
