import { createRequire } from 'node:module';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  testBrand,
  collectingLog,
  type CollectingLog,
  seededRandom,
  TestClock,
} from '#bank/testing/test-ports.ts';
import type { Client } from '../testing/test-api-client.ts';
import { type DemoBank, openDemoBank } from './demo-bank.ts';

let clock: TestClock;
let log: CollectingLog;
let bank: DemoBank;
const ports: MessagePort[] = [];

beforeAll(async () => {
  clock = new TestClock('2026-03-02T15:00:00Z');
  log = collectingLog();
  bank = await openDemoBank({
    wasm: createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm'),
    clock,
    random: seededRandom(7),
    timeZone: 'America/New_York',
    brand: testBrand,
    log,
  });
});
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});
afterAll(() => bank.stop());

/** The state of a page that was loaded with this text in its local storage. */
async function loadPage(
  signedInAs: string | null,
  headers: Record<string, string> = {},
): Promise<Client> {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1);
  const client: Client = createORPCClient(new RPCLink({ port: port1, headers }));
  port1.start();
  await bank.connect(port2, signedInAs);
  return client;
}

test('R-L3 Anyone who was signed in still is after a reload', async () => {
  const client = await loadPage('avery');
  expect((await client.whoAmI()).member.displayName).toBe('Avery Morgan');
  expect((await client.accounts.list()).total).toBe(500_810_00);
});

test.each([null, '', 'somebody', 'Avery Morgan', '1'])(
  'R-R2 With "%s" in local storage nobody is signed in',
  async (signedInAs) => {
    const client = await loadPage(signedInAs);
    await expect(client.accounts.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  },
);

test('A request before the bank listens is answered once it does', async () => {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1);
  const client: Client = createORPCClient(new RPCLink({ port: port1 }));
  port1.start();
  const asked = client.accounts.list();
  await bank.connect(port2, 'avery');
  expect((await asked).total).toBe(500_810_00);
});

test('R-T18 A visitor can send money to other members, whose names are compared from the first moment', async () => {
  const client = await loadPage('avery');
  const compare = async (name: string) =>
    await client.recipients.compareName({
      recipient: { kind: 'zelle', name, email: 'rosa.delgado@example.com' },
    });
  expect(await compare('Rosa Delgado')).toEqual({ outcome: 'match' });
  expect(await compare('Rose Delgado')).toEqual({ outcome: 'close', name: 'Rosa Delgado' });
  expect(await compare('Anna Smith')).toEqual({ outcome: 'other' });
});

test('R-Q1 R-Q3 A visitor is asked for money, can pay it, and has a link that shows a request of their own', async () => {
  const client = await loadPage('avery');
  const { received, asked } = await client.moneyRequests.list();
  expect(received).toMatchObject([
    { from: 'Marcus Bell', amount: 38_00, note: 'Dinner on Friday', status: 'open', isToYou: true },
  ]);
  expect(asked).toMatchObject([{ by: 'link', amount: 15_50, status: 'open' }]);
  const token = asked[0]?.token ?? '';
  expect(await client.moneyRequests.open({ token })).toMatchObject({ isOwn: true });
  const moneyRequest = received[0]?.id;
  const transfer = { kind: 'zelle', from: 'checking', amount: 38_00, moneyRequest } as const;
  expect(await client.transfers.quote({ transfer })).toMatchObject({ toName: 'Marcus Bell' });
  const { events } = await client.events.recent({ limit: 50 });
  expect(events.filter(({ kind }) => kind === 'money-request')).toEqual([]);
});

test('R-S5 After sign-out the page is a stranger again', async () => {
  const client = await loadPage('avery');
  await client.signOut({});
  await expect(client.whoAmI()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
});

test('R-L2 R-L5 Sign-in takes a second, and only the published pair is right', async () => {
  const client = await loadPage(null);
  let answered = false;
  const sleeper = clock.nextSleeper();
  const asked = client.signIn({ username: 'avery', password: 'juniper-commons-2026' });
  void asked.then(() => (answered = true));
  await sleeper;
  await clock.advance(999);
  expect(answered).toBe(false);
  await clock.advance(1);
  expect((await asked).member.username).toBe('avery');
});

test('R-L2 The second counts from when it was asked, though the bank was opening meanwhile', async () => {
  const client = await loadPage(null, { 'asked-at': String(clock.now() - 800) });
  let answered = false;
  const sleeper = clock.nextSleeper();
  const asked = client.signIn({ username: 'avery', password: 'juniper-commons-2026' });
  void asked.then(() => (answered = true));
  await sleeper;
  await clock.advance(199);
  expect(answered).toBe(false);
  await clock.advance(1);
  expect((await asked).member.username).toBe('avery');
  expect((await client.whoAmI()).member.username).toBe('avery');
});

test('R-L2 A time that has not come yet, or is none, makes nobody wait longer', async () => {
  for (const text of [String(clock.now() + 60_000), 'soon', '']) {
    const client = await loadPage(null, { 'asked-at': text });
    const sleeper = clock.nextSleeper();
    const asked = client.signIn({ username: 'avery', password: 'juniper-commons-2026' });
    await sleeper;
    await clock.advance(1_000);
    expect((await asked).member.username).toBe('avery');
  }
});

test('None of this was a surprise to the bank', () => {
  expect(log.lines).toEqual([]);
});
