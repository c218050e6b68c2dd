import { afterAll, beforeAll, expect, test } from 'vitest';
import { v4 as newKey } from 'uuid';
import { sample, type Tables } from '#bank/index.ts';
import { addMember, type TestMember, addProfile } from '#bank/testing/test-member.ts';
import { internal, zelle } from '#bank/testing/transfer-requests.ts';
import type { IntentKey } from '#contract/text/ids.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import type { Client } from '../../testing/test-api-client.ts';
import { rpcClient } from '../../testing/every-host.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';
import { codeFrom, confirming, signInAs } from '../../testing/test-sign-in.ts';

let store: Store<Tables>;
let host: HttpHost;
let other: TestMember;
let averys: Client;
let others: Client;

beforeAll(async () => {
  store = await open({ path: ':memory:' });
  host = await openHttpHost(store);
  other = await addMember(host.bank, {
    username: 'other',
    accounts: { checking: 900_00, trip: 5_00 },
  });
  await addProfile(host.bank, other);
  averys = await signIn(sample);
  others = await signIn(other);
});
afterAll(async () => {
  await host.close();
  await store.close();
});

async function signIn(member: { username: string; password: string }): Promise<Client> {
  const client = rpcClient(new TestBrowser(host.address));
  const readCode = codeFrom(host.mailer);
  await signInAs(client, readCode, member);
  return confirming(client, readCode);
}

const newIntent = () => newKey() as IntentKey;

test('Promise 3: two members are signed in side by side, and each sees what is theirs', async () => {
  expect((await averys.whoAmI()).member.username).toBe('avery');
  expect((await others.whoAmI()).member.username).toBe('other');
  expect((await averys.accounts.list()).total).toBe(500_810_00);
  expect((await others.accounts.list()).total).toBe(905_00);
  const { transactions } = await others.transactions.search({ range: 'all' });
  expect(transactions.map(({ description }) => description)).toEqual(
    Array(2).fill('Opening deposit'),
  );
  expect((await others.recipients.list()).recipients).toEqual([]);
});

test('Promise 3: somebody else’s transfer is answered as one that does not exist', async () => {
  const transfer = zelle(2_000_00);
  const { id } = await averys.transfers.create({ intentKey: newIntent(), transfer });
  await host.clock.advance(5_000);
  const absent = newKey() as typeof id;
  for (const ask of [others.transfers.get, others.transfers.cancel]) {
    const [foreign, none] = await Promise.all(
      [id, absent].map((asked) => ask({ id: asked }).catch((error: unknown) => error)),
    );
    expect(foreign).toMatchObject({ code: 'NOT_FOUND', status: 404, defined: true });
    expect(foreign).toEqual(none);
  }
  // Due work and messages take turns, so the transfer is carried on a moment later.
  await expect
    .poll(() => averys.transfers.get({ id }), { timeout: 15_000 })
    .toMatchObject({ status: 'pending' });
});

test('Promise 3: an account of somebody else cannot even be named', async () => {
  await expect(
    others.transfers.create({ intentKey: newIntent(), transfer: internal(100, { to: 'savings' }) }),
  ).rejects.toMatchObject({ code: 'UNKNOWN_ACCOUNT', data: { field: 'to' } });
  await expect(
    averys.transfers.quote({ transfer: internal(100, { from: 'trip', to: 'checking' }) }),
  ).rejects.toMatchObject({ code: 'UNKNOWN_ACCOUNT', data: { field: 'from' } });
});

test('Promise 3: the same key of two members is two keys', async () => {
  const intentKey = newIntent();
  const mine = await averys.transfers.create({ intentKey, transfer: zelle(10_00) });
  const theirs = await others.transfers.create({ intentKey, transfer: zelle(20_00) });
  expect(theirs.id).not.toBe(mine.id);
  expect([mine.amount, theirs.amount]).toEqual([10_00, 20_00]);
});

test('Promise 3: live events tell of the own money only', async () => {
  const abort = new AbortController();
  const stream = await others.events.follow(undefined, { lastEventId: '0', signal: abort.signal });
  await averys.transfers.create({ intentKey: newIntent(), transfer: zelle(33_00) });
  const { id } = await others.transfers.create({ intentKey: newIntent(), transfer: zelle(44_00) });
  const amounts: number[] = [];
  for await (const event of stream) {
    if (event.kind !== 'transfer') continue;
    amounts.push(event.amount);
    if (event.transferId === id) break;
  }
  abort.abort();
  expect(new Set(amounts)).toEqual(new Set([20_00, 44_00]));
});

test('A field beyond the form changes nothing', async () => {
  const forged = { ...zelle(1_00), status: 'completed', memberId: other.membershipId, balance: 1 };
  const sent = await averys.transfers.create({ intentKey: newIntent(), transfer: forged });
  expect(sent.status).toBe('processing');
  expect((await others.accounts.list()).total).toBe(905_00 - 64_00);
});
