import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tables } from '#bank/index.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';
import { serveHealth } from './health-routes.ts';

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

async function statusAndBody(path: string): Promise<[number, unknown]> {
  const answer = await fetch(new URL(path, host.address));
  return [answer.status, await answer.json()];
}

test('The server is ready while its store answers, and lives all the same', async () => {
  for (const path of ['/livez', '/readyz', '/health']) {
    expect(await statusAndBody(path), path).toEqual([200, { ok: true }]);
  }
  await store.close();
  for (const path of ['/readyz', '/health']) {
    expect(await statusAndBody(path), path).toEqual([503, { ok: false }]);
  }
  expect(await statusAndBody('/livez')).toEqual([200, { ok: true }]);
});

test('It says which release it is', async () => {
  expect(await statusAndBody('/version')).toEqual([200, { version: '1.2.3' }]);
});

test('A store that does not answer in time does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const app = fastify();
    const askStore = () => new Promise(() => {});
    serveHealth(app, { askStore, isDraining: () => false, version: '1.2.3' });
    const answer = app.inject('/readyz');
    await vi.waitUntil(() => vi.getTimerCount() > 0, { interval: 1 });
    vi.advanceTimersByTime(2_000);
    expect((await answer).statusCode).toBe(503);
  } finally {
    vi.useRealTimers();
  }
});
