import type { Transfer } from '#contract/transfers/transfers.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Reference } from '../design-system/parts/reference.tsx';
import { formatMoney } from '../language/format.ts';
import { useExplain } from '../language/refusals.ts';
import { transferWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { FocusedBody } from './focused-body.tsx';
import type { Intent } from './transfer-phases.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { IntentKey } from '#contract/text/ids.ts';
import { transferMadeWithQuery } from './queries.ts';

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
