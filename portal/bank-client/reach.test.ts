import { beforeEach, expect, test, vi } from 'vitest';
import { wasNotFetched } from '../browser/not-loaded.ts';
import { importWhenOnline } from './reach.ts';

const connection = { onLine: true };
vi.stubGlobal('navigator', connection);
beforeEach(() => {
  connection.onLine = true;
});

/** As in a browser that keeps a failed import: after a request without a connection, the chunk never comes. */
function chunk() {
  let hasFailed = false;
  return importWhenOnline(async () => {
    hasFailed ||= !connection.onLine;
    if (hasFailed) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the chunk';
  });
}

test('A chunk that was asked for without a connection comes when the connection is back', async () => {
  const load = chunk();
  connection.onLine = false;
  const refused = await load().catch((error: unknown) => error);
  expect(wasNotFetched(refused)).toBe(true);
  connection.onLine = true;
  expect(await load()).toBe('the chunk');
});

test('A chunk that has come once needs no connection', async () => {
  let asked = 0;
  const load = importWhenOnline(async () => (asked += 1));
  await load();
  connection.onLine = false;
  expect(await load()).toBe(2);
});

test('A chunk that has failed is asked for again', async () => {
  let asked = 0;
  const load = importWhenOnline(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the chunk';
  });
  await expect(load()).rejects.toThrow(TypeError);
  expect(await load()).toBe('the chunk');
});
