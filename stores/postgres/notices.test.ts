import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PostgresNotices } from './notices.ts';
import { createTestDatabase } from './test-database.ts';

/** Longer than the time that notices are gathered. */
const slowMs = 40;

async function openNotices() {
  const database = await createTestDatabase();
  const notices = new PostgresNotices({ connectionString: database.url });
  onTestFinished(async () => {
    await notices.close();
    await database.drop();
  });
  return notices;
}

/** Lets each query take long; tells how many were with the server at once, at most. */
function watchQueries() {
  const query = pg.Client.prototype.query as (...given: unknown[]) => Promise<unknown>;
  const watched = { now: 0, most: 0 };
  const spy = vi.spyOn(pg.Client.prototype, 'query') as unknown as {
    mockImplementation(slow: (this: pg.Client, ...given: unknown[]) => Promise<unknown>): void;
    mockRestore(): void;
  };
  spy.mockImplementation(async function (this: pg.Client, ...given) {
    watched.now += 1;
    watched.most = Math.max(watched.most, watched.now);
    try {
      await delay(slowMs);
      return await query.apply(this, given);
    } finally {
      watched.now -= 1;
    }
  });
  onTestFinished(() => spy.mockRestore());
  return watched;
}

test('A server that is slow gets one query at a time, and every notice', async () => {
  const notices = await openNotices();
  const heard: string[] = [];
  notices.listen((notice) => heard.push(notice));
  const watched = watchQueries();
  const sent = Array.from({ length: 12 }, (_, index) => `notice ${10 + index}`);
  for (const notice of sent) {
    notices.send(notice);
    await delay(slowMs / 4);
  }
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(sent), { timeout: 10_000 });
  expect(watched.most).toBe(1);
});

test('A server that is gone is looked for on one connection at a time', async () => {
  const open = new Set<Socket>();
  let tries = 0;
  let most = 0;
  const server = createServer((socket) => {
    open.add(socket);
    tries += 1;
    most = Math.max(most, open.size);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    setTimeout(() => socket.destroy(), slowMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const notices = new PostgresNotices({ host: '127.0.0.1', port }, 1);
  onTestFinished(async () => {
    await notices.close();
    server.close();
  });
  notices.listen(() => {});
  await vi.waitFor(() => expect(tries).toBeGreaterThan(4), { timeout: 10_000 });
  expect(most).toBe(1);
});
