import { useRef, useState } from 'react';
import type { Goal, GoalAccount } from '#contract/goals/goals.ts';
import type { AccessArea } from '#contract/procedures/procedure.ts';
import { Meter } from '../design-system/charts/inline-charts.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { useFocusInPlace } from '../design-system/parts/focus.ts';
import { formatDate, formatMoney, localToday } from '../language/format.ts';
import { partsWords } from '../design-system/words.ts';
import { useWords } from '../language/sentences.ts';
import { useSession } from '../queries/session.ts';
import { GoalForm, pictureShapes } from './goal-form.tsx';
import { neededFor, percentReached } from './goal-progress.ts';
import { RulesForm } from './rules-form.tsx';
import { useRuleLine } from './use-rule-line.ts';
import { goalWords } from './words.ts';
import { RemoveInPlace } from '../design-system/composed/remove-in-place.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { closeGoal, moveGoalMoney, refreshGoals } from './queries.ts';
import type { Cents } from '#contract/money/cents.ts';
import { useShownMoney } from '../design-system/parts/money.tsx';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { readGoalAmount } from './goal-draft.ts';
import { GoalFormFrame, useGoalFaultWords } from './goal-form-frame.tsx';

const deeds = ['aside', 'back', 'rules', 'edit', 'close'] as const;
type Deed = (typeof deeds)[number];

const areaOf: Record<Deed, AccessArea> = {
  aside: 'manage',
  back: 'manage',
  rules: 'order',
  edit: 'manage',
  close: 'manage',
};

interface GoalRowProps {
  goal: Goal;
  account: GoalAccount | undefined;
  /** Receives the latest event, for screen readers. */
  onNews: (news: string) => void;
}

/** A goal: its progress, its outlook, and its actions, each in a form in its place. */
export function GoalRow({ goal, account, onNews }: GoalRowProps) {
  const [open, setOpen] = useState<Deed | null>(null);
  const [last, setLast] = useState<Deed | null>(null);
  const left = (happened: string) => {
    onNews(happened);
    setOpen(null);
  };
  const form = { goal, onLeft: left };
  return (
    <li className="grid grid-cols-1 gap-4 rounded-card border border-line bg-raised p-4 sm:p-5">
      <Progress goal={goal} />
      {open === null && (
        <Deeds
          goal={goal}
          last={last}
          onOpen={(deed) => {
            onNews('');
            setLast(deed);
            setOpen(deed);
          }}
        />
      )}
      {(open === 'aside' || open === 'back') && (
        <MoneyForm {...form} direction={open} rest={account?.rest} />
      )}
      {open === 'rules' && <RulesForm {...form} />}
      {open === 'edit' && <GoalForm {...form} accounts={[]} />}
      {open === 'close' && <CloseGoal {...form} accountName={account?.name ?? ''} />}
    </li>
  );
}

interface DeedsProps {
  goal: Goal;
  /** The deed whose form has been left: its button gets the focus. */
  last: Deed | null;
  onOpen: (deed: Deed) => void;
}

function Deeds({ goal: { share, name }, last, onOpen }: DeedsProps) {
  const words = useWords(goalWords);
  const lastButton = useRef<HTMLButtonElement>(null);
  useFocusInPlace(() => lastButton.current?.focus());
  const { may } = useSession().membership;
  const offered = deeds.filter(
    (deed) => may.includes(areaOf[deed]) && (deed !== 'back' || share > 0),
  );
  if (offered.length === 0) return null;
  return (
    <div role="group" aria-label={words.actions(name)} className="flex flex-wrap gap-2">
      {offered.map((deed) => (
        <Button
          key={deed}
          ref={deed === last ? lastButton : undefined}
          tone={deed === 'aside' ? 'secondary' : 'quiet'}
          size="small"
          aria-label={words[`${deed}Of`](name)}
          onClick={() => onOpen(deed)}
        >
          {words[deed]}
        </Button>
      ))}
    </div>
  );
}

function Progress({ goal }: { goal: Goal }) {
  const words = useWords(goalWords);
  const shown = useShownMoney();
  const ruleLine = useRuleLine();
  const { name, picture, share, target, short, rules } = goal;
  const percent = percentReached(goal);
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
          <Icon shape={pictureShapes[picture]} />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          <p className="figures text-small text-muted">
            {words.of(shown(share), shown(target), percent)}
          </p>
        </div>
      </div>
      <Meter percent={percent} tone={percent === 100 ? 'positive' : 'brand'} />
      <Outlook goal={goal} />
      {short > 0 && <p className="text-small text-danger">{words.short(shown(short))}</p>}
      {rules.length > 0 && (
        <ul className="list-disc pl-5 text-small text-muted">
          {rules.map((rule) => (
            <li key={rule.kind}>{ruleLine(rule)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Outlook({ goal }: { goal: Goal }) {
  const words = useWords(goalWords);
  const shown = useShownMoney();
  const { wantedBy, share, target } = goal;
  if (share >= target)
    return <p className="text-small font-medium text-positive">{words.reached}</p>;
  if (wantedBy === null) return null;
  const today = localToday();
  const needed = neededFor(goal, today);
  const sentence =
    needed === null
      ? words.passed(formatDate(wantedBy))
      : words.needed[needed.each](shown(needed.amount), formatDate(wantedBy));
  return <p className="text-small text-muted">{sentence}</p>;
}

interface CloseGoalProps {
  goal: Goal;
  accountName: string;
  onLeft: (happened: string) => void;
}

function CloseGoal({ goal, accountName, onLeft }: CloseGoalProps) {
  const words = useWords(goalWords);
  const { cancel } = useWords(partsWords);
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
      words={{ remove: closing.busy ? words.closing : words.close, keep: cancel }}
      removal={{ isPending: closing.busy, error: closing.error }}
      onRemove={() => void closing.send({ id: goal.id })}
      onKept={() => onLeft('')}
    />
  );
}

interface MoneyFormProps {
  goal: Goal;
  direction: 'aside' | 'back';
  /** The money that belongs to no goal. */
  rest: Cents | undefined;
  onLeft: (happened: string) => void;
}

function MoneyForm({ goal, direction, rest, onLeft }: MoneyFormProps) {
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
