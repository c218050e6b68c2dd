import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sample, type Tables } from '#bank/index.ts';
import { migrateTables } from './process/bank-tables.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { createTestDatabase } from '#stores/postgres/test-database.ts';
import { run, sampleMemberAt, temporaryFolder } from '../testing/test-process.ts';

const { password } = sample;

// Each of these starts whole processes, which takes long on a busy machine.
const whole = { timeout: 60_000 };

describe('The program of the server', whole, () => {
  test('A bank without the sample member does not name one', async () => {
    const folder = await temporaryFolder();
    const server = run('main.ts', { PORT: '0', BANK_DATA: folder, BANK_SAMPLE: 'off' });
    await expect(sampleMemberAt(await server.address())).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    server.signal('SIGTERM');
    expect((await server.ended).stdout).not.toContain(password);
  });

  test('It runs on PostgreSQL as well, and again on what it left there', async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const folder = await temporaryFolder();
    for (const start of ['first', 'second']) {
      const server = run('main.ts', { PORT: '0', BANK_DATA: folder, DATABASE_URL: database.url });
      const client = await sampleMemberAt(await server.address());
      expect((await client.accounts.list()).total, start).toBe(500_810_00);
      server.signal('SIGTERM');
      expect(await server.ended, start).toMatchObject({ code: 0, stderr: '' });
    }
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s stops it in good order, although somebody follows events and npm sends it twice',
    async (signal) => {
      const server = run('main.ts', { PORT: '0', BANK_DATA: await temporaryFolder() });
      const client = await sampleMemberAt(await server.address());
      const stream = await client.events.follow();
      const end = stream.next();

      server.signal(signal);
      server.signal(signal);
      expect((await end).done).toBe(true);
      expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
    },
  );
});

describe('Why it does not start is one line, and code 1', whole, () => {
  async function refusal(environment: Record<string, string>): Promise<string> {
    const server = run('main.ts', { PORT: '0', ...environment });
    const { code, stdout, stderr } = await server.ended;
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    return stderr;
  }

  test('The port is taken', async () => {
    const taker = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taker.close());
    await new Promise((resolve) => taker.once('listening', resolve));
    const port = String((taker.address() as AddressInfo).port);
    expect(await refusal({ PORT: port, BANK_DATA: await temporaryFolder() })).toContain(
      `Port ${port} is taken by another program. Set PORT`,
    );
  });

  test('The address is not one of this machine', async () => {
    const environment = { HOST: '192.0.2.1', BANK_DATA: await temporaryFolder() };
    expect(await refusal(environment)).toContain('192.0.2.1 is not an address of this machine');
  });

  test('The data folder cannot be made', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    expect(await refusal({ BANK_DATA: file })).toContain(`The data folder ${file} cannot be made`);
    expect(await refusal({ BANK_DATA: join(file, 'in') })).toContain('Set BANK_DATA to a folder');
  });

  test('Another server uses the data folder, until it ends, however it does', async () => {
    const folder = await temporaryFolder();
    const first = run('main.ts', { PORT: '0', BANK_DATA: folder });
    await first.address();
    expect(await refusal({ BANK_DATA: folder })).toContain(
      `Another server uses the data folder ${folder}. Stop it first`,
    );
    first.signal('SIGKILL');
    await first.ended;
    const second = run('main.ts', { PORT: '0', BANK_DATA: folder });
    expect(await second.address()).toMatch(/^http:/);
  });

  test('The database file is none', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'bank.sqlite'), 'This is no database. '.repeat(100), {
      mode: 0o600,
    });
    expect(await refusal({ BANK_DATA: folder })).toContain('the file is not a SQLite database');
  });

  test('Others can read the keys', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'keys.json'), '{}', { mode: 0o644 });
    expect(await refusal({ BANK_DATA: folder })).toContain(`chmod 600 ${folder}/keys.json`);
  });

  test('The database was written by a newer version', async () => {
    const folder = await temporaryFolder();
    const store = await open<Tables>({ path: join(folder, 'bank.sqlite') });
    await migrateTables(store);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '')`.execute(
      store.db,
    );
    await store.close();
    expect(await refusal({ BANK_DATA: folder })).toContain('newer version of Passbook');
  });

  test('The database server is out of reach, and its password is not told', async () => {
    const url = 'postgres://bank:hunter2@127.0.0.1:1/bank';
    const line = await refusal({ DATABASE_URL: url });
    expect(line).toContain('Cannot open the database bank at 127.0.0.1:1: nothing listens there');
    expect(line).not.toContain('hunter2');
  });

  test.each([
    ['R-B1 The brand file is not there', { BRAND: 'absent' }, 'brands/absent.json cannot be read'],
    ['A setting is wrong', { PORT: 'http' }, 'PORT must be a whole number'],
    [
      'The sample member is asked for in production',
      { NODE_ENV: 'production', BANK_SAMPLE: 'on' },
      'BANK_SAMPLE may not be on',
    ],
    [
      'The certificate is not there',
      { TLS_CERT: '/nowhere/bank.pem', TLS_KEY: '/nowhere/bank.key' },
      'TLS_CERT names it',
    ],
  ])('%s', async (_why, wrong, words) => {
    const folder = await temporaryFolder();
    expect(await refusal({ BANK_DATA: folder, ...wrong })).toContain(words);
  });
});
