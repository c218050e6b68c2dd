import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitInFlight } from './admission.ts';

let app = fastify();
let release: (() => void)[] = [];
let refused = 0;

beforeEach(async () => {
  app = fastify();
  release = [];
  refused = 0;
  const { count } = limitInFlight(app, {
    prefixes: ['/api/'],
    onRefused: () => void (refused += 1),
    inFlightMax: 2,
  });
  await app.register(async (routes) => {
    count(routes);
    routes.get('/api/slow', () => new Promise((resolve) => release.push(() => resolve('done'))));
    routes.get('/api/fails', () => Promise.reject(new Error('broken')));
    routes.get('/api/quick', () => 'done');
  });
  app.get('/page', () => 'page');
  await app.ready();
});
afterEach(() => app.close());

/** Sends a request, and waits until the answer is being made. */
async function begin() {
  const before = release.length;
  const answer = app.inject('/api/slow').then((response) => response);
  await expect.poll(() => release.length).toBe(before + 1);
  return { answer };
}

test('A request that comes while too many are in flight is told at once to retry', async () => {
  const first = await begin();
  const second = await begin();
  const third = await app.inject('/api/quick');
  expect(third.statusCode).toBe(503);
  expect(refused).toBe(1);
  expect(third.json()).toMatchObject({ code: 'UNAVAILABLE', data: { retryAfterMs: 1_000 } });
  expect(third.headers).toMatchObject({
    'retry-after': '1',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  for (const finish of release) finish();
  expect([(await first.answer).statusCode, (await second.answer).statusCode]).toEqual([200, 200]);
  expect((await app.inject('/api/quick')).statusCode).toBe(200);
});

test('Pages are served while too many requests to the bank are in flight', async () => {
  await begin();
  await begin();
  expect((await app.inject('/page')).statusCode).toBe(200);
});

test('A request that fails leaves its place', async () => {
  for (let turn = 0; turn < 5; turn += 1) await app.inject('/api/fails');
  expect((await app.inject('/api/quick')).statusCode).toBe(200);
});
