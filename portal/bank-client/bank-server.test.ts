import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PermittedAct } from '#contract/identity/step-up/permitted-act.ts';
import { firstAwaiting, type StepUpOutcome, onStepUpNeeded, settle } from './awaiting-step-up.ts';
import { failWhenSilent, withStepUp } from './bank-server.ts';

const leave: (() => void)[] = [];

afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

describe('an ask that is held up', () => {
  it('is sent again once the member has shown that it is them, and its answer is the answer', async () => {
    listen('confirmed');
    const bank = holdingUp(1);
    await expect(withStepUp(bank.send)).resolves.toBe('sent');
    expect(bank.sent).toBe(2);
  });

  it('ends in the refusal where the member calls it off, and is not sent again', async () => {
    listen('called-off');
    const bank = holdingUp(1);
    await expect(withStepUp(bank.send)).rejects.toMatchObject({ code: 'STEP_UP_NEEDED' });
    expect(bank.sent).toBe(1);
  });

  it('is held up again where that took too long', async () => {
    listen('started-again', 'confirmed');
    const bank = holdingUp(2);
    await expect(withStepUp(bank.send)).resolves.toBe('sent');
    expect(bank.sent).toBe(3);
  });

  it('is called off where there is nobody to ask the member', async () => {
    const bank = holdingUp(1);
    await expect(withStepUp(bank.send)).rejects.toMatchObject({ code: 'STEP_UP_NEEDED' });
  });

  it('is called off when what asks the member is gone', async () => {
    const stop = onStepUpNeeded(() => undefined);
    const bank = holdingUp(1);
    const ending = withStepUp(bank.send).catch((error: unknown) => error);
    await expect.poll(firstAwaiting).not.toBeNull();
    stop();
    expect(await ending).toMatchObject({ code: 'STEP_UP_NEEDED' });
    expect(firstAwaiting()).toBeNull();
  });

  it('waits for its turn behind the one before it', async () => {
    leave.push(onStepUpNeeded(() => undefined));
    const asks = (['add-passkey', 'make-recovery-codes'] as const).map((kind) =>
      withStepUp(holdingUp(1, { kind }).send),
    );
    await expect.poll(firstAwaiting).toMatchObject({ permits: { kind: 'add-passkey' } });
    const first = settleShown('confirmed');
    await expect(asks[0]).resolves.toBe('sent');
    expect(firstAwaiting()).toMatchObject({ permits: { kind: 'make-recovery-codes' } });
    // The first one, told of twice, says nothing of the second.
    if (first !== null) settle(first, 'called-off');
    settleShown('confirmed');
    await expect(asks[1]).resolves.toBe('sent');
  });
});

it('an ask that is refused for another reason asks the member nothing', async () => {
  listen('confirmed');
  const refusal = new ORPCError('INSUFFICIENT_FUNDS', { defined: true, data: { available: 1 } });
  const ending = withStepUp(() => Promise.reject(refusal)).catch((error: unknown) => error);
  expect(await ending).toBe(refusal);
  expect(firstAwaiting()).toBeNull();
});

/** A listener that asks the member, and the outcome of each request. */
function listen(...outcomes: StepUpOutcome[]): void {
  leave.push(
    onStepUpNeeded(() => {
      const outcome = firstAwaiting() === null ? undefined : outcomes.shift();
      if (outcome !== undefined) settleShown(outcome);
    }),
  );
}

/** Settles the request that the member is asked about, and returns it. */
function settleShown(outcome: StepUpOutcome) {
  const shown = firstAwaiting();
  if (shown !== null) settle(shown, outcome);
  return shown;
}

/** A bank that holds a request up so many times. */
function holdingUp(times: number, permits: PermittedAct = { kind: 'add-passkey' }) {
  const bank = {
    sent: 0,
    send: async () => {
      bank.sent += 1;
      if (bank.sent > times) return 'sent';
      throw new ORPCError('STEP_UP_NEEDED', {
        defined: true,
        data: { stepUp: `step-up ${bank.sent}`, permits, methods: [], expiresAt: 0 },
      });
    },
  };
  return bank;
}

describe('a stream that is watched', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('passes on what comes, however long that goes on', async () => {
    const { write, read } = watched(1000);
    for (const word of ['one', 'two', 'three']) {
      await vi.advanceTimersByTimeAsync(999);
      write(word);
      expect(await read()).toBe(word);
    }
  });

  it('fails when nothing has come for too long', async () => {
    const { write, read } = watched(1000);
    write('one');
    expect(await read()).toBe('one');
    const next = read().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await next).toEqual(new Error('Nothing came for 1000 ms'));
  });

  it('fails when nothing comes at all', async () => {
    const next = watched(1000)
      .read()
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await next).toBeInstanceOf(Error);
  });
});

function watched(ms: number) {
  const { readable, writable } = failWhenSilent<string>(ms);
  const writer = writable.getWriter();
  const reader = readable.getReader();
  return {
    write: (word: string) => void writer.write(word),
    read: async () => (await reader.read()).value,
  };
}
