import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addSampleMember, type Tables } from '#bank/index.ts';
import { migrateTables } from '../process/bank-tables.ts';
import { noPasswords } from '#bank/testing/plain-passwords.ts';
import { open as openPostgres } from '#stores/postgres/open.ts';
import { open as openSqlite } from '#stores/node-sqlite/open.ts';
import { createTestDatabase } from '#stores/postgres/test-database.ts';
import type { Store } from '#stores/store.ts';
import { rpcClient } from '../../testing/every-host.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { run, temporaryFolder } from '../../testing/test-process.ts';
import { codeOnSamplePhone, signInAs } from '../../testing/test-sign-in.ts';
import { staffCommand } from '../../testing/test-staff-command.ts';
import { systemClock as clock } from '../process/clock.ts';
import { lockDataFolder } from '../process/own-folder.ts';
import { newId } from '../process/random.ts';

/** The folder of a bank with the sample member, without sign-in. */
async function sampleBank(): Promise<string> {
  const folder = await temporaryFolder();
  const store = await openSqlite<Tables>({ path: join(folder, 'bank.sqlite') });
  await migrateTables(store);
  await addSampleMember({
    store,
    clock,
    newId,
    passwords: noPasswords,
    timeZone: 'America/New_York',
  });
  await store.close();
  return folder;
}

/** The folder of such a bank as a server left it. */
async function usedBank(): Promise<string> {
  const folder = await temporaryFolder();
  const server = run('main.ts', { PORT: '0', BANK_DATA: folder });
  await server.address();
  server.signal('SIGTERM');
  expect((await server.ended).code).toBe(0);
  return folder;
}

async function emptyDatabase(): Promise<string> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return database.url;
}

const places = (folder: string, url: string) => ['--from', `sqlite:${folder}`, '--to', url];

async function openTarget(url: string): Promise<Store<Tables>> {
  const store = await openPostgres<Tables>({ url, onIdleConnectionLost: () => undefined });
  onTestFinished(() => store.close());
  return store;
}

async function historyOf(store: Pick<Store<Tables>, 'db'>): Promise<unknown[]> {
  return await store.db
    .selectFrom('entry')
    .selectAll()
    .orderBy('posting_id')
    .orderBy('account_id')
    .execute();
}

test(
  'A bank that was copied to PostgreSQL is the same bank: every row, every check, and the sample member signs in',
  { timeout: 60_000 },
  async () => {
    const folder = await usedBank();
    const url = await emptyDatabase();
    const { code, stdout, stderr } = await staffCommand('', 'copy', ...places(folder, url));
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^\d{4,} rows in \d+ tables were copied and compared; all \d+ checks passed\.\nStart the server with DATABASE_URL/,
      ) as string,
    });
    expect(stderr).toMatch(/^Copied: \d+ %, \d+ rows, \w+\n[^]*Compared: 100 %, \d+ rows, \w+$/);

    const source = await openSqlite<Tables>({ path: join(folder, 'bank.sqlite') });
    onTestFinished(() => source.close());
    expect(await historyOf(await openTarget(url))).toEqual(await historyOf(source));

    const place = await temporaryFolder();
    await copyFile(join(folder, 'keys.json'), join(place, 'keys.json'));
    const server = run('main.ts', { PORT: '0', BANK_DATA: place, DATABASE_URL: url });
    const address = await server.address();
    const client = rpcClient(new TestBrowser(address));
    await signInAs(client, codeOnSamplePhone(address));
    expect((await client.accounts.list()).total).toBe(500_810_00);
  },
);

test(
  'A copy that is killed in the middle leaves no bank that a server would start on, and goes on where it was',
  { timeout: 60_000 },
  async () => {
    const folder = await sampleBank();
    const url = await emptyDatabase();
    // The copy of this table waits for a lock, so that it is killed there, whatever the machine does.
    const stopAt = 'transfer_status';
    const holder = await holdBack(url, stopAt);
    const copying = run('staff-commands/bank-command.ts', {}, ['copy', ...places(folder, url)]);
    await holder.untilWaitedFor();
    copying.signal('SIGKILL');
    await copying.ended;
    await holder.release();

    const server = run('main.ts', { PORT: '0', BANK_DATA: folder, DATABASE_URL: url });
    const { code, stderr } = await server.ended;
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr:
        'The database holds a part of a bank: a copy into it has not ended. Give the command "npm run bank -- copy" again.',
    });

    const before = await writtenBy(url);
    expect(before.get('entry')).toBeDefined();
    expect(before.get(stopAt)).toBeUndefined();
    const again = await staffCommand('', 'copy', ...places(folder, url));
    expect(again.code).toBe(0);
    const after = await writtenBy(url);
    expect(after.get('entry')).toBe(before.get('entry'));
    expect(after.get(stopAt)).toBeDefined();
  },
);

test('A source that was used since the copy began is found out, and no server starts on the copy', async () => {
  const folder = await sampleBank();
  const url = await emptyDatabase();
  const target = await openTarget(url);
  expect((await staffCommand('', 'copy', ...places(folder, url))).code).toBe(0);
  // As a copy that was ended before its last comparison.
  await sql`create table unfinished_copy (table_name text primary key, rows bigint, last_key text)`.execute(
    target.db,
  );
  const source = await openSqlite<Tables>({ path: join(folder, 'bank.sqlite') });
  await source.db.updateTable('person').set({ display_name: 'Somebody Else' }).execute();
  await source.close();
  const { code, stdout } = await staffCommand('', 'copy', ...places(folder, url));
  expect(code).toBe(1);
  expect(stdout).toContain('The copy is not that bank, and no server starts on it.');
  expect(stdout).toMatch(/\nThe table person differs: 1 rows in the source, 1 in the copy\.$/);
});

test.each([
  { from: 'bank.sqlite', why: '--from is sqlite: and a data folder or a file' },
  { from: 'sqlite:/nowhere', why: 'There is no bank in /nowhere.' },
])('What is not a place of a bank is not copied: $from', async ({ from, why }) => {
  const { code, stderr } = await staffCommand('', 'copy', '--from', from, '--to', 'postgres://x/y');
  expect(code).toBe(1);
  expect(stderr).toContain(why);
});

test('A bank that a server uses is not copied, nor one into a database with members', async () => {
  const folder = await sampleBank();
  const lock = lockDataFolder(folder);
  const url = await emptyDatabase();
  const used = await staffCommand('', 'copy', ...places(folder, url));
  lock.release();
  expect(used.stderr).toContain('Another server uses the data folder');
  expect((await staffCommand('', 'copy', ...places(folder, url))).code).toBe(0);
  const twice = await staffCommand('', 'copy', ...places(folder, url));
  expect(twice.code).toBe(1);
  expect(twice.stderr).toBe(
    'There are members in the PostgreSQL database already: name an empty one. Nothing was copied.',
  );
});

/** Makes the tables of the target, and locks a table against writes. */
async function holdBack(url: string, table: string) {
  const store = await openTarget(url);
  await migrateTables(store);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`begin; lock table ${table} in share row exclusive mode`);
  const waiting = `select 1 from pg_locks where not granted and relation = '${table}'::regclass`;
  return {
    untilWaitedFor: () =>
      vi.waitFor(async () => expect((await client.query(waiting)).rowCount).toBe(1), 30_000),
    release: () => client.query('rollback'),
  };
}

/** The transaction that wrote each table's first row: a later transaction where the row was written again. */
async function writtenBy(url: string): Promise<Map<string, string | undefined>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = new Map<string, string | undefined>();
    for (const table of ['entry', 'transfer_status']) {
      const { rows } = await client.query<{ xmin: string }>(
        `select min(xmin::text) as xmin from ${table}`,
      );
      found.set(table, rows[0]?.xmin ?? undefined);
    }
    return found;
  } finally {
    await client.end();
  }
}
