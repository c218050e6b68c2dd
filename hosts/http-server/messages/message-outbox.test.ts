import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { MailerMessage } from '#bank/ports.ts';
import { collectingLog } from '#bank/testing/collecting-log.ts';
import { TestClock } from '#bank/testing/test-clock.ts';
import { temporaryFolder } from '../../testing/test-process.ts';
import type { OutgoingMessage } from './transport.ts';
import { MessageOutbox } from './message-outbox.ts';

const clock = new TestClock('2026-03-02T15:00:00Z');
const at = clock.now();

function messageOf(id: string): MailerMessage {
  const about = { kind: 'security', change: 'password-changed' } as const;
  return { id, channel: 'email', to: 'avery.morgan@example.com', about, at };
}

/** A transport that is away for those whose id it is told. */
function transportWithout(ids: Set<string>) {
  const carried: string[] = [];
  const tried: string[] = [];
  return {
    carried,
    tried,
    carry: async ({ id }: OutgoingMessage) => {
      tried.push(id);
      if (ids.has(id)) throw new Error('The mail server is away');
      carried.push(id);
    },
  };
}

async function openQueue(away: readonly string[] = [], folder?: string) {
  const ids = new Set(away);
  const transport = transportWithout(ids);
  const log = collectingLog();
  const time = new TestClock('2026-03-02T15:00:00Z');
  const place = folder ?? join(await temporaryFolder(), 'sending');
  const queue = new MessageOutbox({ folder: place, transport, clock: time, log });
  onTestFinished(() => queue.stop());
  return { queue, transport, log, time, folder: place, comesBack: () => ids.clear() };
}

describe('Messages on their way', () => {
  test('are sent in the order in which they came, and struck off', async () => {
    const { queue, transport, folder } = await openQueue();
    queue.start();
    for (const id of ['a', 'b', 'c']) await queue.take(messageOf(id));
    await expect.poll(() => transport.carried).toEqual(['a', 'b', 'c']);
    await expect.poll(() => readdir(folder)).toEqual([]);
  });

  test('are sent whole', async () => {
    const given: OutgoingMessage[] = [];
    const transport = { carry: async (message: OutgoingMessage) => void given.push(message) };
    const folder = await temporaryFolder();
    const queue = new MessageOutbox({ folder, transport, clock, log: collectingLog() });
    queue.start();
    await queue.take(messageOf('a'));
    await expect.poll(() => given).toEqual([messageOf('a')]);
    await queue.stop();
  });

  test('are safe before they are sent: the next process sends them', async () => {
    const first = await openQueue();
    await first.queue.take(messageOf('a'));
    expect(first.transport.tried).toEqual([]);
    const second = await openQueue([], first.folder);
    second.queue.start();
    await expect.poll(() => second.transport.carried).toEqual(['a']);
  });

  test('are one where they are given twice', async () => {
    const { queue, transport, folder } = await openQueue();
    await queue.take(messageOf('a'));
    await queue.take(messageOf('a'));
    queue.start();
    await expect.poll(() => readdir(folder)).toEqual([]);
    expect(transport.carried).toEqual(['a']);
  });

  test('wait while nobody sends', async () => {
    const { queue, transport, folder } = await openQueue();
    queue.start();
    await queue.stop();
    await queue.take(messageOf('a'));
    expect(await readdir(folder)).toEqual(['a.json']);
    expect(transport.tried).toEqual([]);
  });
});

describe('Where the mail server is away', () => {
  test('a message is tried again later, and not before, and the fault is logged', async () => {
    const { queue, transport, log, time, comesBack } = await openQueue(['a']);
    await queue.take(messageOf('a'));
    queue.start();
    await expect.poll(() => log.lines.length).toBe(1);
    expect(log.lines[0]).toMatchObject({ level: 'error', facts: { id: 'a' } });
    await expect.poll(() => time.nextWakeAt).toBeDefined();
    await queue.take(messageOf('b'));
    expect(transport.tried).toEqual(['a']);
    comesBack();
    await time.advance(29_999);
    expect(transport.tried).toEqual(['a']);
    await time.advance(1);
    await expect.poll(() => transport.carried.toSorted()).toEqual(['a', 'b']);
  });

  test('some are tried at a time, and each has its turn', async () => {
    const { queue, transport, log, time } = await openQueue(['a', 'b', 'c', 'd']);
    for (const id of ['a', 'b', 'c', 'd', 'e']) await queue.take(messageOf(id));
    queue.start();
    await expect.poll(() => time.nextWakeAt).toBeDefined();
    expect(log.lines).toHaveLength(3);
    expect(transport.tried).toEqual(['a', 'b', 'c']);
    await time.advance(30_000);
    await expect.poll(() => transport.carried).toEqual(['e']);
    expect(transport.tried.slice(3, 5)).toEqual(['d', 'e']);
  });

  test('a message is given up after two days, which is logged', async () => {
    const { queue, log, time, folder } = await openQueue(['a']);
    await queue.take(messageOf('a'));
    await time.advance(2 * 24 * 60 * 60_000);
    queue.start();
    await expect.poll(() => readdir(folder)).toEqual([]);
    expect(log.lines.map(({ message }) => message)).toEqual([
      'A message could not be sent for too long, and is given up',
    ]);
  });
});
