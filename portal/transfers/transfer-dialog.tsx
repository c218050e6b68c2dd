import { useState, useEffect } from 'react';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import type { Transfer } from '#contract/transfers/transfers.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog } from '../design-system/parts/dialog.tsx';
import { useTabs } from '../navigation/tabs.ts';
import { formatMoney } from '../language/format.ts';
import { transferWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { Confirmation } from './confirmation.tsx';
import { StopFirst } from './ask-review.tsx';
import { Progress } from './progress.tsx';
import { Receipt } from './receipt.tsx';
import {
  type FormPhase,
  type Intent,
  sameUnsettled,
  type TransferPhase,
} from './transfer-phases.ts';
import { Unanswered } from './unanswered.tsx';
import { usePurpose } from './use-purpose.ts';

interface TransferDialogProps {
  phase: TransferPhase;
  onCancel: () => void;
  onConfirm: (intent: Intent, purpose: PaymentPurpose | undefined) => void;
  onTryAgain: (intent: Intent) => void;
  /** Sends one without an answer once more under its own key. */
  onResume: (intent: Intent) => void;
  onReport: (transfer: Transfer) => void;
  onClose: () => void;
  /** What gets the focus when it closes. */
  finalFocus: () => HTMLElement | null;
}

type DialogPhase = Exclude<TransferPhase, FormPhase>;

/** The confirmation of a transfer, its progress and its receipt, one after the other in one dialog (R-T6). */
export function TransferDialog({ phase, ...actions }: TransferDialogProps) {
  const shown = useLastDialogPhase(phase);
  useSinglePresses(phase.phase === 'confirming');
  if (shown === null) return null;
  return <OpenedDialog {...actions} open={phase.phase !== 'form'} phase={shown} />;
}

function useLastDialogPhase(phase: TransferPhase): DialogPhase | null {
  const [last, setLast] = useState<DialogPhase | null>(null);
  if (phase.phase !== 'form' && phase !== last) setLast(phase);
  return phase.phase === 'form' ? last : phase;
}

type OpenedDialogProps = Omit<TransferDialogProps, 'phase'> & {
  open: boolean;
  phase: DialogPhase;
};

function OpenedDialog({ open, phase, ...actions }: OpenedDialogProps) {
  const words = useWords(transferWords);
  const { openTab } = useTabs();
  const { onCancel, onConfirm, onTryAgain, onResume, onReport, onClose, finalFocus } = actions;
  const { intent } = phase;
  const purpose = usePurpose(intent, intent.quote.asksPurpose === true);
  const amount = formatMoney(intent.quote.amount);
  const to = intent.quote.toName;

  switch (phase.phase) {
    case 'confirming': {
      const same = sameUnsettled(phase.unsettled, intent.request);
      const isOpen = same !== undefined && same.transfer === null;
      const isSecond = same !== undefined || intent.quote.sentBefore !== null;
      return (
        <Dialog
          open={open}
          finalFocus={finalFocus}
          onOpenChange={onCancel}
          title={words.confirmation.title(amount, to)}
          description={words.confirmation.check}
          footer={
            purpose.stops ? (
              <StopFirst purpose={purpose} onStop={onCancel} />
            ) : (
              <>
                <Button tone="secondary" onClick={onCancel}>
                  {words.confirmation.cancel}
                </Button>
                <Button
                  tone={isOpen ? 'secondary' : 'primary'}
                  onClick={() => purpose.answered((said) => onConfirm(intent, said))}
                >
                  {isSecond ? words.confirmation.sendAgain : words.confirmation.confirm}
                </Button>
                {isOpen && (
                  <Button onClick={() => onResume(same.intent)}>
                    {words.confirmation.sendSame}
                  </Button>
                )}
              </>
            )
          }
        >
          <Confirmation intent={intent} same={same} purpose={purpose} />
        </Dialog>
      );
    }
    case 'processing':
      return phase.unanswered ? (
        <Dialog
          open={open}
          finalFocus={finalFocus}
          onOpenChange={onClose}
          dismissible={false}
          title={words.confirmation.unknown}
          footer={
            <>
              <Button tone="secondary" onClick={onClose}>
                {words.confirmation.backToForm}
              </Button>
              <Button onClick={() => onTryAgain(intent)}>{words.confirmation.tryAgain}</Button>
            </>
          }
        >
          <Unanswered intent={intent} error={phase.unanswered.error} onFound={onReport} />
        </Dialog>
      ) : (
        <Dialog
          open={open}
          finalFocus={finalFocus}
          onOpenChange={onClose}
          dismissible={false}
          title={words.confirmation.processing}
          description={words.confirmation.processingDetail}
        >
          <Progress
            intent={intent}
            transfer={phase.transfer}
            onReport={onReport}
            onClose={onClose}
          />
        </Dialog>
      );
    case 'success':
    case 'failed':
      return (
        <Dialog
          open={open}
          finalFocus={finalFocus}
          onOpenChange={onClose}
          title={titleOf(phase.transfer, words.receipt)}
          footer={
            phase.phase === 'failed' ? (
              <Button onClick={onClose}>{words.receipt.backToForm}</Button>
            ) : (
              <>
                <Button tone="secondary" onClick={onClose}>
                  {words.receipt.another}
                </Button>
                <Button
                  onClick={() => {
                    onClose();
                    openTab('dashboard');
                  }}
                >
                  {words.receipt.dashboard}
                </Button>
              </>
            )
          }
        >
          <Receipt
            transfer={phase.transfer}
            title={titleOf(phase.transfer, words.receipt)}
            onRead={open && phase.phase === 'success' ? onClose : undefined}
          />
        </Dialog>
      );
  }
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
 * While `active`, the second click of a double click and the repeats of a key held down do nothing
 * anywhere. Who presses the button that opens a dialog so would else press at once what has just
 * come under the pointer or the focus: a button that nobody has read yet, or the page beside the
 * dialog, which closes it.
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
