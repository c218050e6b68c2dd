import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '#bank/index.ts';
import { addMember } from '#bank/testing/test-member.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';
import { isPlainLoopback } from './plain-cookies.ts';

const username = 'jordan';
const password = 'correct horse battery';

let store: Store<Tables>;
let host: HttpHost;

beforeAll(async () => {
  store = await open({ path: ':memory:' });
  host = await openHttpHost(store, { keepsPlainCookies: true });
  await addMember(host.bank, { username, password });
});
afterAll(async () => {
  await host.close();
  await store.close();
});

async function cookiesOfSignIn(headers: Record<string, string> = {}): Promise<string[]> {
  const answer = await fetch(new URL('/api/sign-in', host.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify({ username, password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie();
}

describe('R-L1 A server that only this machine reaches', () => {
  test('keeps cookies that WebKit takes over plain HTTP, and knows the session by them', async () => {
    const set = await cookiesOfSignIn();
    const session = set.find((cookie) => cookie.startsWith('passbook-sid='));
    expect(session).toMatch(
      /^passbook-sid=[\da-f]{64}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(set.filter((cookie) => /__Host-|Secure/.test(cookie))).toEqual([]);
    const cookie = session?.split(';')[0] ?? '';
    const me = await fetch(new URL('/api/me', host.address), { headers: { cookie } });
    expect(me.status).toBe(200);
  });

  test.each(['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'])(
    'gives no such cookie to what a proxy has passed on, with %s, and takes none',
    async (name) => {
      const passedOn = { [name]: 'localhost' };
      const set = await cookiesOfSignIn(passedOn);
      expect(set.filter((cookie) => !/^__Host-.*; Secure;/.test(cookie))).toEqual([]);
      const cookie = (await cookiesOfSignIn())[0]?.split(';')[0] ?? '';
      const me = await fetch(new URL('/api/me', host.address), {
        headers: { cookie, ...passedOn },
      });
      expect(me.status).toBe(401);
    },
  );

  test('answers a page that was asked for by another name with no cookie at all', async () => {
    const { hostname, port } = new URL(host.address);
    const answer = await fetch(`http://${hostname}:${port}/api/me`, {
      headers: { 'x-forwarded-host': 'evil.example' },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

const alone = { host: '127.0.0.1', publicUrl: null, trustedProxies: [], tls: null } as const;

test.each([
  ['on loopback over plain HTTP', {}, true],
  ['on localhost', { host: 'localhost' }, true],
  ['that others reach', { host: '0.0.0.0' }, false],
  ['with a public address', { publicUrl: new URL('https://bank.example') }, false],
  ['with a public address on this machine', { publicUrl: new URL('http://localhost:3000') }, false],
  ['behind a proxy', { trustedProxies: ['127.0.0.1'] }, false],
  ['over TLS', { tls: { certificateFile: 'a', keyFile: 'b' } }, false],
])('R-L1 A server %s keeps plain cookies: %j, %j', (_, settings, expected) => {
  expect(isPlainLoopback({ ...alone, ...settings })).toBe(expected);
});
