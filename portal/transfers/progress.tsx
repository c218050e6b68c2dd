import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Transfer } from '#contract/transfers/transfers.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { Spinner } from '../design-system/parts/spinner.tsx';
import { formatMoney } from '../language/format.ts';
import { transferWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { FocusedBody } from './unanswered.tsx';
import { Route } from './route.tsx';
import type { Intent } from './transfer-phases.ts';
import { useFollowedTransfer } from './use-followed-transfer.ts';

/** Longer than the rail takes: 3000 to 4999 ms (spec §9). */
const slowAfterMs = 6000;

interface ProgressProps {
  intent: Intent;
  /** Null until the bank has answered. */
  transfer: Transfer | null;
  onReport: (transfer: Transfer) => void;
  onClose: () => void;
}

/** How far a confirmed transfer is. */
export function Progress({ intent, transfer, onReport, onClose }: ProgressProps) {
  const { confirmation: words } = useWords(transferWords);
  const { amount, fromName, toName, toDetail } = intent.quote;
  const taken = transfer !== null;
  return (
    <FocusedBody label={words.processing}>
      <ol aria-label={words.processingSteps} className="grid gap-3">
        <Stage state={taken ? 'done' : 'under way'}>
          {taken ? words.taken(formatMoney(amount), fromName) : words.asking}
        </Stage>
        <Stage state={taken ? 'under way' : 'ahead'}>{words.underWay}</Stage>
      </ol>
      <Route kind={intent.request.kind} fromName={fromName} toName={toName} toDetail={toDetail}>
        <Money amount={amount} />
      </Route>
      {taken && <Follower transfer={transfer} onReport={onReport} />}
      {taken && <WayOut onClose={onClose} />}
    </FocusedBody>
  );
}

/** Follows the transfer for as long as it is in the document. */
function Follower({
  transfer,
  onReport,
}: { transfer: Transfer } & Pick<ProgressProps, 'onReport'>) {
  useFollowedTransfer(transfer, onReport);
  return null;
}

/** A rail that is slower than usual keeps nobody here: the transfer goes on without them. */
function WayOut({ onClose }: Pick<ProgressProps, 'onClose'>) {
  const { confirmation: words } = useWords(transferWords);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p role="status" className={slow ? 'text-small text-muted' : 'sr-only'}>
        {slow && words.mayClose}
      </p>
      {slow && (
        <Button tone="secondary" wide onClick={onClose}>
          {words.close}
        </Button>
      )}
    </>
  );
}

interface StageProps {
  state: 'done' | 'under way' | 'ahead';
  children: ReactNode;
}

function Stage({ state, children }: StageProps) {
  return (
    <li
      aria-current={state === 'under way' ? 'step' : undefined}
      className={
        state === 'ahead' ? 'flex items-center gap-3 text-muted' : 'flex items-center gap-3'
      }
    >
      <span
        className={
          state === 'done'
            ? 'grid size-8 shrink-0 place-items-center rounded-full bg-positive-soft text-positive'
            : 'grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft text-brand'
        }
      >
        {state === 'done' && <Icon shape={Check} size={18} />}
        {state === 'under way' && <Spinner />}
      </span>
      <span className={state === 'under way' ? 'font-semibold' : 'font-medium'}>{children}</span>
    </li>
  );
}
