import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Transfer } from '#contract/transfers/transfers.ts';
import { transferQuery } from './queries.ts';

/**
 * The rail needs at most five seconds, and then a live event has it read again. Where none came, the
 * connection may be down: the bank is asked itself, every so often.
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
