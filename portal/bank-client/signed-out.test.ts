import { afterEach, expect, test, vi } from 'vitest';
import { endedUnheard, noticeSessionOver, onSignedOut } from './interceptor.ts';

// A session that is heard of leaves nothing for the next test.
afterEach(() => onSignedOut(() => {})());

test('Whoever listens is told that the session has ended', () => {
  const told = vi.fn<() => void>();
  const stop = onSignedOut(told);
  noticeSessionOver();
  expect(told).toHaveBeenCalledOnce();
  expect(endedUnheard()).toBe(false);
  stop();
});

test('An end that comes before anybody listens is known to whoever asks, until the next session', () => {
  noticeSessionOver();
  expect(endedUnheard()).toBe(true);
  onSignedOut(() => {})();
  expect(endedUnheard()).toBe(false);
});
