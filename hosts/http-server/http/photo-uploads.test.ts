import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBank, type Tables } from '#bank/index.ts';
import { addMember } from '#bank/testing/test-member.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';
import { ask } from '../../testing/test-browser.ts';
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

async function cookieOfMember(): Promise<string> {
  const { username } = await addMember(host.bank, {});
  return `__Host-sid=${await openBank(host.bank).openSessionFor(username)}`;
}

const headers = () => ({ 'content-type': 'application/json', origin: host.address });

test.each(photoAddresses)('R-D6 %s takes no more than two photos can have', async (address) => {
  // The length that is told is enough to be turned away.
  const told = {
    ...headers(),
    cookie: await cookieOfMember(),
    'content-length': String(photoBodyLimitBytes + 1),
  };
  const { status, body } = await ask(host.address, 'POST', address, told);
  expect(status).toBe(413);
  expect(String(body)).toContain('PAYLOAD_TOO_LARGE');
  expect(String(body)).toContain(`${Math.floor(photoBodyLimitBytes / 1024)} kB`);
});

test.each(photoAddresses)('R-D6 %s is for members only', async (address) => {
  const { status } = await ask(host.address, 'POST', address, headers(), '{}');
  expect(status).toBe(401);
});

/** Begins to send photos, and goes no further. */
function beginSlowly(cookie?: string): ClientRequest {
  const begun = request(host.address + photoAddresses[1], {
    method: 'POST',
    headers: { ...headers(), 'content-length': '1000', ...(cookie !== undefined && { cookie }) },
  });
  begun.on('error', () => {
    // It is given up below, before it was answered.
  });
  begun.write('{');
  return begun;
}

test('R-D6 neither strangers nor one member can take the places of others who send photos', async () => {
  const cookies = await Promise.all(Array.from({ length: 9 }, cookieOfMember));
  const [one = '', ...others] = cookies;
  const status = async (cookie: string) =>
    (await ask(host.address, 'POST', photoAddresses[0], { ...headers(), cookie }, '{}')).status;
  const read = 400;

  const strangers = Array.from({ length: 8 }, () => beginSlowly());
  const answers = await Promise.all(
    strangers.map(async (begun) => ((await once(begun, 'response')) as [IncomingMessage])[0]),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(401));

  const slow = [beginSlowly(one)];
  await expect.poll(() => status(one)).toBe(503);
  expect(await status(others[0] ?? '')).toBe(read);
  for (const cookie of others.slice(1)) slow.push(beginSlowly(cookie));
  await expect.poll(() => status(others[0] ?? '')).toBe(503);
  for (const begun of [...strangers, ...slow]) begun.destroy();
  await expect.poll(() => status(one)).toBe(read);
  expect(host.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('R-D6 In a body with photos names of prototypes are passed over', async () => {
  const cookie = await cookieOfMember();
  const text = '{"json":{"__proto__":{"intentKey":"a"},"constructor":{"prototype":{"deposit":1}}}}';
  const answer = await ask(host.address, 'POST', photoAddresses[0], { ...headers(), cookie }, text);
  expect(answer.status).toBe(400);
  expect(String(answer.body)).toContain('BAD_REQUEST');
  expect(Object.hasOwn(Object.prototype, 'deposit')).toBe(false);
});
