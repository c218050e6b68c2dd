import { useEffect, useState } from 'react';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import type { Transfer } from '#contract/transfers/transfers.ts';
import { approvalsWords } from '../approvals/words.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog, type DialogProps } from '../design-system/parts/dialog.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { formatDate, formatMoment, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useTabs } from '../navigation/tabs.ts';
import { scheduledTransferWords } from './scheduled-transfer-words.ts';
import type { TransferDraft } from './transfer-draft.ts';
import { transferWords } from './words.ts';
import {
  type FormPhase,
  type Intent,
  type PaymentPhase,
  sameUnsettled,
  type Unsettled,
} from './payment-flow.ts';
import { PaymentReview, StopFirst } from './payment-review.tsx';
import { Progress, Unanswered } from './progress.tsx';
import { Receipt } from './receipt.tsx';
import type { Paying, PaymentDone } from './use-payment.ts';
import { usePurpose } from './use-purpose.ts';

interface PaymentDialogProps {
  payment: Paying;
  /** What stands in the form, at which a refusal then stands. */
  draft: TransferDraft;
  /** It is closed: what was sent, scheduled or requested is done with, the rest stays to be mended or sent again. */
  onEnd: (how: 'sent' | 'not known' | 'failed') => void;
  finalFocus: () => HTMLElement | null;
}

type DialogPhase = Exclude<PaymentPhase, FormPhase>;

/** The review of a payment, its progress and its receipt, one after the other in one dialog (R-T6). */
export function PaymentDialog(props: PaymentDialogProps) {
  const { phase } = props.payment;
  const shown = useLastDialogPhase(phase);
  useSinglePresses(phase.phase === 'confirming' && phase.intent.way === 'send');
  if (shown === null) return null;
  return <OpenedDialog {...props} open={phase.phase !== 'form'} shown={shown} />;
}

function useLastDialogPhase(phase: PaymentPhase): DialogPhase | null {
  const [last, setLast] = useState<DialogPhase | null>(null);
  if (phase.phase !== 'form' && phase !== last) setLast(phase);
  return phase.phase === 'form' ? last : phase;
}

interface OpenedDialogProps extends PaymentDialogProps {
  open: boolean;
  shown: DialogPhase;
}

/** One dialog for all phases: it is not opened anew from one to the next. */
function OpenedDialog({ open, shown, payment, draft, onEnd, finalFocus }: OpenedDialogProps) {
  const { confirmation: words, receipt } = useWords(transferWords);
  const { openTab } = useTabs();
  const { intent, unsettled } = shown;
  const purpose = usePurpose(intent.intentKey, intent.quote.asksPurpose === true);
  const back = shown.phase === 'confirming' ? (shown.back?.error ?? null) : null;
  const error = isRefusal(back, 'PURPOSE_NEEDED') ? null : back;
  const busy = shown.phase === 'processing';
  const same = intent.way === 'send' ? sameUnsettled(unsettled, intent.request) : undefined;
  const review = useReviewWords(intent, same, error, busy);
  const tellDone = useDoneToast();

  const close = () => {
    payment.close();
    if (shown.phase === 'failed') onEnd('failed');
    else onEnd(shown.phase === 'processing' && shown.unanswered !== null ? 'not known' : 'sent');
  };
  const confirm = async (said: PaymentPurpose | undefined) => {
    const done = await payment.confirm(draft, said);
    if (done === null) return;
    tellDone(done);
    onEnd('sent');
  };

  const reviewed = (): DialogParts => ({
    onOpenChange: payment.cancel,
    dismissible: !busy,
    title: review.title,
    description: review.check,
    footer: purpose.stops ? (
      <StopFirst purpose={purpose} onStop={payment.cancel} />
    ) : (
      <>
        <Button tone="secondary" disabled={busy} onClick={payment.cancel}>
          {review.cancel}
        </Button>
        <Button
          tone={same?.transfer === null ? 'secondary' : 'primary'}
          busy={busy}
          onClick={() => purpose.answered((said) => void confirm(said))}
        >
          {review.confirm}
        </Button>
        {same?.transfer === null && (
          <Button onClick={() => void payment.resume(same.intent, draft)}>{words.sendSame}</Button>
        )}
      </>
    ),
    children: <PaymentReview intent={intent} same={same} purpose={purpose} error={error} />,
  });

  const partsOf = (): DialogParts => {
    // What is not followed is reviewed until the bank has answered.
    if (shown.phase === 'confirming' || intent.way !== 'send') return reviewed();
    if (shown.phase === 'processing') {
      const { unanswered, transfer } = shown;
      return unanswered
        ? {
            onOpenChange: close,
            dismissible: false,
            title: words.unknown,
            footer: (
              <>
                <Button tone="secondary" onClick={close}>
                  {words.backToForm}
                </Button>
                <Button onClick={() => void payment.tryAgain(draft)}>{words.tryAgain}</Button>
              </>
            ),
            children: (
              <Unanswered intent={intent} error={unanswered.error} onFound={payment.report} />
            ),
          }
        : {
            onOpenChange: close,
            dismissible: false,
            title: words.processing,
            description: words.processingDetail,
            children: (
              <Progress
                intent={intent}
                transfer={transfer}
                onReport={payment.report}
                onClose={close}
              />
            ),
          };
    }
    const { transfer } = shown;
    const title = titleOf(transfer, receipt);
    const isSent = shown.phase === 'success';
    return {
      onOpenChange: close,
      title,
      footer: isSent ? (
        <>
          <Button tone="secondary" onClick={close}>
            {receipt.another}
          </Button>
          <Button
            onClick={() => {
              close();
              openTab('dashboard');
            }}
          >
            {receipt.dashboard}
          </Button>
        </>
      ) : (
        <Button onClick={close}>{receipt.backToForm}</Button>
      ),
      children: (
        <Receipt transfer={transfer} title={title} onRead={open && isSent ? close : undefined} />
      ),
    };
  };
  return <Dialog open={open} finalFocus={finalFocus} {...partsOf()} />;
}

type DialogParts = Omit<DialogProps, 'open' | 'finalFocus'>;

/** What the review of a payment says that is not about the payment alone. */
function useReviewWords(
  intent: Intent,
  same: Unsettled | undefined,
  error: unknown,
  busy: boolean,
): Readonly<Record<'title' | 'check' | 'cancel' | 'confirm', string>> {
  const { confirmation: sending } = useWords(transferWords);
  const { confirmation: scheduling } = useWords(scheduledTransferWords);
  const { asking } = useWords(approvalsWords);
  const what = [formatMoney(intent.quote.amount), intent.quote.toName] as const;
  switch (intent.way) {
    case 'send': {
      const { title, check, cancel, sendAgain, confirm } = sending;
      const isSecond = same !== undefined || intent.quote.sentBefore !== null;
      return { title: title(...what), check, cancel, confirm: isSecond ? sendAgain : confirm };
    }
    case 'schedule': {
      const { title, check, cancel, schedule, scheduleAgain, tryAgain } = scheduling;
      const another = isRefusal(error, 'ALREADY_SCHEDULED') ? scheduleAgain : tryAgain;
      const label = error === null ? schedule : another;
      return {
        title: title(...what),
        check,
        cancel,
        confirm: busy ? scheduling.scheduling : label,
      };
    }
    case 'ask': {
      const { title, what: check, change: cancel, ask } = asking;
      return { title, check, cancel, confirm: ask(...what) };
    }
  }
}

/** Says that a payment is scheduled or requested. */
function useDoneToast(): (done: PaymentDone) => void {
  const { confirmation: scheduling } = useWords(scheduledTransferWords);
  const { asking } = useWords(approvalsWords);
  return (done) => {
    const { amount, toName } = done.way === 'ask' ? done.asked : done.scheduled;
    const words = done.way === 'ask' ? asking : scheduling;
    showToast({
      title: words.done(formatMoney(amount), toName),
      description:
        done.way === 'ask'
          ? asking.doneDetail(formatMoment(done.asked.expiresAt))
          : scheduling.doneDetail(
              formatDate(done.scheduled.date),
              done.scheduled.repeat !== 'once',
            ),
      tone: 'positive',
    });
  };
}

function titleOf(
  { status, amount, toName }: Transfer,
  words: (typeof transferWords)['en']['receipt'],
): string {
  const money = formatMoney(amount);
  if (status === 'completed') return words.completed(money, toName);
  return status === 'pending' ? words.pending(money, toName) : words.failed(money, toName);
}

/**
 * While `active`, the second click of a double click and the repeats of a key held down do nothing anywhere. Otherwise a
 * press on the button that opens a dialog would at once press the element that has just come under the pointer or the
 * focus: a button that nobody has read yet, or the page beside the dialog, which closes it.
 */
function useSinglePresses(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const swallow = (event: MouseEvent | KeyboardEvent) => {
      const again = event instanceof KeyboardEvent ? isHeldDown(event) : event.detail > 1;
      if (!again) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('click', swallow, { capture: true });
    window.addEventListener('keydown', swallow, { capture: true });
    return () => {
      window.removeEventListener('click', swallow, { capture: true });
      window.removeEventListener('keydown', swallow, { capture: true });
    };
  }, [active]);
}

function isHeldDown({ repeat, key }: KeyboardEvent): boolean {
  return repeat && (key === 'Enter' || key === ' ');
}
