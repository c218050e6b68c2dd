import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '#bank/index.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { type HttpHost, openHttpHost } from '../test-http-host.ts';
import { ask } from '../test-raw-request.ts';
import { photoAddresses, photoBodyLimitBytes } from './photo-uploads.ts';

let store: Store<Tables>;
let host: HttpHost;

beforeAll(async () => {
  store = await open({ path: ':memory:' });
  host = await openHttpHost(store);
});
afterAll(async () => {
  await host.close();
  await store.close();
});

const headers = () => ({ 'content-type': 'application/json', origin: host.address });

test.each(photoAddresses)('R-D6 %s takes no more than two photos can have', async (address) => {
  // The length that is told is enough to be turned away.
  const told = { ...headers(), 'content-length': String(photoBodyLimitBytes + 1) };
  const { status, body } = await ask(host.address, 'POST', address, told);
  expect(status).toBe(413);
  expect(String(body)).toContain('PAYLOAD_TOO_LARGE');
  expect(String(body)).toContain(`${Math.floor(photoBodyLimitBytes / 1024)} kB`);
});

test.each(photoAddresses)('R-D6 %s is for members only', async (address) => {
  const { status } = await ask(host.address, 'POST', address, headers(), '{}');
  expect(status).toBe(401);
});

test('R-D6 more uploads than the server reads at a time are turned away, and the next ones are not', async () => {
  const status = async () =>
    (await ask(host.address, 'POST', photoAddresses[0], headers(), '{}')).status;
  const slow = Array.from({ length: 8 }, () => {
    const begun = request(host.address + photoAddresses[1], {
      method: 'POST',
      headers: { ...headers(), 'content-length': '1000' },
    });
    begun.on('error', () => {
      // It is given up below, before it was answered.
    });
    begun.write('{');
    return begun;
  });
  await expect.poll(status).toBe(503);
  for (const begun of slow) begun.destroy();
  await expect.poll(status).toBe(401);
  expect(host.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
