import { Check } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { statusWords } from '#contract/transactions/status-words.ts';
import type { IntentKey } from '#contract/text/ids.ts';
import type { Transfer } from '#contract/transfers/transfers.ts';
import { Button, Spinner } from '../design-system/parts/button.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { Banner, Reference } from '../design-system/parts/banner.tsx';
import { useFocusInPlace } from '../design-system/parts/focus.ts';
import { useExplain } from '../language/refusals.ts';
import { transferMadeWithQuery, transferQuery } from './queries.ts';
import { formatMoney } from '../language/format.ts';
import { transferWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { Route } from './route.tsx';
import type { Intent } from './payment-flow.ts';

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
  const { names } = useWords(statusWords);
  const { amount, fromName, toName, toDetail } = intent.quote;
  const taken = transfer !== null;
  return (
    <FocusedBody label={words.processing}>
      <ol aria-label={words.processingSteps} className="grid gap-3">
        <Stage state={taken ? 'done' : 'under way'}>
          {taken ? words.taken(formatMoney(amount), fromName) : words.asking}
        </Stage>
        <Stage state={taken ? 'under way' : 'ahead'}>{names.processing}</Stage>
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

/**
 * The rail needs at most five seconds, and then a live event has the transfer read again. Without an event the connection
 * may be down: the bank is then asked at intervals.
 */
const askAfterMs = 6000;

/** Follows a transfer while it is processing and tells when it no longer is. */
export function useFollowedTransfer(
  { id }: Transfer,
  onSettled: (transfer: Transfer) => void,
): void {
  const { data: followed } = useQuery({ ...transferQuery(id), refetchInterval: askAfterMs });
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    if (followed !== undefined && followed.status !== 'processing') settled(followed);
  }, [followed]);
}

interface UnansweredProps {
  intent: Intent;
  error: unknown;
  /** The bank has told what became of it. */
  onFound: (transfer: Transfer) => void;
}

/** Shown without an answer: says that the outcome is unknown and why asking again is safe (R-T7). */
export function Unanswered({ intent, error, onFound }: UnansweredProps) {
  const { confirmation: words } = useWords(transferWords);
  const { reference } = useExplain()(error);
  useLostTransfer(intent.intentKey, onFound);
  const { amount, toName } = intent.quote;
  return (
    <FocusedBody label={words.unknown}>
      <p className="font-medium">{words.title(formatMoney(amount), toName)}</p>
      <Banner role="alert" tone="warning">
        {words.unknownDetail}
      </Banner>
      {reference !== undefined && <Reference value={reference} />}
    </FocusedBody>
  );
}

/** Often enough for a waiting member, and not more than a bank that is hard to reach can bear. */
const askEveryMs = 5000;

/** Asks the bank for the outcome of a transfer with a lost answer, until the bank tells it. */
export function useLostTransfer(key: IntentKey, onFound: (transfer: Transfer) => void): void {
  const { data } = useQuery({
    ...transferMadeWithQuery(key),
    refetchInterval: ({ state }) => (state.data?.transfer ? false : askEveryMs),
  });
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (data?.transfer) found(data.transfer);
  }, [data]);
}

interface FocusedBodyProps {
  /** The name of the body, read out when it takes the focus. */
  label: string;
  children: ReactNode;
}

/** The button that had the focus is gone; the body in its place takes the focus, so that the dialog keeps it. */
export function FocusedBody({ label, children }: FocusedBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  useFocusInPlace(() => body.current?.focus());
  return (
    <div
      ref={body}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className="grid gap-5 outline-none"
    >
      {children}
    </div>
  );
}
