import { implement } from '@orpc/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BankContext, Tables } from '#bank/index.ts';
import { contract } from '#contract/index.ts';
import type { ExportPiece } from '#contract/transactions/transaction-exports.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { apiClient } from '../../testing/test-api-client.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';
import { codeFrom, signInAs } from '../../testing/test-sign-in.ts';
import type { BankRouter } from './rpc-route.ts';

let store: Store<Tables>;
let host: HttpHost;

beforeEach(async () => {
  store = await open({ path: ':memory:' });
});
afterEach(async () => {
  await host.close();
  await store.close();
});

/** A bank that makes one kind of file, and counts those that are being made. */
function routerThatMakes(pieces: () => AsyncGenerator<ExportPiece>) {
  const underWay = { count: 0, begun: 0 };
  const exportCsv = implement(contract)
    .$context<BankContext>()
    .transactions.exportCsv.handler(async function* () {
      underWay.count += 1;
      underWay.begun += 1;
      try {
        yield* pieces();
      } finally {
        underWay.count -= 1;
      }
    });
  return { underWay, router: { transactions: { exportCsv } } as unknown as BankRouter };
}

test.each([
  ['csv', 'text/csv; charset=utf-8', 'transactions.csv', '\uFEFFDate,Time,'],
  ['ofx', 'application/x-ofx', 'transactions.ofx', '<?xml version="1.0"'],
  ['camt053', 'application/xml', 'transactions.camt053.xml', '<?xml version="1.0"'],
])('R-X4 %s is downloaded as a file of its own type', async (form, type, name, beginning) => {
  host = await openHttpHost(store);
  const browser = new TestBrowser(host.address);
  await signInAs(apiClient(browser), codeFrom(host.courier));
  const answer = await browser.fetch(`/api/transactions/${form}?range=all&type=debit`);
  expect(answer.status).toBe(200);
  const { headers } = answer;
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  expect(headers.get('cache-control')).toBe('no-store');
  const text = Buffer.from(await answer.arrayBuffer()).toString();
  expect(text.startsWith(beginning)).toBe(true);
  const rows = Number(headers.get('row-count'));
  expect(rows).toBeGreaterThan(0);
  expect(text.match(/^\d{4}-|<STMTTRN>|<Ntry>/gm)).toHaveLength(rows);
  // It is over: the next one is made.
  expect((await browser.fetch(`/api/transactions/${form}`)).status).toBe(200);
});

test('R-X4 nobody gets a file who is not signed in, or from another site, or under /rpc', async () => {
  host = await openHttpHost(store);
  const browser = new TestBrowser(host.address);
  expect((await browser.fetch('/api/transactions/csv')).status).toBe(401);
  await signInAs(apiClient(browser), codeFrom(host.courier));
  const from = (site: string) =>
    browser.fetch('/api/transactions/csv', { headers: { 'sec-fetch-site': site } });
  expect((await from('same-site')).status).toBe(403);
  expect((await from('cross-site')).status).toBe(403);
  expect((await browser.post('/rpc/transactions/exportCsv', { json: {} })).status).toBe(404);
  const backwards = await browser.fetch('/api/transactions/csv?from=2026-02-02&to=2026-02-01');
  expect([backwards.status, await backwards.json()]).toMatchObject([
    422,
    { defined: true, code: 'RANGE_BACKWARDS', data: { of: 'days' } },
  ]);
});

test('R-X4 a second file is refused with when to come again', async () => {
  const exportCsv = implement(contract)
    .$context<BankContext>()
    .transactions.exportCsv.handler(({ errors }) => {
      throw errors.EXPORT_UNDER_WAY({ data: { retryAfterMs: 5_000 } });
    });
  const router = { transactions: { exportCsv } } as unknown as BankRouter;
  host = await openHttpHost(store, { router });
  const answer = await new TestBrowser(host.address).fetch('/api/transactions/csv');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await answer.json()).toMatchObject({ defined: true, code: 'EXPORT_UNDER_WAY' });
});

test('R-X4 a file that fails midway breaks off, and nobody takes it for whole', async () => {
  const { router, underWay } = routerThatMakes(async function* () {
    yield { rows: 2 };
    yield { text: 'one\r\n' };
    throw new Error('The disk is gone');
  });
  host = await openHttpHost(store, { router });
  const answer = await new TestBrowser(host.address).fetch('/api/transactions/csv');
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('terminated');
  expect(underWay.count).toBe(0);
});

test('R-X4 a file is made no faster than it is taken, and no further when its taker has gone', async () => {
  let made = 0;
  const { router, underWay } = routerThatMakes(async function* () {
    yield { rows: 1_000 };
    for (; made < 1_000; made += 1) yield { text: 'x'.repeat(1_000_000) };
  });
  host = await openHttpHost(store, { router });
  const abort = new AbortController();
  const { signal } = abort;
  const answer = await new TestBrowser(host.address).fetch('/api/transactions/csv', { signal });
  expect(answer.status).toBe(200);
  abort.abort();
  await expect.poll(() => underWay.count).toBe(0);
  expect(underWay.begun).toBe(1);
  expect(made).toBeLessThan(1_000);
});
