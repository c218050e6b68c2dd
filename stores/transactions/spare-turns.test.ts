import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SpareTurns } from './spare-turns.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Takes turns of 20 ms beside counted requests, and returns the beginning of each. */
function prepare() {
  const counted = { requests: 0 };
  const begun: number[] = [];
  const turns = new SpareTurns(() => counted.requests);
  const takeTurn = () =>
    turns.take(async () => {
      begun.push(performance.now());
      counted.requests += 1;
      await vi.advanceTimersByTimeAsync(20);
    });
  return { counted, begun, turns, takeTurn };
}

test('A turn follows the one before at once where nobody has asked for anything', async () => {
  const { begun, takeTurn } = prepare();
  await takeTurn();
  await takeTurn();
  expect((begun[1] ?? 0) - (begun[0] ?? 0)).toBe(20);
});

test('A turn waits for as long as the one before took where somebody has asked meanwhile', async () => {
  const { counted, begun, takeTurn } = prepare();
  counted.requests += 1;
  await takeTurn();
  const next = takeTurn();
  await vi.advanceTimersByTimeAsync(19);
  expect(begun).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await next;
  expect((begun[1] ?? 0) - (begun[0] ?? 0)).toBe(40);
});

test('A turn that fails is followed by the next one as any other', async () => {
  const { begun, turns, takeTurn } = prepare();
  await expect(turns.take(() => Promise.reject(new Error('Broken')))).rejects.toThrow('Broken');
  await takeTurn();
  expect(begun).toHaveLength(1);
});

test('Work of two kinds has one turn after the other, and neither takes the other for requests', async () => {
  const { begun, takeTurn } = prepare();
  await Promise.all([takeTurn(), takeTurn(), takeTurn()]);
  expect(begun.map((at) => at - (begun[0] ?? 0))).toEqual([0, 20, 40]);
});
