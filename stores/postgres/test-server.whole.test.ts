import { chmodSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { createDatabase, startTestServer } from './test-server.ts';

async function answer(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.end();
  return rows[0]?.name;
}

/** A temporary folder in which nobody else makes anything, and which any account may enter. */
function useOwnTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-server-test-'));
  chmodSync(folder, 0o755);
  vi.stubEnv('TMPDIR', folder);
  return folder;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a server answers until it is stopped, and leaves nothing behind', async () => {
  const folder = useOwnTemporaryFolder();
  const server = await startTestServer({ unsafeNoSync: true });
  const database = await createDatabase(server.url);
  expect(new URL(database.url).hostname).toBe('127.0.0.1');
  expect(await answer(database.url)).toBe(new URL(database.url).pathname.slice(1));
  await server.stop();
  await expect(answer(database.url)).rejects.toThrow('ECONNREFUSED');
  expect(readdirSync(folder)).toEqual([]);
  rmdirSync(folder);
});

test('a server that cannot start says why', async () => {
  const start = startTestServer({ unsafeNoSync: true, settings: ['no_such_setting=1'] });
  await expect(start).rejects.toThrow(/did not start.*no_such_setting/s);
});
