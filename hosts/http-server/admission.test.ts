import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { admitInPace } from './admission.ts';

let app = fastify();
let now = 0;
let release: (() => void)[] = [];
let refused = 0;

beforeEach(async () => {
  app = fastify();
  release = [];
  refused = 0;
  now = 0;
  const { count } = admitInPace(app, {
    prefixes: ['/api/'],
    onRefused: () => void (refused += 1),
    now: () => now,
    least: 2,
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

/** Asks, and waits until the answer is being made. */
async function begin() {
  const before = release.length;
  const answer = app.inject('/api/slow').then((response) => response);
  await expect.poll(() => release.length).toBe(before + 1);
  return { answer };
}

test('Whoever comes while too much is under way is told at once to come again', async () => {
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

test('As many are let in as were answered shortly before', async () => {
  for (let turn = 0; turn < 3; turn += 1) await app.inject('/api/quick');
  const begun = [await begin(), await begin(), await begin()];
  expect((await app.inject('/api/quick')).statusCode).toBe(503);
  for (const finish of release) finish();
  await Promise.all(begun.map(({ answer }) => answer));
  release = [];
  now += 60_000;
  await begin();
  await begin();
  expect((await app.inject('/api/quick')).statusCode).toBe(503);
});

test('Pages come though too much is asked of the bank', async () => {
  await begin();
  await begin();
  expect((await app.inject('/page')).statusCode).toBe(200);
});

test('An ask that fails leaves its place', async () => {
  for (let turn = 0; turn < 5; turn += 1) await app.inject('/api/fails');
  expect((await app.inject('/api/quick')).statusCode).toBe(200);
});
