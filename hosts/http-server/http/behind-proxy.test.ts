import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '#bank/index.ts';
import { addMember } from '#bank/testing/test-member.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';

/** The sign-in of a member with the password alone. */
const username = 'jordan';
const password = 'correct horse battery';
const publicUrl = new URL('https://bank.example');

let store: Store<Tables>;
let host: HttpHost;

beforeAll(async () => {
  store = await open({ path: ':memory:' });
  host = await openHttpHost(store, { publicUrl, trustedProxies: ['127.0.0.1'] });
  await addMember(host.bank, { username, password });
});
afterAll(async () => {
  await host.close();
  await store.close();
});

function signIn(headers: Record<string, string>): Promise<Response> {
  return fetch(new URL('/api/sign-in', host.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username, password }),
  });
}

async function addressesOfSessions(): Promise<string[]> {
  const sessions = await store.db
    .selectFrom('session')
    .select('address')
    .orderBy('created_at')
    .execute();
  return sessions.map(({ address }) => address);
}

test('The origin of the pages is the address in people’s browsers', async () => {
  expect((await signIn({ origin: 'https://bank.example' })).status).toBe(200);
  expect((await signIn({ origin: 'http://bank.example' })).status).toBe(403);
  expect((await signIn({ origin: host.address })).status).toBe(403);
});

test('TLS is demanded for a year, also of what lies below the host', async () => {
  const { headers } = await fetch(new URL('/health', host.address));
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

test('The address of the visitor is the one that the trusted proxy saw', async () => {
  const origin = publicUrl.origin;
  await signIn({ origin, 'x-forwarded-for': '198.51.100.7, 203.0.113.9' });
  expect(await addressesOfSessions()).toContain('203.0.113.9');
});

test('Without a trusted proxy nobody can make up an address', async () => {
  const alone = await open<Tables>({ path: ':memory:' });
  const direct = await openHttpHost(alone);
  await addMember(direct.bank, { username, password });
  try {
    await fetch(new URL('/api/sign-in', direct.address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: direct.address,
        'x-forwarded-for': '203.0.113.9',
      },
      body: JSON.stringify({ username, password }),
    });
    const session = await alone.db
      .selectFrom('session')
      .select('address')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(session.address).toBe('127.0.0.1');
  } finally {
    await direct.close();
    await alone.close();
  }
});
