import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  askAgain,
  askWhileBusy,
  mayHelpToAskAgain,
  noticeBusy,
  retryDelayMs,
} from './ask-again.ts';
import { Unreachable } from './refusals.ts';

const outOfReach = new Unreachable(['accounts', 'list'], 'read', new TypeError('Failed to fetch'));
const busy = (retryAfterMs: number) =>
  new ORPCError('UNAVAILABLE', { defined: true, data: { retryAfterMs } });

describe('asking again', () => {
  it('is tried twice where the bank is out of reach', () => {
    expect([0, 1, 2].map((failures) => mayHelpToAskAgain(failures, outOfReach))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('goes on for as long as a cluster needs to change its primary, where the bank says when to come again', () => {
    const asked = Array.from({ length: 12 }, (_, failures) =>
      mayHelpToAskAgain(failures, busy(1_000)),
    );
    expect(asked.filter(Boolean)).toHaveLength(10);
  });

  it('goes on where a request is lost while the bank is busy, and only for a while after that', () => {
    vi.useFakeTimers();
    noticeBusy(busy(1_000));
    expect(mayHelpToAskAgain(9, outOfReach)).toBe(true);
    expect(mayHelpToAskAgain(10, outOfReach)).toBe(false);
    expect(retryDelayMs(9, outOfReach)).toBe(2_000);
    vi.advanceTimersByTime(30_000);
    expect(mayHelpToAskAgain(2, outOfReach)).toBe(false);
    vi.useRealTimers();
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
    expect(retryDelayMs(0, busy(3_600_000))).toBe(30_000);
  });
});

describe('what is asked without queries', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is asked again until a busy bank answers', async () => {
    let asked = 0;
    const answer = askWhileBusy(async () => {
      asked += 1;
      if (asked < 4) throw busy(1_000);
      return await Promise.resolve('sent');
    });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answer).toBe('sent');
    expect(asked).toBe(4);
  });

  it('is asked again where no answer came, if a second request harms nobody', async () => {
    let asked = 0;
    const answer = askAgain(async () => {
      asked += 1;
      if (asked < 3) throw outOfReach;
      return await Promise.resolve('sent');
    });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await answer).toBe('sent');
    expect(asked).toBe(3);
  });

  it('is else asked once where no answer came: nobody knows what a second request would do', async () => {
    let asked = 0;
    const answer = askWhileBusy(async () => {
      asked += 1;
      return await Promise.reject(outOfReach);
    });
    await expect(answer).rejects.toBe(outOfReach);
    expect(asked).toBe(1);
  });
});
