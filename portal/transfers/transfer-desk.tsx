import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { Goal } from '#contract/goals/goals.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import type { Recipient } from '#contract/recipients/recipients.ts';
import type { Quote, TransferRequestInput } from '#contract/transfers/transfers.ts';
import { showToast } from '../design-system/parts/toast.tsx';
import { goalsQuery } from '../goals/queries.ts';
import { recipientsQuery } from '../recipients/queries.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { scheduledTransferWords } from './scheduled-transfer-words.ts';
import { useWords } from '../language/sentences.ts';
import { fieldId } from './transfer-alert.tsx';
import { keepDraft } from './kept-draft.ts';
import { dayOf, scheduleOf } from './schedule-draft.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import { choicesOf, newDraft, requestOf, type TransferDraft } from './transfer-draft.ts';
import { TransferForm } from './transfer-form.tsx';
import { isSameRequest, type TransferPhase } from './transfer-phases.ts';
import { type Problem, valuesOf } from './transfer-problems.ts';
import { UnsettledTransfers } from './unsettled-transfers.tsx';
import { useBankLookUp } from '../payments/address-fields.tsx';
import { type SchedulePhase, useSchedule } from './use-schedule.ts';
import { useTransfer } from './use-transfer.ts';

interface TransferDeskProps {
  accounts: readonly Account[];
  /** What stands in the form at first. */
  initially: TransferDraft;
}

const nobody: readonly Recipient[] = [];
const noGoals: readonly Goal[] = [];

/** Where a transfer is made: the form, and above it the dialog from the confirmation to the receipt. */
export function TransferDesk({ accounts, initially }: TransferDeskProps) {
  const visit = useQueryClient();
  const [draft, setDraftHere] = useState(initially);
  const latest = useRef(draft);
  const change = useCallback(
    (changed: Partial<TransferDraft>) => {
      latest.current = { ...latest.current, ...changed };
      setDraftHere(latest.current);
      keepDraft(visit, latest.current);
    },
    [visit],
  );
  const transfer = useTransfer();
  const schedule = useSchedule();
  const { phase } = transfer;
  const { confirmation: words } = useWords(scheduledTransferWords);
  const form = useRef<HTMLFormElement>(null);

  // Both only save typing: without them every detail can still be typed.
  const { data: recipients = nobody } = useQuery(recipientsQuery);
  const { data: bankOfRoutingNumber = null } = useBankLookUp(draft);
  const goals = useQuery(goalsQuery).data?.goals ?? noGoals;

  const { kind, from, to, goal, recipient, bankName } = draft;
  const choices = useMemo(
    () =>
      choicesOf(
        { kind, from, to, goal, recipient, bankName },
        { accounts, recipients, goals, bankOfRoutingNumber },
      ),
    [kind, from, to, goal, recipient, bankName, accounts, recipients, goals, bankOfRoutingNumber],
  );
  const values = valuesOf(draft, choices);
  const request = requestOf(draft, choices);

  const close = () => {
    // What was sent is done with. What failed or is not known stays, to be mended or sent again.
    const sent =
      phase.phase === 'success' || (phase.phase === 'processing' && phase.transfer !== null);
    if (sent) change(newDraft(accounts));
    transfer.close();
    // The button that opened the dialog is disabled now and cannot take the focus back.
    if (sent) form.current?.focus();
  };

  /** Behind an open dialog the button is disabled, and so the browser forgets that it had the focus. */
  const focusBack = () => {
    const review = form.current?.querySelector<HTMLButtonElement>('[type=submit]') ?? null;
    return review?.disabled === true ? form.current : review;
  };

  const later = draft.when === 'later';
  const reviewLater = (asked: TransferRequestInput, dateWrong: boolean) => {
    if (dayOf(draft) === null) {
      schedule.object({ kind: 'no day', fault: dateWrong ? 'date wrong' : 'date needed', values });
      document.getElementById(fieldId('date'))?.focus();
      return;
    }
    void schedule.review(scheduleOf(draft, asked), values);
  };
  const confirmLater = async (purpose: PaymentPurpose | undefined) => {
    const scheduled = await schedule.confirm(values, purpose);
    if (scheduled === null) return;
    const { amount, toName, date, repeat } = scheduled;
    showToast({
      title: words.done(formatMoney(amount), toName),
      description: words.doneDetail(formatDate(date), repeat !== 'once'),
      tone: 'positive',
    });
    change(newDraft(accounts));
    // The button that opened the dialog is disabled now and cannot take the focus back.
    form.current?.focus();
  };

  return (
    <>
      <TransferForm
        ref={form}
        accounts={accounts}
        draft={draft}
        onChange={change}
        choices={choices}
        problem={later ? problemOf(schedule.phase) : problemOf(phase)}
        asking={isAsking(schedule.phase) || isAsking(phase)}
        dialogOpen={phase.phase !== 'form' || schedule.phase.phase !== 'form'}
        values={values}
        request={request}
        quoted={quotedOf(phase, request)}
        notices={
          <UnsettledTransfers
            unsettled={phase.unsettled}
            onResume={(intent) => void transfer.resume(intent, values)}
            onFound={transfer.find}
            onPutAside={transfer.putAside}
          />
        }
        onReview={(asked, dateWrong) =>
          later ? reviewLater(asked, dateWrong) : void transfer.review(asked, values)
        }
      />
      <ScheduleDialog
        phase={schedule.phase}
        busy={schedule.busy}
        onConfirm={(purpose) => void confirmLater(purpose)}
        onCancel={schedule.close}
        finalFocus={focusBack}
      />
      <TransferDialog
        phase={phase}
        onCancel={transfer.cancel}
        onConfirm={(intent, purpose) => void transfer.confirm(intent, values, purpose)}
        onTryAgain={(intent) => void transfer.tryAgain(intent, values)}
        onResume={(intent) => void transfer.resume(intent, values)}
        onReport={transfer.report}
        onClose={close}
        finalFocus={focusBack}
      />
    </>
  );
}

function problemOf(phase: TransferPhase | SchedulePhase): Problem | null {
  return phase.phase === 'form' ? phase.problem : null;
}

/** While what stands in the form is on its way, its account says already what is left: it is not taken off again. */
function quotedOf(phase: TransferPhase, request: TransferRequestInput | null): Quote | null {
  const isOnItsWay = phase.phase === 'processing' || phase.phase === 'success';
  if (!isOnItsWay || request === null) return null;
  return isSameRequest(phase.intent.request, request) ? phase.intent.quote : null;
}

function isAsking(phase: TransferPhase | SchedulePhase): boolean {
  return phase.phase === 'form' && phase.asking;
}
