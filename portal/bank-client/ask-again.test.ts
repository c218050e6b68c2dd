import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { Unreachable } from '../bank-client/unreachable.ts';
import { mayHelpToAskAgain, retryDelayMs } from './query-client.ts';

const outOfReach = new Unreachable(['accounts', 'list'], 'read', new TypeError('Failed to fetch'));
const busy = (retryAfterMs: number) =>
  new ORPCError('UNAVAILABLE', { defined: true, data: { retryAfterMs } });

describe('asking again', () => {
  it('is tried twice where the bank is out of reach or busy', () => {
    for (const error of [outOfReach, busy(100)]) {
      expect([0, 1, 2].map((failures) => mayHelpToAskAgain(failures, error))).toEqual([
        true,
        true,
        false,
      ]);
    }
  });

  it('is not tried after any other refusal, which would be the same', () => {
    const refusal = new ORPCError('NOT_FOUND', { defined: true });
    expect(mayHelpToAskAgain(0, refusal)).toBe(false);
    expect(mayHelpToAskAgain(0, new Error('a bug'))).toBe(false);
  });

  it('waits longer each time, or as long as a busy bank asks for, within reason', () => {
    expect(retryDelayMs(0, outOfReach)).toBe(500);
    expect(retryDelayMs(1, outOfReach)).toBe(1000);
    expect(retryDelayMs(0, busy(3000))).toBe(3000);
    expect(retryDelayMs(0, busy(3_600_000))).toBe(10_000);
  });
});
