import { join } from 'node:path';
import { v4 as newKey } from 'uuid';
import { expect, test } from 'vitest';
import { sample, type Tables } from '#bank/index.ts';
import { zelle } from '#bank/testing/transfer-requests.ts';
import type { IntentKey } from '#contract/ids.ts';
import type { Transfer } from '#contract/transfers.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { rpcClient } from '../every-host.ts';
import { TestBrowser } from '../test-browser.ts';
import { openHttpHost } from '../test-http-host.ts';
import { type Ended, run, temporaryFolder } from '../test-process.ts';

const { username, password } = sample;

function bank(folder: string, ...given: string[]): Promise<Ended> {
  return run('bank-command.ts', { BANK_DATA: folder }, given).ended;
}

/** A bank on disk whose sample member has sent so many transfers that are held. */
async function bankWithPending(count: number): Promise<{ folder: string; sent: Transfer[] }> {
  const folder = await temporaryFolder();
  const store = await open<Tables>({ path: join(folder, 'bank.sqlite') });
  const host = await openHttpHost(store);
  const client = rpcClient(new TestBrowser(host.address));
  await client.signIn({ username, password });
  const sent: Transfer[] = [];
  for (let number = 0; number < count; number += 1) {
    const intentKey = newKey() as IntentKey;
    sent.push(await client.transfers.create({ intentKey, transfer: zelle(1_500_00) }));
  }
  await host.clock.advance(5_000);
  for (const { id } of sent) {
    await expect.poll(async () => (await client.transfers.get({ id })).status).toBe('pending');
  }
  await host.close();
  await store.close();
  return { folder, sent };
}

async function statusOf(folder: string, id: string): Promise<string> {
  const store = await open<Tables>({ path: join(folder, 'bank.sqlite') });
  const transfer = await store.db
    .selectFrom('transfer')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await store.close();
  return transfer.status;
}

test('It says what it can do', async () => {
  for (const asked of [['--help'], []]) {
    const { code, stdout, stderr } = await bank(await temporaryFolder(), ...asked);
    expect(stdout).toContain('settle <transfer>');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  }
});

test.each([
  ['dance'],
  ['settle'],
  ['return TXN-123456'],
  ['settle TXN-123456 TXN-123457'],
  ['verify --quick'],
])('What it does not understand it does not do: %s', async (words) => {
  const { code, stdout, stderr } = await bank(await temporaryFolder(), ...words.split(' '));
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).not.toBe('');
  expect(stderr).not.toContain('    at ');
});

test('A bank that is not there is not made, and not called sound', async () => {
  const folder = await temporaryFolder();
  const { code, stderr } = await bank(folder, 'verify');
  expect(code).toBe(1);
  expect(stderr.trim()).toBe(`There is no bank in ${folder}. BANK_DATA names its folder.`);
});

test('R-E7 Promise 2: verify checks every rule of the books and says how much it checked', async () => {
  const { folder } = await bankWithPending(1);
  const { code, stdout, stderr } = await bank(folder, 'verify');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const line of stdout.split('\n')) {
    // These members have scheduled no bills.
    expect(line).toMatch(/^ok {5}(.+: [1-9]\d*|Each (bill|series of bill) .+: 0) checked$/);
  }
});

test('Promise 2: verify names what is wrong, and fails', async () => {
  const { folder } = await bankWithPending(1);
  const store = await open<Tables>({ path: join(folder, 'bank.sqlite') });
  await store.db
    .updateTable('account_balance')
    .set({ balance: 1 })
    .where('balance', '>', 1)
    .execute();
  await store.close();
  const { code, stdout } = await bank(folder, 'verify');
  expect(code).toBe(1);
  expect(stdout).toMatch(/^FAULT {2}.+: \d+ checked\n {7}/m);
});

test('R-T10 Staff settle one held transfer and send another back, which gives the money back', async () => {
  const { folder, sent } = await bankWithPending(2);
  const [settled, returned] = sent;
  const first = await bank(folder, 'settle', settled?.id ?? '');
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toBe(`${settled?.label} is completed.`);
  expect(await statusOf(folder, settled?.id ?? '')).toBe('completed');

  const second = await bank(folder, 'return', returned?.id ?? '', '--reason', 'Account closed');
  expect(second.stdout).toBe(`${returned?.label} is returned: the money is in its account again.`);
  expect(await statusOf(folder, returned?.id ?? '')).toBe('failed');
  expect((await bank(folder, 'verify')).code).toBe(0);
});

test('R-T16 A transfer is named by its label too, unless several have it', async () => {
  const one = await bankWithPending(1);
  expect((await bank(one.folder, 'settle', one.sent[0]?.label ?? '')).code).toBe(0);

  const two = await bankWithPending(2);
  const { code, stderr } = await bank(two.folder, 'settle', two.sent[0]?.label ?? '');
  expect(code).toBe(1);
  for (const { id } of two.sent) expect(stderr).toContain(id);
});

test('What is not pending is not settled, and what is not there neither', async () => {
  const { folder, sent } = await bankWithPending(1);
  const id = sent[0]?.id ?? '';
  await bank(folder, 'settle', id);
  const again = await bank(folder, 'settle', id);
  expect(again.code).toBe(1);
  expect(again.stderr.trim()).toBe(`${sent[0]?.label} is not pending. Nothing was changed.`);
  const absent = await bank(folder, 'settle', 'TXN-000000');
  expect(absent.stderr.trim()).toBe('There is no transfer TXN-000000.');
});

test('The server may go on running meanwhile, and sees what was done', async () => {
  const { folder, sent } = await bankWithPending(1);
  const id = sent[0]?.id as Transfer['id'];
  const server = run('main.ts', { PORT: '0', BANK_DATA: folder });
  const line = await server.line(/^API: /);
  const client = rpcClient(new TestBrowser(line.replace(/^API: (.*)\/api$/, '$1')));
  await client.signIn({ username, password });
  expect(await client.transfers.get({ id })).toMatchObject({ status: 'pending' });

  expect(await bank(folder, 'settle', id)).toMatchObject({ code: 0 });
  expect(await client.transfers.get({ id })).toMatchObject({ status: 'completed' });
});
