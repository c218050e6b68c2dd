import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { IntentKey } from '#contract/text/ids.ts';
import type { Transfer } from '#contract/transfers/transfers.ts';
import { transferMadeWithQuery } from './queries.ts';

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
