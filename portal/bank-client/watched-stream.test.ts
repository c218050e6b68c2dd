import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failWhenSilent } from './bank-server.ts';

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
