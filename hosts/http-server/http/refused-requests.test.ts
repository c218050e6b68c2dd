import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { v4 as newKey } from 'uuid';
import type { Tables } from '#bank/index.ts';
import { addMember, type TestMember } from '#bank/testing/test-member.ts';
import { internal } from '#bank/testing/transfer-requests.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { ask, TestBrowser } from '../../testing/test-browser.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';

const address = '127.0.0.1';
const secret = 'seven-quiet-otters-drumming';

let store: Store<Tables>;
let host: HttpHost;
let member: TestMember;
let browser: TestBrowser;

async function signedIn(username: string) {
  const added = await addMember(host.bank, { username });
  const own = new TestBrowser(host.address);
  await own.post('/api/sign-in', { username, password: added.password });
  return { member: added, browser: own };
}

beforeAll(async () => {
  store = await open({ path: ':memory:' });
  host = await openHttpHost(store);
  ({ member, browser } = await signedIn('jordan'));
});
beforeEach(async () => {
  // Another second than that of the test before.
  await host.clock.leap(1_000);
  host.log.lines.length = 0;
});
afterAll(async () => {
  await host.close();
  await store.close();
});

function told(): unknown[] {
  return host.log.lines.map(({ message, facts }) => [message, facts]);
}

const refused = (facts: object) => [
  ['A request was refused', { ...facts, address, request: expect.any(String) }],
];

test('Somebody else’s transfer is refused as one that is not there, and so it is told', async () => {
  const other = await signedIn('other');
  const body = { intentKey: newKey(), transfer: internal(10_00) };
  const sent = await other.browser.post('/api/transfers', body);
  const { id: theirs } = (await sent.json()) as { id: string };
  for (const id of [theirs, newKey()]) {
    host.log.lines.length = 0;
    expect((await browser.fetch(`/api/transfers/${id}`)).status).toBe(404);
    expect((await browser.post('/rpc/transfers/cancel', { json: { id } })).status).toBe(404);
    const facts = { code: 'NOT_FOUND', status: 404, member: member.personId };
    expect(told()).toEqual([
      ...refused({ procedure: 'transfers.get', ...facts }),
      ...refused({ procedure: 'transfers.cancel', ...facts }),
    ]);
  }
});

test.each([
  ['/api/transfers', { intentKey: secret, transfer: { kind: secret } }],
  ['/rpc/transfers/create', { json: { intentKey: secret, transfer: { kind: secret } } }],
  ['/rpc/transfers/create', { json: { intentKey: secret }, meta: [] }],
])('A fault of form is told without what was sent: %s', async (path, body) => {
  expect((await browser.post(path, body)).status).toBe(400);
  expect(told()).toEqual(
    refused({
      procedure: 'transfers.create',
      code: 'BAD_REQUEST',
      status: 400,
      member: member.personId,
    }),
  );
  expect(JSON.stringify(told())).not.toContain(secret);
});

test.each(['/rpc/transfers/create', '/api/transfers'])(
  'A rule that refuses is told, of %s',
  async (path) => {
    const body = { intentKey: newKey(), transfer: internal(900_000_00) };
    const answer = await browser.post(path, path.startsWith('/rpc/') ? { json: body } : body);
    expect(answer.status).toBe(422);
    expect(told()).toMatchObject(
      refused({
        procedure: 'transfers.create',
        code: 'INSUFFICIENT_FUNDS',
        member: member.personId,
      }),
    );
  },
);

test('A request from elsewhere is told by its procedure, and by no text of its address', async () => {
  const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
  for (const [path, name] of [
    ['/rpc/transfers/create', 'transfers.create'],
    ['/rpc/constructor/name', '/rpc/*'],
    [`/rpc/${secret}`, '/rpc/*'],
    [`/api/${secret}?password=${secret}`, '/api/*'],
    [`/${secret}`, '/*'],
  ]) {
    host.log.lines.length = 0;
    const answer = await browser.fetch(path ?? '', { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(403);
    expect(told()).toEqual(refused({ procedure: name, code: 'FORBIDDEN', status: 403 }));
  }
});

test('Somebody who is not signed in, or has tried too often, is told of as nobody', async () => {
  const nobody = new TestBrowser(host.address);
  await nobody.fetch('/api/accounts');
  for (let guess = 0; guess < 6; guess += 1) {
    await nobody.post('/api/sign-in', { username: 'ghost', password: secret });
  }
  const of = (name: string, code: string, status: number) =>
    refused({ procedure: name, code, status })[0];
  expect(told()).toEqual([
    of('accounts.list', 'SIGNED_OUT', 401),
    ...Array.from({ length: 5 }, () => of('signIn', 'INVALID_CREDENTIALS', 401)),
    of('signIn', 'TOO_MANY_TRIES', 429),
  ]);
  expect(JSON.stringify(told())).not.toMatch(/ghost|otters/);
});

test.each([
  ['GET', '/rpc/whoAmI?data=%7B', undefined, 'whoAmI', 'METHOD_NOT_SUPPORTED'],
  ['GET', '/api/nothing', undefined, '/api/*', 'NOT_FOUND'],
  ['GET', '/%E0%A4%A', undefined, '/*', 'BAD_REQUEST'],
  ['DELETE', '/rpc/whoAmI', undefined, 'whoAmI', 'METHOD_NOT_SUPPORTED'],
  ['POST', '/rpc/signIn', '{', 'signIn', 'BAD_REQUEST'],
  ['POST', '/rpc/signIn', `"${'x'.repeat(70_000)}"`, 'signIn', 'PAYLOAD_TOO_LARGE'],
] as const)('What cannot be read is told once: %s %s', async (method, path, body, name, code) => {
  const headers = { origin: host.address, 'content-type': 'application/json' };
  await ask(host.address, method, path, headers, body);
  expect(told()).toMatchObject(refused({ procedure: name, code }));
});

test('A flood of refusals is a few lines, and then one', async () => {
  await Promise.all(Array.from({ length: 100 }, () => browser.fetch('/api/nothing')));
  expect(told()).toHaveLength(20);
  await host.clock.advance(1_000);
  expect(told().slice(20)).toEqual([['More requests were refused', { count: { NOT_FOUND: 80 } }]]);
});
