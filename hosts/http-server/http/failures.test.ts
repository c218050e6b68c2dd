import { implement, ORPCError, os } from '@orpc/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallContext, Tables } from '#bank/index.ts';
import { contract } from '#contract/index.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';
import type { BankRouter } from './rpc-calls.ts';

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

/** A bank that answers a sign-out with data that no protocol can carry. */
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
