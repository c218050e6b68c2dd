import { existsSync } from 'node:fs';
import { copyFile, open as openFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { v4 as newKey } from 'uuid';
import { sample, type Tables } from '#bank/index.ts';
import { migrateTables } from '../process/bank-tables.ts';
import { TestClock } from '#bank/testing/test-ports.ts';
import { internal } from '#bank/testing/transfer-requests.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { rpcClient } from '../../testing/every-host.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { run, temporaryFolder } from '../../testing/test-process.ts';
import { codeOnSamplePhone, signInAs } from '../../testing/test-sign-in.ts';
import { staffCommand } from '../../testing/test-staff-command.ts';
import { lockDataFolder } from '../process/own-folder.ts';
import { restore } from './staff-backup.ts';
import { StaffDesk } from './staff-desk.ts';

async function emptyBank(): Promise<string> {
  const folder = await temporaryFolder();
  const store = await open<Tables>({ path: join(folder, 'bank.sqlite') });
  await migrateTables(store);
  await store.close();
  return folder;
}

async function backUpOf(folder: string): Promise<string> {
  const file = join(await temporaryFolder(), 'backup.sqlite');
  expect(await staffCommand(folder, 'backup', file)).toMatchObject({ code: 0, stderr: '' });
  return file;
}

async function transfersIn(folder: string): Promise<Set<string>> {
  const store = await open<Tables>({ path: join(folder, 'bank.sqlite') });
  const rows = await store.db.selectFrom('transfer').select('id').execute();
  await store.close();
  return new Set(rows.map(({ id }) => id));
}

test(
  'A backup of a bank that is at work holds all that was acknowledged before, and passes every check',
  { timeout: 60_000 },
  async () => {
    const folder = await temporaryFolder();
    const server = run('main.ts', { PORT: '0', BANK_DATA: folder });
    const address = await server.address();
    const client = rpcClient(new TestBrowser(address));
    await signInAs(client, codeOnSamplePhone(address));
    const sent: string[] = [];
    let isDone = false;
    const send = async () => {
      while (!isDone) {
        const transfer = internal(1);
        const { id } = await client.transfers.create({
          intentKey: newKey(),
          transfer,
        });
        sent.push(id);
      }
    };
    const sending = Promise.all([send(), send(), send()]);
    onTestFinished(() => {
      isDone = true;
    });
    await expect.poll(() => sent.length).toBeGreaterThan(20);

    const before = [...sent];
    const file = await backUpOf(folder);
    expect(sent.length).toBeGreaterThan(before.length);
    isDone = true;
    await sending;

    const place = join(await temporaryFolder(), 'restored');
    const { code, stdout } = await staffCommand(place, 'restore', file);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /It holds \d+ postings, the newest of 20\S+Z, in \d+ bytes; (\d+) of \1 checks passed\./,
    );
    const restored = await transfersIn(place);
    expect(before.filter((id) => !restored.has(id))).toEqual([]);
    await copyFile(join(folder, 'keys.json'), join(place, 'keys.json'));
    const again = run('main.ts', { PORT: '0', BANK_DATA: place });
    expect(await again.address()).toMatch(/^http/);
  },
);

test('A backup is one file, for this account alone, and never takes the place of another', async () => {
  const folder = await emptyBank();
  const file = await backUpOf(folder);
  expect(await readdir(join(file, '..'))).toEqual(['backup.sqlite']);
  expect((await stat(file)).mode & 0o077).toBe(0);
  const bytes = await readFile(file);
  const { code, stderr } = await staffCommand(folder, 'backup', file);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `${file} exists already. Name a new file. Nothing was written.`,
  });
  expect(await readFile(file)).toEqual(bytes);
});

test('verify-backup finds what was damaged, and leaves the file as it is', async () => {
  const file = await backUpOf(await emptyBank());
  expect(await staffCommand('', 'verify-backup', file)).toMatchObject({ code: 0, stderr: '' });
  const whole = await readFile(file);
  const damaged = `${file}.damaged`;
  await copyFile(file, damaged);
  const handle = await openFile(damaged, 'r+');
  await handle.write(Buffer.alloc(4096, 0x5a), 0, 4096, 8 * 4096);
  await handle.close();
  const { code, stdout } = await staffCommand('', 'verify-backup', damaged);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^It is damaged\.\n./);
  expect(await readFile(file)).toEqual(whole);

  const place = join(await temporaryFolder(), 'restored');
  expect((await staffCommand(place, 'restore', damaged)).stderr).toContain('was not restored.');
  expect(existsSync(place)).toBe(false);
});

test('A file that is no database is no backup', async () => {
  const file = join(await temporaryFolder(), 'notes.txt');
  await writeFile(file, 'Not a database, but long enough to be looked at. '.repeat(200));
  const { code, stdout } = await staffCommand('', 'verify-backup', file);
  expect(code).toBe(1);
  expect(stdout).toContain('file is not a database');
});

test('A restore keeps the bank that is there, and asks before', async () => {
  const folder = await emptyBank();
  const file = await backUpOf(folder);
  const { code, stderr } = await staffCommand(folder, 'restore', file);
  expect(code).toBe(1);
  expect(stderr).toContain(`There is a bank in ${folder}. With --replace it is kept`);
  const clock = new TestClock('2026-11-24T03:04:05.678Z');
  const desk = new StaffDesk({ BANK_DATA: folder }, process, clock);
  const told = await restore(desk, file, true);
  expect(told).toContain(`is kept as ${folder}/bank.sqlite.replaced-2026-11-24T03-04-05-678Z.`);
  expect(existsSync(join(folder, 'bank.sqlite.replaced-2026-11-24T03-04-05-678Z'))).toBe(true);
  expect(told).toContain('The keys are not in a backup');
});

test('A folder that a server uses is not restored to', async () => {
  const folder = await emptyBank();
  const file = await backUpOf(folder);
  const lock = lockDataFolder(folder);
  const { code, stderr } = await staffCommand(folder, 'restore', file, '--replace');
  lock.release();
  expect(code).toBe(1);
  expect(stderr).toContain(`Another server uses the data folder ${folder}.`);
});

test('A PostgreSQL database is left to its own tools', async () => {
  const environment = { DATABASE_URL: 'postgres://bank@127.0.0.1:1/bank' };
  await expect(restore(new StaffDesk(environment), 'backup.sqlite', false)).rejects.toThrow(
    'is backed up by its own tools, such as pg_dump',
  );
});

test('A sample member of a backup can sign in where it was restored', async () => {
  const folder = await temporaryFolder();
  const first = run('main.ts', { PORT: '0', BANK_DATA: folder });
  await first.address();
  const file = await backUpOf(folder);
  const place = join(await temporaryFolder(), 'restored');
  await staffCommand(place, 'restore', file);
  await copyFile(join(folder, 'keys.json'), join(place, 'keys.json'));
  const second = run('main.ts', { PORT: '0', BANK_DATA: place });
  const address = await second.address();
  const client = rpcClient(new TestBrowser(address));
  await signInAs(client, codeOnSamplePhone(address));
  expect((await client.accounts.list()).total).toBe(500_810_00);
  expect((await client.whoAmI()).member.username).toBe(sample.username);
});
