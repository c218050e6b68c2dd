import type { Transfer } from '#contract/transfers/transfers.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Reference } from '../design-system/parts/reference.tsx';
import { formatMoney } from '../language/format.ts';
import { useExplain } from '../language/refusals.ts';
import { transferWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import type { Intent } from './transfer-phases.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { IntentKey } from '#contract/text/ids.ts';
import { transferMadeWithQuery } from './queries.ts';
import { useFocusInPlace } from '../design-system/parts/use-focus-in-place.ts';

interface UnansweredProps {
  intent: Intent;
  error: unknown;
  /** The bank has told what became of it. */
  onFound: (transfer: Transfer) => void;
}

/** No answer came: it says what is not known and why asking again is safe (R-T7). */
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

/** Often enough for somebody who waits, and not more than a bank that is hard to reach can bear. */
const askEveryMs = 5000;

/** Asks the bank, until it tells, what became of a transfer whose answer was lost. */
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
  /** What it is about: said when it takes the focus. */
  label: string;
  children: ReactNode;
}

/** The button that had the focus is gone; what came instead takes it, so that the dialog keeps it. */
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
