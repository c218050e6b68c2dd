interface ReturnRule {
  /** How long after the one before each is to come. */
  readonly apartMs: number;
  /** Nobody is told to wait longer. */
  readonly longestMs: number;
}

const shortestMs = 1_000;

/**
 * Tells each asker turned away the milliseconds until the next try: in turn, about as fast as the server can serve them.
 * All at once would come in vain again, and keep the server busy with further refusals.
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
