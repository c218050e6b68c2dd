import { join } from 'node:path';
import { v4 as newKey } from 'uuid';
import { expect, test } from 'vitest';
import type { Tables } from '#bank/index.ts';
import { asBase64, jpegFile } from '#bank/testing/test-pictures.ts';
import { zelle } from '#bank/testing/transfer-requests.ts';
import type { IntentKey, TransactionId } from '#contract/text/ids.ts';
import type { Transfer } from '#contract/transfers/transfers.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Client } from '../../testing/test-api-client.ts';
import { rpcClient } from '../../testing/every-host.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { openHttpHost } from '../../testing/test-http-host.ts';
import { type Ended, run, temporaryFolder } from '../../testing/test-process.ts';
import { codeFrom, codeOnSamplePhone, confirming, signInAs } from '../../testing/test-sign-in.ts';
import { staffCommand } from '../../testing/test-staff-command.ts';

function bankProcess(folder: string, ...given: string[]): Promise<Ended> {
  return run('staff-commands/bank-command.ts', { BANK_DATA: folder }, given).ended;
}

async function runningServer(folder: string): Promise<Client> {
  const address = await run('main.ts', { PORT: '0', BANK_DATA: folder }).address();
  const client = rpcClient(new TestBrowser(address));
  await signInAs(client, codeOnSamplePhone(address));
  return client;
}

/** A bank on disk with so many held transfers of the sample member. */
async function bankWithPending(count: number): Promise<{ folder: string; sent: Transfer[] }> {
  const folder = await temporaryFolder();
  const store = await open<Tables>({ path: join(folder, 'bank.sqlite') });
  const host = await openHttpHost(store);
  const readCode = codeFrom(host.mailer);
  const client = confirming(rpcClient(new TestBrowser(host.address)), readCode);
  await signInAs(client, readCode);
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

test('Wrong use ends with 2 and a sentence, and no bank is looked for', async () => {
  const { code, stdout, stderr } = await bankProcess(await temporaryFolder(), 'verify', '--quick');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toBe("Unknown option '--quick'.\nAdd --help to see how it is used.");
});

test('A bank that is not there is not made, and not called sound', async () => {
  const folder = await temporaryFolder();
  const { code, stderr } = await bankProcess(folder, 'verify');
  expect(code).toBe(1);
  expect(stderr.trim()).toBe(`There is no bank in ${folder}. BANK_DATA names its folder.`);
});

test('R-E7 Promise 2: verify checks every rule of the books and says how much it checked', async () => {
  const { folder } = await bankWithPending(1);
  const { code, stdout, stderr } = await bankProcess(folder, 'verify');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const line of stdout.split('\n')) {
    // These members have no approvals, bills, boxes, funds, deposits, disputes, dividends, certificates, loans and requests for money, and have scheduled nothing.
    expect(line).toMatch(
      /^ok {5}(.+: [1-9]\d*|.*\b(bill|scheduled|series|box|funds|deposit|dispute|dividend|certificate|loans?|split|closed|approved|request)\b.*: 0) checked$/,
    );
  }
});

test('verify prints the same as JSON for a program', async () => {
  const { folder } = await bankWithPending(1);
  const { code, stdout } = await staffCommand(folder, 'verify', '--json');
  expect(code).toBe(0);
  const checks = JSON.parse(stdout) as { name: string; checked: number; faults: string[] }[];
  expect(checks.length).toBeGreaterThan(20);
  for (const { checked, faults } of checks) {
    expect(checked).toBeGreaterThanOrEqual(0);
    expect(faults).toEqual([]);
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
  const { code, stdout } = await staffCommand(folder, 'verify');
  expect(code).toBe(1);
  expect(stdout).toMatch(/^FAULT {2}.+: \d+ checked\n {7}/m);
});

test('R-T10 Staff settle one held transfer and send another back, which gives the money back', async () => {
  const { folder, sent } = await bankWithPending(2);
  const [settled, returned] = sent;
  const first = await staffCommand(folder, 'settle', settled?.id ?? '');
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toBe(`${settled?.label} is completed.`);
  expect(await statusOf(folder, settled?.id ?? '')).toBe('completed');

  const second = await staffCommand(
    folder,
    'return',
    returned?.id ?? '',
    '--reason',
    'Account closed',
  );
  expect(second.stdout).toBe(`${returned?.label} is returned: the money is in its account again.`);
  expect(await statusOf(folder, returned?.id ?? '')).toBe('failed');
  expect((await staffCommand(folder, 'verify')).code).toBe(0);
});

test('R-T16 A transfer is named by its label too, unless several have it', async () => {
  const one = await bankWithPending(1);
  expect((await staffCommand(one.folder, 'settle', one.sent[0]?.label ?? '')).code).toBe(0);

  const two = await bankWithPending(2);
  const { code, stderr } = await staffCommand(two.folder, 'settle', two.sent[0]?.label ?? '');
  expect(code).toBe(1);
  for (const { id } of two.sent) expect(stderr).toContain(id);
});

test('What is not pending is not settled, and what is not there neither', async () => {
  const { folder, sent } = await bankWithPending(1);
  const id = sent[0]?.id ?? '';
  await staffCommand(folder, 'settle', id);
  const again = await staffCommand(folder, 'settle', id);
  expect(again.code).toBe(1);
  expect(again.stderr.trim()).toBe(`${sent[0]?.label} is not pending. Nothing was changed.`);
  const absent = await staffCommand(folder, 'settle', 'TXN-000000');
  expect(absent.stderr.trim()).toBe('There is no transfer TXN-000000. Nothing was changed.');
});

test('The server may go on running meanwhile, and sees what was done', async () => {
  const { folder, sent } = await bankWithPending(1);
  const id = sent[0]?.id as Transfer['id'];
  const client = await runningServer(folder);
  expect(await client.transfers.get({ id })).toMatchObject({ status: 'pending' });

  expect(await staffCommand(folder, 'settle', id)).toMatchObject({ code: 0 });
  expect(await client.transfers.get({ id })).toMatchObject({ status: 'completed' });
});

test('R-C1 Staff see who waits for an answer and answer; the server that runs tells the member', async () => {
  const { folder } = await bankWithPending(0);
  const client = await runningServer(folder);
  const message = { text: 'Where is my money?\nPlease look.', about: null };
  await client.support.send({ intentKey: newKey(), message });

  const listed = await staffCommand(folder, 'messages');
  expect(listed).toMatchObject({ code: 0, stderr: '' });
  expect(listed.stdout).toMatch(
    /^avery \(Avery Morgan\), waiting since \d{4}-\d\d-\d\d, .+ [AP]M\n/,
  );
  expect(listed.stdout).toContain('    Where is my money?\n    Please look.');
  const asJson = await staffCommand(folder, 'messages', '--json');
  expect(JSON.parse(asJson.stdout)).toMatchObject([
    { username: 'avery', messages: [{ text: 'Where is my money?\nPlease look.' }] },
  ]);

  const controller = new AbortController();
  const events = await client.events.follow(undefined, { signal: controller.signal });
  const told = events.next();
  const answered = await staffCommand(folder, 'answer', 'Avery', 'It is on its way.');
  expect(answered).toEqual({ code: 0, stderr: '', stdout: 'Avery Morgan has your answer.' });
  expect((await told).value).toMatchObject({ kind: 'message', from: 'staff' });
  controller.abort();
  const { messages } = await client.support.messages({});
  expect(messages[0]).toMatchObject({ from: 'staff', text: 'It is on its way.' });
  expect((await staffCommand(folder, 'messages')).stdout).toBe('Nobody waits for an answer.');
}, 60_000);

test('R-G5 Staff say that they are calling; the server that runs tells the member', async () => {
  const { folder } = await bankWithPending(0);
  const client = await runningServer(folder);
  const controller = new AbortController();
  const events = await client.events.follow(undefined, { signal: controller.signal });
  const told = events.next();
  expect(await staffCommand(folder, 'call', 'Avery')).toEqual({
    code: 0,
    stderr: '',
    stdout:
      'The portal of Avery Morgan says for 15 minutes that we are calling. End it with --end.',
  });
  expect((await told).value).toMatchObject({ kind: 'security', change: 'staff-call-began' });
  controller.abort();
  expect((await client.security.call()).call).not.toBeNull();

  expect(await staffCommand(folder, 'call', 'Avery', '--end')).toMatchObject({ code: 0 });
  expect(await client.security.call()).toEqual({ call: null });
  const again = await staffCommand(folder, 'call', 'Avery', '--end');
  expect(again.stderr.trim()).toBe('Nobody is calling Avery Morgan. Nothing was changed.');
});

test('R-C1 An answer to nobody, or without words, is not sent', async () => {
  const { folder } = await bankWithPending(0);
  const nobody = await staffCommand(folder, 'answer', 'nobody', 'Hello');
  expect(nobody.code).toBe(1);
  expect(nobody.stderr.trim()).toBe('There is no member nobody. Nothing was sent.');
  const empty = await staffCommand(folder, 'answer', 'avery', ' ');
  expect(empty.stderr.trim()).toBe('There is nothing in this answer. Nothing was sent.');
});

test('R-D6 Staff take back a check that was not paid, for a reason that they know', async () => {
  const folder = await temporaryFolder();
  const store = await open<Tables>({ path: join(folder, 'bank.sqlite') });
  const host = await openHttpHost(store);
  const client = rpcClient(new TestBrowser(host.address));
  await signInAs(client, codeFrom(host.mailer));
  const photo = (seed: number) => asBase64(jpegFile({ seed }));
  const { id, label } = await client.deposits.create({
    intentKey: newKey(),
    deposit: { to: 'checking', amount: 80_00, front: photo(1), back: photo(2) },
  });
  await host.close();
  await store.close();

  const unknown = await staffCommand(folder, 'return-deposit', label, '--reason', 'no idea');
  expect(unknown).toMatchObject({ code: 1, stdout: '' });
  expect(unknown.stderr).toContain('account-closed');
  const done = await staffCommand(folder, 'return-deposit', id, '--reason', 'account-closed');
  expect(done.stdout).toBe(`${label} is returned: the money has left its account again.`);
  const again = await staffCommand(folder, 'return-deposit', id, '--reason', 'account-closed');
  expect(again.stderr.trim()).toBe(`${label} was returned before. Nothing was changed.`);
});

test('R-X6 Staff list the disputes and decide one; the member reads why', async () => {
  const { folder } = await bankWithPending(0);
  const store = await open<Tables>({ path: join(folder, 'bank.sqlite') });
  const host = await openHttpHost(store);
  const client = rpcClient(new TestBrowser(host.address));
  await signInAs(client, codeFrom(host.mailer));
  const { transactions } = await client.transactions.search({ category: 'Groceries' });
  const transaction = transactions[0]?.id as TransactionId;
  const { id } = await client.disputes.open({
    transaction,
    intentKey: newKey(),
    dispute: { reason: 'not-mine', story: 'I was away.', amount: 1_00 },
  });
  await host.close();
  await store.close();

  const listed = await staffCommand(folder, 'disputes');
  expect(listed.stdout).toContain(`${id}  avery, $1.00, `);
  expect(listed.stdout).toContain('not-mine: I was away.');
  const asJson = await staffCommand(folder, 'disputes', '--json');
  expect(JSON.parse(asJson.stdout)).toMatchObject([
    { dispute: { id, amount: 1_00, reason: 'not-mine' }, username: 'avery' },
  ]);
  const unsaid = await staffCommand(folder, 'dispute', id, 'approve', ' ');
  expect(unsaid.stderr.trim()).toBe('Please say why: the member reads it. Nothing was changed.');
  const { code, stdout } = await staffCommand(folder, 'dispute', id, 'approve', 'The shop agrees.');
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: 'Decided for the member: $1.00 is theirs.',
  });
  const again = await staffCommand(folder, 'dispute', id, 'deny', 'No');
  expect(again.code).toBe(1);
  expect(again.stderr.trim()).toBe('This dispute is resolved-for. Nothing was changed.');
  expect((await staffCommand(folder, 'disputes')).stdout).toBe('No dispute waits for a decision.');
  expect((await staffCommand(folder, 'verify')).code).toBe(0);
}, 60_000);

test('R-A5 The card processor is answered by command: a card pays, the merchant is paid once, and the member is told', async () => {
  const { folder } = await bankWithPending(0);
  const client = await runningServer(folder);
  const over = await staffCommand(folder, 'authorize', '2946', '9000', 'Corner Grocery');
  expect(over).toMatchObject({
    code: 0,
    stdout: 'Declined: it is over the daily limit of the card. No money was moved.',
  });
  const id = newKey();
  const asked = ['authorize', '2946', '12.50', 'Corner Grocery', '--id', id];
  expect(await staffCommand(folder, ...asked)).toMatchObject({
    code: 0,
    stdout: `Approved: ${id}`,
  });
  expect(await staffCommand(folder, ...asked)).toMatchObject({ stdout: `Approved: ${id}` });
  expect(await staffCommand(folder, 'post-purchase', id)).toMatchObject({
    code: 0,
    stdout: `${id} is posted.`,
  });
  const again = await staffCommand(folder, 'post-purchase', id);
  expect(again.stderr.trim()).toBe(`${id} was posted before. Nothing was changed.`);
  const { transactions } = await client.transactions.search({ search: 'Corner Grocery' });
  expect(transactions[0]).toMatchObject({ type: 'debit', amount: 12_50, category: 'Shopping' });
  const { events } = await client.events.recent({ limit: 1 });
  expect(events).toMatchObject([{ kind: 'card', change: 'purchase-posted', amount: 12_50 }]);
}, 60_000);

test('R-A5 Staff set what an overdraft costs, from tomorrow on where terms hold already', async () => {
  const { folder } = await bankWithPending(0);
  const terms = '--fee 20 --most 300 --fees-a-day 2'.split(' ');
  const set = (from: string) =>
    staffCommand(folder, 'set-overdraft-terms', 'share-draft', '--from', from, ...terms);
  expect((await set('2020-01-01')).stderr.trim()).toBe(
    'Terms begin tomorrow or later; those of a product that has none, today. Nothing was changed.',
  );
  expect(await set('2099-01-01')).toMatchObject({
    code: 0,
    stdout: 'From 2099-01-01 on, overdrafts of share-draft are on these terms.',
  });
  const none = await staffCommand(folder, 'authorize', '0000', '1', 'Nobody');
  expect(none.stderr.trim()).toBe('There is no card 0000. Nothing was changed.');
});
