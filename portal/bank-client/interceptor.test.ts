import { ORPCError } from '@orpc/client';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import {
  endedUnheard,
  endInAnswerOrRefusal,
  noticeSessionOver,
  onSignedOut,
  ownTask,
} from './interceptor.ts';
import { isRefusal, Unreachable } from './refusals.ts';

const sending = { path: ['transfers', 'create'], input: { intentKey: 'its-key' } };
const reading = { path: ['accounts', 'list'] };

// A session that is heard of leaves nothing for the next test.
afterEach(() => onSignedOut(() => {})());

test('those who ask for a task of their own go on in their order, not two in the same', async () => {
  const order: string[] = [];
  async function first(): Promise<void> {
    await ownTask();
    order.push('first');
    // Whatever could still go on in this task does so before the next begins.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    order.push('end of the first task');
  }
  async function second(): Promise<void> {
    await ownTask();
    order.push('second');
  }
  await Promise.all([first(), second()]);
  expect(order).toEqual(['first', 'end of the first task', 'second']);
});

describe('every ask', () => {
  it('hands over the answer', async () => {
    await expect(endInAnswerOrRefusal(reading, async () => 42)).resolves.toBe(42);
  });

  it('hands over a declared refusal as it is', async () => {
    const refusal = new ORPCError('INSUFFICIENT_FUNDS', {
      defined: true,
      data: { available: 100 },
    });
    await expect(fails(sending, refusal)).resolves.toBe(refusal);
  });

  it.each([
    ['no connection', new TypeError('Failed to fetch')],
    ['half an answer', new Error('Cannot parse response body')],
    ['the page of a gateway', new ORPCError('BAD_GATEWAY')],
    ['an answer that came too late', new DOMException('Aborted', 'AbortError')],
  ])('calls %s unreachable', async (_, error) => {
    const ending = await fails(reading, error);
    expect(ending).toBeInstanceOf(Unreachable);
    expect(ending).toMatchObject({ code: 'UNREACHABLE', cause: error });
  });

  it('keeps the abort that the asker wanted', async () => {
    const abort = new DOMException('Aborted', 'AbortError');
    const ending = await fails({ ...reading, signal: AbortSignal.abort() }, abort);
    expect(ending).toBe(abort);
  });

  it('says of each ask whether it may have changed something, as the contract marks it; what the contract does not know may have', async () => {
    const error = new TypeError('Failed to fetch');
    expect(await fails(sending, error)).toMatchObject({ effect: 'change once' });
    expect(await fails({ path: ['disputes', 'withdraw'] }, error)).toMatchObject({
      effect: 'change',
    });
    expect(await fails(reading, error)).toMatchObject({ effect: 'read' });
    const quoting = { path: ['transfers', 'quote'] };
    expect(await fails(quoting, error)).toMatchObject({ effect: 'read' });
    for (const path of [['transfers', 'undo'], ['transfers']]) {
      expect(await fails({ path }, error)).toMatchObject({ effect: 'change' });
    }
  });
});

describe('a refusal', () => {
  const refusal = new ORPCError('NOT_FOUND', { defined: true });

  it('is told from other errors by being declared', () => {
    expect(isRefusal(refusal)).toBe(true);
    expect(isRefusal(new ORPCError('NOT_FOUND'))).toBe(false);
    expect(isRefusal(new Error('NOT_FOUND'))).toBe(false);
    expect(isRefusal(undefined)).toBe(false);
  });

  it('is told from other refusals by its code', () => {
    expect(isRefusal(refusal, 'NOT_FOUND')).toBe(true);
    expect(isRefusal(refusal, 'SIGNED_OUT')).toBe(false);
  });
});

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

function fails(ask: Parameters<typeof endInAnswerOrRefusal>[0], error: Error): Promise<unknown> {
  return endInAnswerOrRefusal(ask, () => Promise.reject(error)).catch((caught: unknown) => caught);
}
