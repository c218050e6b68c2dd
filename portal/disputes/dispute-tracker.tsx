import { Circle, CircleCheck, CircleMinus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Dispute, DisputeStatus } from '#contract/disputes/disputes.ts';
import { Badge, type BadgeTone } from '../design-system/parts/badge.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { disputesWords } from './words.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import type { DialogProps } from '../design-system/parts/dialog.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { withdrawDispute } from './queries.ts';
import { refreshAfter } from '../queries/refresh.ts';

const tones: Record<DisputeStatus, BadgeTone> = {
  open: 'warning',
  credited: 'warning',
  'resolved-for': 'positive',
  'resolved-against': 'danger',
  withdrawn: 'neutral',
};

/** Changes a transaction wherever a history shows it, as transactions do: they show disputes, and are not imported here. */
export type ChangeShown = (
  queries: QueryClient,
  id: TransactionId,
  change: (transaction: Transaction) => Transaction,
) => void;

interface DisputeTrackerProps {
  dispute: Dispute;
  changeShown: ChangeShown;
}

/** How a dispute stands: its steps with the days on which they were done, or are due. */
export function DisputeTracker({ dispute, changeShown }: DisputeTrackerProps) {
  const { tracker: words, statuses, reasons } = useWords(disputesWords);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const { status, amount, reason, story, explanation } = dispute;
  const isUndecided = status === 'open' || status === 'credited';
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={heading}
      className="grid gap-3 border-t border-line pt-4 text-small outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={heading} className="font-semibold">
          {words.heading}
        </h3>
        <Badge tone={tones[status]}>{statuses[status].name}</Badge>
      </div>
      <p>
        {words.amount(formatMoney(amount))} {statuses[status].meaning}
      </p>
      <ol className="grid gap-3">
        {trackerSteps(dispute).map((step) => (
          <Step key={step.step} {...step} />
        ))}
      </ol>
      {explanation !== null && (
        <p className="wrap-anywhere whitespace-pre-wrap">{words.explanation(explanation)}</p>
      )}
      <p className="wrap-anywhere whitespace-pre-wrap text-muted">
        {reasons[reason]}: <bdi>{story}</bdi>
      </p>
      {isUndecided && (
        <Button
          tone="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => setWithdrawing(true)}
        >
          {words.withdraw}
        </Button>
      )}
      <WithdrawDialog
        dispute={dispute}
        changeShown={changeShown}
        open={isWithdrawing}
        onOpenChange={setWithdrawing}
        // The button goes away once it is withdrawn.
        finalFocus={() => section.current}
      />
    </section>
  );
}

const shapes = { done: CircleCheck, due: Circle, 'not-needed': CircleMinus };

function Step({ step, state, date }: TrackerStep) {
  const { tracker: words } = useWords(disputesWords);
  const day = formatDate(date);
  const due = { credit: words.creditDue, takeBack: words.takeBackDue, decision: words.decisionDue };
  const when = () => {
    if (state === 'done') return words.done(day);
    if (state === 'not-needed') return words.noCredit;
    return step in due ? due[step as keyof typeof due](day) : day;
  };
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3">
      <Icon
        shape={shapes[state]}
        size={18}
        className={classNames('mt-0.5', state === 'done' ? 'text-positive' : 'text-muted')}
      />
      <span>
        <span className="block font-semibold">{words.steps[step]}</span>
        <span className="block text-caption text-muted">{when()}</span>
      </span>
    </li>
  );
}

interface TrackerStep {
  readonly step: 'opened' | 'credit' | 'decision' | 'withdrawn' | 'takeBack';
  readonly state: 'done' | 'due' | 'not-needed';
  readonly date: LocalDate;
}

/** The steps of a dispute in the order of time. */
export function trackerSteps(dispute: Dispute): readonly TrackerStep[] {
  const { status, openedOn, creditedOn, creditBy, endedOn, decideBy } = dispute;
  const { takeBackOn, takenBackOn } = dispute;
  const steps: TrackerStep[] = [{ step: 'opened', state: 'done', date: openedOn }];
  if (creditedOn !== null) steps.push({ step: 'credit', state: 'done', date: creditedOn });
  else {
    steps.push({ step: 'credit', state: endedOn === null ? 'due' : 'not-needed', date: creditBy });
  }
  const end = status === 'withdrawn' ? 'withdrawn' : 'decision';
  steps.push(
    endedOn === null
      ? { step: end, state: 'due', date: decideBy }
      : { step: end, state: 'done', date: endedOn },
  );
  if (takenBackOn !== null) steps.push({ step: 'takeBack', state: 'done', date: takenBackOn });
  else if (takeBackOn !== null) steps.push({ step: 'takeBack', state: 'due', date: takeBackOn });
  return steps;
}

interface WithdrawDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  dispute: Dispute;
  changeShown: ChangeShown;
}

function WithdrawDialog({ dispute, changeShown, ...dialog }: WithdrawDialogProps) {
  const { withdrawal: words } = useWords(disputesWords);
  const queries = useQueryClient();
  const withdraw = useMutation({
    ...withdrawDispute,
    onSuccess: () => {
      changeShown(queries, dispute.transaction, (shown) => {
        const unmarked = { ...shown };
        delete unmarked.disputed;
        return unmarked;
      });
      showToast({ title: words.done, tone: 'positive' });
      dialog.onOpenChange(false);
    },
    onSettled: () => void refreshAfter(queries, 'dispute'),
  });
  return (
    <ConfirmDialog
      {...dialog}
      size="small"
      title={words.title}
      keep={words.keep}
      actions={[
        {
          label: words.confirm,
          busy: withdraw.isPending,
          onSelect: () => withdraw.mutate({ id: dispute.id }),
        },
      ]}
      error={withdraw.error}
    >
      <p>
        {dispute.status === 'credited' ? words.credited(formatMoney(dispute.amount)) : words.open}
      </p>
    </ConfirmDialog>
  );
}
