import { ORPCError, os } from '@orpc/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tables } from '#bank/index.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { rpcClient } from '../every-host.ts';
import { TestBrowser } from '../test-browser.ts';
import { type HttpHost, openHttpHost } from '../test-http-host.ts';
import { codeFrom, signInAs } from '../test-sign-in.ts';
import type { BankRouter } from './rpc-route.ts';

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
  ['nothing at all', null],
];

test.each(asks)('Sending money is told %s in the same words as by the adapter', async (_, json) => {
  const browser = await signedIn();
  const lean = await answerTo(browser, { json });
  // With `meta` the request goes through the adapter; its intent key gets the first answer again.
  const adapted = await answerTo(browser, { json, meta: [] });
  expect(lean).toEqual(adapted);
});

test('Somebody who is not signed in is told so in the same words as by the adapter', async () => {
  const browser = new TestBrowser(host.address);
  const json = { intentKey: key, transfer: transfer(100) };
  const lean = await answerTo(browser, { json });
  expect(lean).toEqual(await answerTo(browser, { json, meta: [] }));
  expect(lean.status).toBe(401);
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
    await answerTo(browser, { json: {} });
    expect(asked).toBe(count);
  }
  await counting.close();
  expect(asked).toBe(3);
});

async function signedIn(): Promise<TestBrowser> {
  const browser = new TestBrowser(host.address);
  await signInAs(rpcClient(browser), codeFrom(host.courier));
  return browser;
}

function transfer(amount: number) {
  return { kind: 'internal', from: 'checking', to: 'savings', amount };
}

async function answerTo(browser: TestBrowser, body: unknown) {
  const answer = await browser.post('/rpc/transfers/create', body);
  const { json } = (await answer.json()) as { json: unknown };
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    caching: answer.headers.get('cache-control'),
    json,
  };
}
