import { ORPCError, os } from '@orpc/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tables } from '#bank/index.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { rpcClient } from '../../testing/every-host.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';
import { codeFrom, signInAs } from '../../testing/test-sign-in.ts';
import type { BankRouter } from './rpc-calls.ts';

let store: Store<Tables>;
let host: HttpHost;

beforeEach(async () => {
  store = await open({ path: ':memory:' });
  host = await openHttpHost(store);
});
afterEach(async () => {
  await host.close();
  await store.close();
});

const key = '00000000-0000-4000-8000-000000000001';

const asks: [string, unknown][] = [
  ['an answer', { intentKey: key, transfer: transfer(100) }],
  ['a refusal', { intentKey: key, transfer: transfer(1_000_000_000) }],
  ['a fault of form', { intentKey: key, transfer: { kind: 'internal', amount: 'ten' } }],
  ['an empty object', {}],
];

test.each(asks)('Sending money is told %s in the same words as under /api', async (_, json) => {
  const browser = await signedIn();
  const { type, status, caching, body } = await answerTo(browser, '/rpc/transfers/create', {
    json,
  });
  expect({ type, status, caching, body: (body as { json: unknown }).json }).toEqual(
    await answerTo(browser, '/api/transfers', json),
  );
});

test('Somebody who is not signed in is told so', async () => {
  const browser = new TestBrowser(host.address);
  const json = { intentKey: key, transfer: transfer(100) };
  const answer = await answerTo(browser, '/rpc/transfers/create', { json });
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ json: { defined: true, code: 'SIGNED_OUT' } });
});

test('A call without an input may leave `json` out', async () => {
  const browser = await signedIn();
  expect(await answerTo(browser, '/rpc/accounts/list', {})).toMatchObject({ status: 200 });
});

const typed: [string, unknown][] = [
  ['a RegExp', { json: { username: '/(/' }, meta: [[5, 'username']] }],
  ['a Date', { json: { username: '2026-01-01' }, meta: [[1, 'username']] }],
  ['a file', { json: {}, maps: [['username']] }],
  ['no call at all', ['signIn']],
];

test.each(typed)('A call that carries %s is refused at the door', async (_, body) => {
  const answer = await answerTo(new TestBrowser(host.address), '/rpc/signIn', body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ json: { code: 'BAD_REQUEST', defined: true } });
});

test('The bank is asked once', async () => {
  let asked = 0;
  const create = os.handler(() => {
    asked += 1;
    throw new ORPCError('NOT_FOUND', { status: 404 });
  });
  const counting = await openHttpHost(store, {
    router: { transfers: { create } } as unknown as BankRouter,
  });
  const browser = new TestBrowser(counting.address);
  for (const count of [1, 2, 3]) {
    await answerTo(browser, '/rpc/transfers/create', { json: {} });
    expect(asked).toBe(count);
  }
  await counting.close();
  expect(asked).toBe(3);
});

async function signedIn(): Promise<TestBrowser> {
  const browser = new TestBrowser(host.address);
  await signInAs(rpcClient(browser), codeFrom(host.mailer));
  return browser;
}

function transfer(amount: number) {
  return { kind: 'internal', from: 'checking', to: 'savings', amount };
}

async function answerTo(browser: TestBrowser, address: string, body: unknown) {
  const answer = await browser.post(address, body);
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    caching: answer.headers.get('cache-control'),
    body: (await answer.json()) as unknown,
  };
}
