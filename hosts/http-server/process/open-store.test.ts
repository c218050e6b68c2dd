import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Log } from '#bank/ports.ts';
import { createTestDatabase } from '#stores/postgres/test-database.ts';
import { openStore } from './open-store.ts';

const silent: Log = { info: () => {}, error: () => {} };

test('A server opens as many connections to PostgreSQL as DATABASE_POOL says, and no more', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const settings = { databaseUrl: database.url, databasePool: 3, dataFolder: '/nowhere' };
  const store = await openStore(settings, silent);
  onTestFinished(() => store.close());
  const ask = sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.01)`;
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask.execute(store.db)));
  expect(new Set(answers.map(({ rows }) => rows[0]?.pid)).size).toBe(3);
});
