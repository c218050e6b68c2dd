import { useEffect, useState } from 'react';
import type { EpochMs } from '#contract/time.ts';

const key = 'noticesSeenAt';

/**
 * Up to when the member has seen the notices in this browser, and the way to say that they have now
 * seen them all. On the first visit everything counts as seen: only what comes later is news.
 * `newestAt` is the time of the newest event, by the bank's clock.
 */
export function useNoticesSeen(newestAt: EpochMs | undefined): [EpochMs, () => void] {
  const [seenAt, setSeenAt] = useState(() => readSeenAt() ?? newestAt ?? (0 as EpochMs));
  useEffect(() => localStorage.setItem(key, String(seenAt)), [seenAt]);
  return [seenAt, () => setSeenAt(newestAt ?? seenAt)];
}

function readSeenAt(): EpochMs | null {
  const at = Number(localStorage.getItem(key) ?? NaN);
  return Number.isSafeInteger(at) ? (at as EpochMs) : null;
}
