import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '#bank/index.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { apiClient } from '../../testing/test-api-client.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';
import { codeFrom, signInAs } from '../../testing/test-sign-in.ts';

let store: Store<Tables>;
let host: HttpHost;
let browser: TestBrowser;

beforeAll(async () => {
  store = await open({ path: ':memory:' });
  host = await openHttpHost(store);
  browser = new TestBrowser(host.address);
  await signInAs(apiClient(browser), codeFrom(host.mailer));
});
afterAll(async () => {
  await host.close();
  await store.close();
});

const file = '/api/statements/checking/2026-02/pdf?language=en';

test('R-D8 A statement and a tax form are sent as files of their own type', async () => {
  for (const path of [file, '/api/tax-forms/2025/pdf']) {
    const answer = await browser.fetch(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toMatch(/^%PDF-1\.7\n[^]*%%EOF\n$/);
  }
});

test('R-D8 Nobody gets one who is not signed in, from another site, or as JSON', async () => {
  expect((await new TestBrowser(host.address).fetch(file)).status).toBe(401);
  const fromSite = { headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await browser.fetch(file, fromSite)).status).toBe(403);
  const asked = { json: { account: 'checking', month: '2026-02' } };
  expect((await browser.post('/rpc/statements/pdf', asked)).status).toBe(404);
  const missing = await browser.fetch('/api/statements/checking/2031-01/pdf');
  expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
});
