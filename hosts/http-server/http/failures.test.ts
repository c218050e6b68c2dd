import { implement, ORPCError, os } from '@orpc/server';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallContext, Tables } from '#bank/index.ts';
import { contract } from '#contract/index.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';
import { serveHealth } from './health-route.ts';
import type { BankRouter } from './bank-router.ts';

let store: Store<Tables>;
let host: HttpHost | undefined;

beforeEach(async () => {
  store = await open({ path: ':memory:' });
});
afterEach(async () => {
  await host?.close();
  host = undefined;
  await store.close();
});

/** A bank that answers a sign-out with what no protocol can carry. */
function brokenRouter(): BankRouter {
  const endless: Record<string, unknown> = {};
  endless['self'] = endless;
  const signOut = os.route({ method: 'POST', path: '/sign-out' }).handler(() => endless);
  return { signOut } as unknown as BankRouter;
}

test.each(['/api/sign-out', '/rpc/signOut'])(
  'A bug behind %s is told by a reference only, which the log explains',
  async (path) => {
    host = await openHttpHost(store, { router: brokenRouter() });
    const answer = await new TestBrowser(host.address).post(path, { json: {} });
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).not.toMatch(/ at |\.ts|stack|RangeError/);
    const { json = {}, ...plain } = JSON.parse(text) as { json?: object };
    expect({ ...json, ...plain }).toMatchObject({ code: 'UNEXPECTED', defined: true });

    const [line] = host.log.lines;
    expect(line?.level).toBe('error');
    expect(line?.facts['error']).toBeInstanceOf(Error);
    expect(text).toContain(String(line?.facts['reference']));
  },
);

test.each(['/api/step-up/code', '/rpc/whoAmI'])(
  'Who asks too often is told by %s in the header, too, when to come again',
  async (path) => {
    const tooOften = os.route({ method: 'POST', path: '/step-up/code' }).handler(() => {
      throw new ORPCError('TOO_MANY_TRIES', { status: 429, data: { retryAfterMs: 61_001 } });
    });
    host = await openHttpHost(store, { router: { whoAmI: tooOften } as unknown as BankRouter });
    const answer = await new TestBrowser(host.address).post(path, { json: {} });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('62');
  },
);

test('Where the bank is too busy, it says when to come again', async () => {
  const whoAmI = implement(contract)
    .$context<CallContext>()
    .whoAmI.handler(({ errors }) => {
      throw errors.UNAVAILABLE({ data: { retryAfterMs: 1_000 } });
    });
  host = await openHttpHost(store, { router: { whoAmI } as unknown as BankRouter });
  const answer = await new TestBrowser(host.address).fetch('/api/me');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE', data: { retryAfterMs: 1_000 } });
});

test('The server is well while its store answers', async () => {
  host = await openHttpHost(store);
  const browser = new TestBrowser(host.address);
  const well = await browser.fetch('/health');
  expect(well.status).toBe(200);
  expect(await well.json()).toEqual({ ok: true });

  await store.close();
  const ill = await browser.fetch('/health');
  expect(ill.status).toBe(503);
  expect(await ill.json()).toEqual({ ok: false });
});

test('A store that does not answer in time does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const app = fastify();
    serveHealth(app, () => new Promise(() => {}));
    const answer = app.inject('/health');
    await vi.waitUntil(() => vi.getTimerCount() > 0, { interval: 1 });
    vi.advanceTimersByTime(2_000);
    expect((await answer).statusCode).toBe(503);
  } finally {
    vi.useRealTimers();
  }
});
