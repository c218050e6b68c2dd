import { implement, withEventMeta } from '@orpc/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CallContext, livePolicy, type Tables } from '#bank/index.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { contract } from '#contract/index.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { rpcClient } from '../../testing/every-host.ts';
import { apiClient } from '../../testing/test-api-client.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';
import { codeFrom, signInAs } from '../../testing/test-sign-in.ts';
import type { BankRouter } from './rpc-calls.ts';

let store: Store<Tables>;
let host: HttpHost;

beforeEach(async () => {
  store = await open({ path: ':memory:' });
});
afterEach(async () => {
  await host.close();
  await store.close();
});

async function signedIn(): Promise<TestBrowser> {
  const browser = new TestBrowser(host.address);
  await signInAs(apiClient(browser), codeFrom(host.mailer));
  return browser;
}

/** A bank that only counts the followers of its events. */
function countingRouter(): {
  router: BankRouter;
  following: Set<number>;
  everFollowed: () => number;
} {
  const following = new Set<number>();
  let everFollowed = 0;
  const follow = implement(contract)
    .$context<CallContext>()
    .events.follow.handler(async function* ({ signal }) {
      const number = (everFollowed += 1);
      following.add(number);
      try {
        yield withEventMeta(
          { kind: 'sign-in' as const, sequence: 1, at: 0 as EpochMs },
          { id: '1' },
        );
        await new Promise((resolve) => signal?.addEventListener('abort', resolve));
      } finally {
        following.delete(number);
      }
    });
  const router = { events: { follow } } as unknown as BankRouter;
  return { router, following, everFollowed: () => everFollowed };
}

test('Anyone who goes away is not followed up: no stream is left behind', async () => {
  const { router, following, everFollowed } = countingRouter();
  host = await openHttpHost(store, { router });
  const client = rpcClient(new TestBrowser(host.address));
  const aborts = Array.from({ length: 20 }, () => new AbortController());
  const streams = await Promise.all(
    aborts.map(({ signal }) => client.events.follow(undefined, { signal })),
  );
  for (const stream of streams) expect((await stream.next()).done).toBe(false);
  expect(following.size).toBe(20);

  for (const abort of aborts) abort.abort();
  await expect.poll(() => following.size).toBe(0);
  expect(everFollowed()).toBe(20);
});

test('A stream is not compressed, stored or held back on its way', async () => {
  host = await openHttpHost(store);
  const browser = await signedIn();
  const abort = new AbortController();
  const { signal } = abort;
  const { headers } = await browser.fetch('/api/events/live', { signal });
  expect(headers.get('content-type')).toBe('text/event-stream');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-accel-buffering')).toBe('no');
  abort.abort();
});

test('When the server stops, every stream ends and nothing waits for it', async () => {
  host = await openHttpHost(store);
  const client = rpcClient(await signedIn());
  const streams = await Promise.all(Array.from({ length: 5 }, () => client.events.follow()));
  const ends = streams.map((stream) => stream.next());
  await host.close();
  for (const end of ends) expect((await end).done).toBe(true);
});

test.each([
  ['calls', rpcClient],
  ['paths of the API', apiClient],
])(
  'Of more streams than a member may hold, opened by %s, the first ends and says why',
  async (_, clientOf) => {
    host = await openHttpHost(store, {}, { policy: { ...livePolicy, eventStreamsMax: 3 } });
    const client = clientOf(await signedIn());
    const abort = new AbortController();
    const { signal } = abort;
    const follow = () => client.events.follow(undefined, { signal });
    const first = await follow();
    const endOfFirst = first.next().catch((error: unknown) => error);
    const others = await Promise.all([follow(), follow(), follow()]);
    expect(await endOfFirst).toMatchObject({ code: 'STREAM_REPLACED', defined: true });

    const news = others.map((stream) => stream.next());
    await signedIn();
    for (const next of news) expect((await next).value).toMatchObject({ kind: 'sign-in' });
    abort.abort();
  },
);

test('A stream that its client left takes no place', async () => {
  host = await openHttpHost(store, {}, { policy: { ...livePolicy, eventStreamsMax: 2 } });
  const client = rpcClient(await signedIn());
  const stays = await client.events.follow();
  const news = stays.next();
  for (let opened = 0; opened < 6; opened += 1) {
    const abort = new AbortController();
    const { events } = await client.events.recent({ limit: 1 });
    const lastEventId = String((events[0]?.sequence ?? 1) - 1);
    const left = await client.events.follow(undefined, { signal: abort.signal, lastEventId });
    await left.next();
    abort.abort();
    await left.next().catch(() => undefined);
  }
  await signedIn();
  expect((await news).value).toMatchObject({ kind: 'sign-in' });
});

test('A client that comes back misses nothing', async () => {
  host = await openHttpHost(store);
  const client = rpcClient(await signedIn());
  const { events } = await client.events.recent({ limit: 3 });
  const oldest = events.at(-1)?.sequence ?? 0;
  const stream = await client.events.follow(undefined, { lastEventId: String(oldest - 1) });
  const again: number[] = [];
  for await (const { sequence } of stream) {
    again.push(sequence);
    if (again.length === events.length) break;
  }
  expect(again).toEqual(events.map(({ sequence }) => sequence).toReversed());
});
