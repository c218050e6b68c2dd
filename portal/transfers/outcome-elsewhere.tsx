import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Transfer } from '#contract/transfers/transfers.ts';
import { showToast, type ToastMessage } from '../design-system/parts/toast.tsx';
import { refreshMoney } from '../queries/refresh.ts';
import { useTabs } from '../navigation/tabs.ts';
import { formatMoney } from '../language/format.ts';
import { useExplain } from '../language/refusals.ts';
import { transferWords } from '../payments/words.ts';
import { useWords } from '../language/sentences.ts';
import { keepDraft } from '../payments/transfer-draft.ts';
import { emptyDraft } from '../payments/transfer-draft.ts';
import { paymentInHand, type PaymentPhase } from '../payments/payment-flow.ts';
import { useCompletedDetail } from '../payments/sent-on.ts';
import { useFollowedTransfer } from '../payments/progress.tsx';

/**
 * Tells the end of a transfer after its member has gone to another screen. An unknown outcome waits on the transfer screen.
 */
export default function OutcomeElsewhere({ isElsewhere }: { isElsewhere: boolean }) {
  const visit = useQueryClient();
  const { phase: now, take, subscribe } = paymentInHand(visit);
  const phase = useSyncExternalStore(subscribe, now);
  const outcomeOf = useOutcome();
  const told = useRef<PaymentPhase>(phase);
  useEffect(() => {
    const before = told.current;
    told.current = phase;
    if (!isElsewhere) return;
    const outcome = outcomeOf(before, phase);
    if (outcome !== null) showToast(outcome);
    if (phase.phase === 'success') keepDraft(visit, emptyDraft);
    if (phase.phase === 'success' || phase.phase === 'failed') take({ step: 'closed' });
  });
  if (!isElsewhere || phase.phase !== 'processing' || phase.transfer === null) return null;
  return (
    <Follower
      transfer={phase.transfer}
      onReport={(transfer) => {
        take({ step: 'reported', transfer });
        void refreshMoney(visit);
      }}
    />
  );
}

interface FollowerProps {
  transfer: Transfer;
  onReport: (transfer: Transfer) => void;
}

function Follower({ transfer, onReport }: FollowerProps) {
  useFollowedTransfer(transfer, onReport);
  return null;
}

/** The message for the step from a phase to the next; null where nothing has ended. */
function useOutcome(): (before: PaymentPhase, now: PaymentPhase) => ToastMessage | null {
  const { receipt, unsettled } = useWords(transferWords);
  const completed = useCompletedDetail();
  const explain = useExplain();
  const { openTab } = useTabs();
  const see = { label: unsettled.see, onSelect: () => openTab('transfer') };
  return (before, now) => {
    switch (now.phase) {
      case 'success':
      case 'failed': {
        const { status, amount, toName, label } = now.transfer;
        const what = [formatMoney(amount), toName] as const;
        if (status === 'completed') {
          return {
            tone: 'positive',
            title: receipt.completed(...what),
            description: `${completed(now.transfer)} ${label}`,
          };
        }
        const isHeld = status === 'pending';
        return {
          tone: isHeld ? 'info' : 'danger',
          title: isHeld ? receipt.pending(...what) : receipt.failed(...what),
          description: label,
          action: see,
        };
      }
      case 'processing': {
        const isNew = before.phase !== 'processing' || before.unanswered === null;
        if (now.unanswered === null || !isNew) return null;
        const { amount, toName } = now.intent.quote;
        return {
          tone: 'danger',
          title: unsettled.notKnown(formatMoney(amount), toName),
          action: see,
        };
      }
      case 'form': {
        if (before.phase !== 'processing' || now.problem?.kind !== 'not sent') return null;
        const { amount, toName } = before.intent.quote;
        return {
          tone: 'danger',
          title: unsettled.notSent(formatMoney(amount), toName),
          description: explain(now.problem.error).title,
          action: see,
        };
      }
      default:
        return null;
    }
  };
}
