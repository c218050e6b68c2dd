import type { Clock } from '../ports.ts';

/** UUIDv7 whose random part is a count: ordered by time, and within a millisecond by the order of making. */
export function countedIds(clock: Pick<Clock, 'now'>): () => string {
  let count = 0;
  return () => {
    count += 1;
    const time = clock.now().toString(16).padStart(12, '0');
    const tail = count.toString(16).padStart(18, '0');
    return [
      time.slice(0, 8),
      time.slice(8),
      `7${tail.slice(0, 3)}`,
      `8${tail.slice(3, 6)}`,
      tail.slice(6),
    ].join('-');
  };
}
