import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '#bank/index.ts';
import { addMember } from '#bank/testing/test-member.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { ask as rawAsk, type RawAnswer, TestBrowser } from '../../testing/test-browser.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';

/** The sign-in of a member with the password alone. */
const username = 'jordan';
const password = 'correct horse battery';
const json = { 'content-type': 'application/json' };

let store: Store<Tables>;
let host: HttpHost;
let browser: TestBrowser;

beforeAll(async () => {
  store = await open({ path: ':memory:' });
  host = await openHttpHost(store);
  await addMember(host.bank, { username, password });
  browser = new TestBrowser(host.address);
});
afterAll(async () => {
  await host.close();
  await store.close();
});

async function ask(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  sent = '',
): Promise<{ status: number; headers: RawAnswer['headers']; body: string }> {
  const {
    status,
    headers: answered,
    body,
  } = await rawAsk(host.address, method, path, headers, sent);
  return { status, headers: answered, body: String(body) };
}

async function sessionCookie(): Promise<string> {
  const member = new TestBrowser(host.address);
  expect((await member.post('/api/sign-in', { username, password })).status).toBe(200);
  return [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

describe('A change must come from the pages of the bank', () => {
  const credentials = JSON.stringify({ username, password });
  const signIn = (headers: Record<string, string>) =>
    ask('POST', '/api/sign-in', { ...json, ...headers }, credentials);

  test('The browser says that it does', async () => {
    expect((await signIn({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    const contradicted = { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' };
    expect((await signIn(contradicted)).status).toBe(403);
  });

  test('Where nothing says so, its Origin does', async () => {
    expect((await signIn({ origin: host.address })).status).toBe(200);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site that forges the origin', { 'sec-fetch-site': 'cross-site', origin: 'own' }],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    ['no page at all', { 'sec-fetch-site': 'none' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['a sandboxed page', { origin: 'null' }],
    ['somebody who does not say', {}],
  ])('From %s it is refused, and no session begins', async (_from, headers: object) => {
    const own = 'origin' in headers && headers.origin === 'own' ? { origin: host.address } : {};
    const { status, headers: answered, body } = await signIn({ ...headers, ...own });
    expect(status).toBe(403);
    expect(answered['set-cookie']).toBeUndefined();
    expect(JSON.parse(body)).toMatchObject({ code: 'FORBIDDEN', status: 403 });
    expect(body).toContain(`Origin: ${host.address}`);
  });

  test('No other site is allowed to read an answer', async () => {
    const { headers } = await ask('GET', '/api/accounts', { origin: 'https://evil.example' });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('Methods', () => {
  test.each(['TRACE', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])('%s is refused', async (method) => {
    const allowed = {
      '/': 'GET, HEAD',
      '/api': 'GET, HEAD',
      '/api/accounts': 'GET, HEAD',
      '/api/sign-in': 'POST',
      '/api/transfers': 'POST, GET, HEAD',
      '/rpc/accounts/list': 'POST',
      '/nowhere': 'GET, HEAD',
    };
    for (const [path, methods] of Object.entries(allowed)) {
      const { status, headers } = await ask(method, path, { origin: host.address });
      expect([path, status, headers.allow]).toEqual([path, 405, methods]);
    }
  });

  test('A HEAD is answered with the status and the headers of a GET, and no body', async () => {
    const cookie = await sessionCookie();
    const paths = ['/api', '/api/openapi.json', '/health', '/api/accounts', '/api/transfers/none'];
    for (const path of [...paths, '/api/sign-in', '/rpc/accounts/list', '/rpc/none', '/nowhere']) {
      const get = await ask('GET', path, { cookie });
      const head = await ask('HEAD', path, { cookie });
      const ofBoth = [head, get].map(({ status, headers }) => {
        const { date: _at, 'x-request-id': _id, ...others } = headers;
        return [path, status, others];
      });
      expect(ofBoth[0]).toEqual(ofBoth[1]);
      expect(head.body).toHaveLength(0);
    }
    expect((await ask('HEAD', '/api/accounts', { cookie })).status).toBe(200);
  });

  test('A HEAD of the live events ends at once', async () => {
    const { status, headers } = await ask('HEAD', '/api/events/live', {
      cookie: await sessionCookie(),
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/event-stream');
  });

  test('A GET changes nothing: what needs a POST is not answered', async () => {
    const data = encodeURIComponent(JSON.stringify({ json: { username, password } }));
    const { status, headers } = await ask('GET', `/rpc/signIn?data=${data}`);
    expect(status).toBe(405);
    expect(headers.allow).toBe('POST');
    expect(headers['set-cookie']).toBeUndefined();
    const sentByGet = await ask('GET', '/api/sign-in');
    expect([sentByGet.status, sentByGet.headers.allow]).toEqual([405, 'POST']);
  });
});

describe('The name under which the server is asked', () => {
  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    '[::1].evil',
  ])('A server of this machine does not answer as "%s"', async (name) => {
    const { status, body } = await ask('GET', '/api/accounts', { host: name });
    expect(status).toBe(421);
    expect(JSON.parse(body)).toMatchObject({ code: 'MISDIRECTED_REQUEST' });
  });

  test.each(['localhost:3000', '127.0.0.1', '[::1]:3000', 'LOCALHOST'])(
    'It does as %s',
    async (name) => {
      expect((await ask('GET', '/health', { host: name })).status).toBe(200);
    },
  );
});

describe('Bad requests get a clear refusal and never a 500', () => {
  const from = () => ({ origin: host.address });
  const badRequest = { defined: true, code: 'BAD_REQUEST', status: 400 };

  test.each([
    ['half of a JSON object', '{"username":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a number', '1e999'],
    ['a prototype', '{"__proto__":{"username":"avery"}}'],
    ['objects for texts', '{"username":{"a":1},"password":["b"]}'],
    ['a byte that is no UTF-8', '{"username":"\u0000","password":7}'],
    ['a million nested lists', '['.repeat(60_000)],
  ])('%s instead of credentials', async (_what, body) => {
    for (const path of ['/api/sign-in', '/rpc/signIn']) {
      const answer = await ask('POST', path, { ...json, ...from() }, body);
      expect(answer.status, answer.body).toBe(400);
      const refusal: unknown = JSON.parse(answer.body);
      expect(path === '/rpc/signIn' ? refusal : { json: refusal }).toMatchObject({
        json: badRequest,
      });
    }
  });

  test('bytes that are no UTF-8 are not guessed', async () => {
    const body = Buffer.concat([
      Buffer.from('{"username":"a'),
      Buffer.from([0xff]),
      Buffer.from('","password":"b"}'),
    ]);
    for (const path of ['/api/sign-in', '/rpc/signIn']) {
      const answer = await fetch(new URL(path, host.address), {
        method: 'POST',
        headers: { ...json, ...from() },
        body,
      });
      expect(answer.status).toBe(400);
    }
  });

  test.each([
    ['meta that is no list', '{"json":{},"meta":7}'],
    ['meta of an unknown kind', '{"json":{"a":"b"},"meta":[[99,"a"]]}'],
    ['meta that leads nowhere', '{"json":{},"meta":[[1,"a","b","c"]]}'],
    ['meta that leads to the prototype', '{"json":{},"meta":[[1,"__proto__","x"]]}'],
    ['maps that do not exist', '{"json":{},"maps":[["a"]],"meta":[]}'],
  ])('%s in the protocol of the portal', async (_what, body) => {
    const { status } = await ask('POST', '/rpc/signIn', { ...json, ...from() }, body);
    expect(status).toBe(400);
  });

  test('A body that is not declared as JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const headers = { 'content-type': type, ...from() };
      const { status, body } = await ask('POST', '/api/sign-in', headers, '{}');
      expect(status, type).toBe(415);
      expect(JSON.parse(body)).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    }
    expect((await ask('POST', '/api/sign-in', from(), '{}')).status).toBe(415);
  });

  test('A body of more than 64 kB, whether its length is told or not', async () => {
    const body = JSON.stringify({ username, password: 'x'.repeat(1_000_000) });
    const told = { 'content-length': String(body.length) };
    const untold = { 'transfer-encoding': 'chunked' };
    for (const length of [told, untold]) {
      const headers = { ...json, ...from(), ...length };
      const { status, body: answer } = await ask('POST', '/rpc/signIn', headers, body);
      expect(status).toBe(413);
      expect(JSON.parse(answer)).toMatchObject({ json: { code: 'PAYLOAD_TOO_LARGE' } });
    }
  });

  test.each(['/api/transfers/%E0%A4%A', '/%ff'])(
    'An address that cannot be decoded: %s',
    async (path) => {
      expect((await ask('GET', path)).status).toBe(400);
    },
  );

  test.each([
    '/api/nothing',
    '/rpc/nothing',
    '/rpc/',
    '/nothing',
    '/api/%2e%2e/rpc',
    '//evil.example/',
  ])('An address where nothing is: %s', async (path) => {
    const { status, body } = await ask('GET', path);
    expect(status).toBe(404);
    expect(body).toContain('"code":"NOT_FOUND"');
  });

  test('None of them was a surprise to the server', () => {
    expect(host.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('The session', () => {
  test('Its cookie is out of reach of scripts, other sites and other hosts', async () => {
    const answer = await browser.post('/api/sign-in', { username, password });
    const [cookie = ''] = answer.headers.getSetCookie();
    const [pair, ...attributes] = cookie.split('; ');
    expect(pair).toMatch(/^__Host-sid=[0-9a-f]{64}$/);
    expect(new Set(attributes)).toEqual(
      new Set(['Max-Age=43200', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']),
    );
  });

  test('Its token is in no answer', async () => {
    const answer = await browser.post('/api/sign-in', { username, password });
    expect(await answer.text()).not.toContain(browser.cookies.get('__Host-sid'));
  });

  test('Sign-in begins a new one, whatever the browser brought along', async () => {
    const forged = 'f'.repeat(64);
    browser.cookies.set('__Host-sid', forged);
    await browser.post('/api/sign-in', { username, password });
    const first = browser.cookies.get('__Host-sid');
    expect(first).not.toBe(forged);
    await browser.post('/api/sign-in', { username, password });
    expect(browser.cookies.get('__Host-sid')).not.toBe(first);

    const thief = new TestBrowser(host.address);
    for (const token of [forged, first ?? '']) {
      thief.cookies.set('__Host-sid', token);
      expect((await thief.fetch('/api/me')).status).toBe(401);
    }
  });

  test('R-S5 After sign-out the cookie is gone, and worth nothing to anyone who kept it', async () => {
    await browser.post('/api/sign-in', { username, password });
    const kept = browser.cookies.get('__Host-sid') ?? '';
    await browser.post('/api/sign-out', {});
    expect(browser.cookies.has('__Host-sid')).toBe(false);
    browser.cookies.set('__Host-sid', kept);
    expect((await browser.fetch('/api/me')).status).toBe(401);
    expect(browser.cookies.has('__Host-sid')).toBe(false);
  });

  test('With the session the browser throws away its cache, and nothing that it remembers for the member', async () => {
    for (const path of ['/api/sign-out', '/rpc/signOut']) {
      const began = await browser.post('/api/sign-in', { username, password });
      expect(began.headers.has('clear-site-data')).toBe(false);
      const ended = await browser.post(path, path.startsWith('/rpc/') ? { json: {} } : {});
      expect([ended.status, ended.headers.get('clear-site-data')]).toEqual([200, '"cache"']);
    }
  });

  test('A malformed token is as good as none', async () => {
    for (const value of [
      '',
      'a',
      '%00',
      '"',
      'x'.repeat(4_000),
      '../../etc/passwd',
      "' or 1=1 --",
    ]) {
      const { status } = await ask('GET', '/api/me', { cookie: `__Host-sid=${value}` });
      expect(status, value).toBe(401);
    }
  });
});

describe('Headers', () => {
  test.each(['/', '/api', '/api/me', '/api/openapi.json', '/rpc/nothing', '/health'])(
    'The answer to %s tells the browser to allow nothing but what is needed',
    async (path) => {
      const { headers } = await ask('GET', path);
      const policy = headers['content-security-policy'];
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    },
  );

  test('An answer to an address that cannot be decoded does nothing in a browser', async () => {
    const { headers } = await ask('GET', '/%ff');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  test('Answers of the bank are stored nowhere', async () => {
    for (const path of ['/api/me', '/rpc/whoAmI', '/api/nothing', '/health']) {
      expect((await ask('GET', path)).headers['cache-control'], path).toBe('no-store');
    }
  });

  test('TLS is demanded where there is TLS, and not on localhost', async () => {
    expect((await ask('GET', '/health')).headers).not.toHaveProperty('strict-transport-security');
  });
});
