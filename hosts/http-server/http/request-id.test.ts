import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tables } from '#bank/index.ts';
import type { Store } from '#stores/store.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';

let store: Store<Tables>;
let host: HttpHost;

beforeEach(async () => {
  store = await open({ path: ':memory:' });
  host = await openHttpHost(store);
  host.log.lines.length = 0;
});
afterEach(async () => {
  await host.close();
  await store.close();
});

test('Each response has an id of its own, which the client does not choose', async () => {
  const ids = await Promise.all(
    ['/livez', '/api/me', '/no-such-page'].map(async (path) => {
      const { headers } = await fetch(new URL(path, host.address), {
        headers: { 'x-request-id': 'mine' },
      });
      return headers.get('x-request-id');
    }),
  );
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

test('Each response bears the time of the bank and not of the machine, for the portal takes its day from it', async () => {
  const { headers } = await fetch(new URL('/livez', host.address));
  expect(headers.get('date')).toBe(new Date(host.clock.now()).toUTCString());
});

test('The log tells a fault under the id of its request, which is the reference that the member reads', async () => {
  const answer = await fetchWhoIsSignedIn();
  expect(answer.status).toBe(500);
  const { data } = (await answer.json()) as { data: { reference: string } };
  expect(data.reference).toBe(answer.headers.get('x-request-id'));
  expect(host.log.lines[0]?.facts['reference']).toBe(data.reference);
});

test('Of a 503 the log tells the cause', async () => {
  await host.close();
  host = await openHttpHost(store, {}, { store: { ...store, isUnavailable: () => true } });
  host.log.lines.length = 0;
  expect((await fetchWhoIsSignedIn()).status).toBe(503);
  await host.clock.advance(1_000);
  expect(host.log.lines).toMatchObject([
    { level: 'error', message: 'Requests were answered with 503', facts: { count: 1 } },
  ]);
  expect(String(host.log.lines[0]?.facts['error'])).toContain('session');
});

/** Asks a bank without its table of sessions. */
async function fetchWhoIsSignedIn(): Promise<Response> {
  await store.db.schema.alterTable('session').renameTo('lost').execute();
  const browser = new TestBrowser(host.address);
  browser.cookies.set('__Host-sid', 'unknown');
  return await browser.fetch('/api/me');
}

test('The log tells a refusal under the id of its request', async () => {
  const answer = await new TestBrowser(host.address).fetch('/api/accounts');
  expect(answer.status).toBe(401);
  const [line] = host.log.lines;
  expect(line?.facts['request']).toBe(answer.headers.get('x-request-id'));
});
