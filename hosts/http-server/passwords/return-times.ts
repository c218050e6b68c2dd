interface ReturnRule {
  /** How long after the one before each is to come. */
  readonly apartMs: number;
  /** Nobody is told to wait longer. */
  readonly longestMs: number;
}

const shortestMs = 1_000;

/**
 * Tells each who is turned away after how many milliseconds to come again: one after the other, about as fast as they can be
 * served. All at once would come in vain again, and keep the server busy with telling them so.
 */
export function returnTimes({ apartMs, longestMs }: ReturnRule, now: () => number): () => number {
  let lastReturnsAt = -Infinity;
  return () => {
    const askedAt = now();
    const next = Math.max(lastReturnsAt + apartMs, askedAt + shortestMs);
    lastReturnsAt = Math.min(next, askedAt + longestMs);
    return Math.ceil(lastReturnsAt - askedAt);
  };
}
