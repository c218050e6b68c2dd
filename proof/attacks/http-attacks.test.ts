import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dumpTables } from '#bank/testing/test-tables.ts';
import { ask } from '#hosts/testing/test-browser.ts';
import { type AttackedBank, badRequest, openAttackedBank } from './attacked-bank.ts';
import { writeRaw } from './raw-connection.ts';

let bank: AttackedBank;
let host: string;
let cookie: string;

beforeAll(async () => {
  bank = await openAttackedBank();
  host = new URL(bank.host.address).host;
  cookie = [...bank.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(() => bank.close());

/** A request as sent on the wire; `{host}` is the server's own name. */
function lines(...written: readonly string[]): string {
  return `${written.join('\r\n').replaceAll('{host}', host)}\r\n\r\n`;
}

const smuggled = 'GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n';

describe('A request whose end is not clear is not answered as two', () => {
  test.each([
    [
      'two lengths',
      lines(
        'POST /api/sign-out HTTP/1.1',
        'Host: {host}',
        'Content-Length: 2',
        'Content-Length: 40',
      ),
    ],
    [
      'a length and chunks',
      lines(
        'POST /api/sign-out HTTP/1.1',
        'Host: {host}',
        'Content-Length: 5',
        'Transfer-Encoding: chunked',
      ) + `0\r\n\r\n${smuggled}`,
    ],
    [
      'chunks under another name',
      lines(
        'POST /api/sign-out HTTP/1.1',
        'Host: {host}',
        'Content-Length: 5',
        'Transfer-Encoding: xchunked',
      ) + `0\r\n\r\n${smuggled}`,
    ],
    [
      'chunks named twice',
      lines(
        'POST /api/sign-out HTTP/1.1',
        'Host: {host}',
        'Transfer-Encoding: chunked',
        'Transfer-Encoding: identity',
      ) + `0\r\n\r\n${smuggled}`,
    ],
    [
      'a blank before the colon',
      lines('POST /api/sign-out HTTP/1.1', 'Host: {host}', 'Transfer-Encoding : chunked') +
        `0\r\n\r\n${smuggled}`,
    ],
    [
      'a folded line',
      lines('GET /api/me HTTP/1.1', 'Host: {host}', 'X-A: b', ' Transfer-Encoding: chunked'),
    ],
    [
      'a length below zero',
      lines('POST /api/sign-out HTTP/1.1', 'Host: {host}', 'Content-Length: -1'),
    ],
    [
      'a length with a sign',
      lines('POST /api/sign-out HTTP/1.1', 'Host: {host}', 'Content-Length: +2'),
    ],
    [
      'a length in hexadecimal',
      lines('POST /api/sign-out HTTP/1.1', 'Host: {host}', 'Content-Length: 0x2'),
    ],
    [
      'a chunk of a length that no machine has',
      lines('POST /api/sign-out HTTP/1.1', 'Host: {host}', 'Transfer-Encoding: chunked') +
        'ffffffffffffffffff\r\nx\r\n',
    ],
    ['a name with NUL in it', lines('GET /api/me HTTP/1.1', 'Host: {host}', 'X-A\0: b')],
    ['a lone line feed', 'GET /api/me HTTP/1.1\nHost: x\n\n'],
    ['no version', `GET /api/me\r\n\r\n`],
    ['another version', lines('GET /api/me HTTP/9.9', 'Host: {host}')],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('%s', async (_what, bytes) => {
    const before = await dumpTables(bank.store);
    const { statuses } = await writeRaw(bank.host.address, bytes);
    expect(statuses.length).toBeLessThanOrEqual(1);
    for (const status of statuses) expect(status).toBeGreaterThanOrEqual(400);
    expect(statuses).not.toContain(500);
    expect(await dumpTables(bank.store)).toEqual(before);
  });
});

describe('The name that is asked for', () => {
  test('has to be told once', async () => {
    for (const bytes of [
      lines('GET /health HTTP/1.1'),
      lines('GET /health HTTP/1.1', 'Host: {host}', 'Host: evil.example'),
      lines('GET /health HTTP/1.1', 'Host:'),
    ]) {
      const { statuses } = await writeRaw(bank.host.address, bytes);
      expect([400, 421]).toContain(statuses[0]);
    }
  });

  test.each(['X-Forwarded-Host', 'X-Host', 'X-Original-Host', 'Forwarded'])(
    'is not believed from %s',
    async (name) => {
      const value = name === 'Forwarded' ? 'host=evil.example;proto=https' : 'evil.example';
      const { status, headers, body } = await ask(bank.host.address, 'GET', '/api', {
        [name]: value,
      });
      expect(status).toBe(200);
      expect(JSON.stringify(headers) + String(body)).not.toContain('evil.example');
    },
  );

  test('leads nobody elsewhere: no answer is an address outside', async () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '/api/%0d%0aLocation:%20//evil.example',
    ]) {
      const { status, headers } = await ask(bank.host.address, 'GET', path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers.location).toBeUndefined();
    }
    const { status, headers } = await ask(bank.host.address, 'GET', '/api/');
    expect([status, headers.location]).toEqual([308, '/api']);
  });

  test('in the request line does not make the server a proxy', async () => {
    const bytes = lines(`GET http://evil.example/ HTTP/1.1`, 'Host: evil.example');
    const { statuses, text } = await writeRaw(bank.host.address, bytes);
    expect(statuses[0]).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('evil.example');
    const tunnel = lines('CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example:443');
    expect((await writeRaw(bank.host.address, tunnel)).statuses).not.toContain(200);
  });
});

describe('A header cannot stand in for', () => {
  test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    'the method: %s',
    async (name) => {
      const headers = { [name]: 'POST', cookie, origin: bank.host.address };
      const { status } = await ask(bank.host.address, 'GET', '/api/sign-out', headers);
      expect(status).toBe(405);
      expect((await bank.browser.fetch('/api/me')).status).toBe(200);
    },
  );

  test.each(['X-Original-URL', 'X-Rewrite-URL', 'X-Accel-Redirect'])(
    'the address: %s',
    async (name) => {
      const { status } = await ask(bank.host.address, 'GET', '/health', {
        [name]: '/api/me',
        cookie,
      });
      expect(status).toBe(200);
    },
  );

  test('where a page came from: a POST with no word of it changes nothing', async () => {
    for (const origin of ['null', '', 'http://127.0.0.1', `${bank.host.address}.evil.example`]) {
      expect(
        await bank.refusalOf(() =>
          bank.browser.post('/api/transfers', {}, { origin, 'sec-fetch-site': '' }),
        ),
      ).toMatchObject({ code: 'FORBIDDEN', status: 403 });
    }
  });
});

describe('A body', () => {
  test.each([
    'application/json; charset=utf-7',
    'application/json, text/plain',
    'text/json',
    'application/xml',
    'application/json\u00A0',
    'application/x-ndjson',
  ])('declared as %j is read as JSON or not at all', async (type) => {
    const { status } = await ask(
      bank.host.address,
      'POST',
      '/api/sign-out',
      { 'content-type': type, origin: bank.host.address },
      '<a/>',
    );
    expect([400, 415]).toContain(status);
  });

  test('that was compressed is not opened', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000, ' '));
    const { status } = await ask(
      bank.host.address,
      'POST',
      '/api/sign-out',
      {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        origin: bank.host.address,
      },
      bomb.toString('latin1'),
    );
    expect([400, 415]).toContain(status);
  });

  test('with the same field twice, deep in itself or with a million keys is refused in time', async () => {
    const deep = `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`;
    const keys = `{${Array.from({ length: 6_000 }, (_, place) => `"k${place}":1`).join(',')}}`;
    for (const text of [deep, keys, '{"json":{},"json":[]}']) {
      expect(await bank.refusalOf(() => bank.send('/api/transfers', text))).toMatchObject(
        badRequest,
      );
    }
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 99])(
    'with a type that JSON does not have (%i) is refused, and nothing of it is in the log',
    async (type) => {
      const sent = { json: { username: '/(/', password: 'x' }, meta: [[type, 'username']] };
      const answer = await bank.browser.post('/rpc/signIn', sent);
      expect(answer.status).toBe(400);
      const { json } = (await answer.json()) as { json: object };
      expect(json).toMatchObject(badRequest);
      const stream = { json: {}, meta: [[type]] };
      expect((await bank.browser.post('/rpc/events/follow', stream)).status).toBe(400);
      expect(JSON.stringify(bank.host.log.lines)).not.toContain('/(/');
    },
  );

  test('does not come with a GET: what is asked stands in the address', async () => {
    const bytes =
      lines('GET /api/me HTTP/1.1', 'Host: {host}', 'Content-Length: 9', 'Connection: close') +
      '{"a":"b"}';
    const { statuses } = await writeRaw(bank.host.address, bytes);
    expect(statuses).toEqual([401]);
  });
});

describe('A request too large to be one', () => {
  test.each([
    ['an address of 100 kB', () => lines(`GET /${'a'.repeat(100_000)} HTTP/1.1`, 'Host: {host}')],
    [
      'a header of 100 kB',
      () => lines('GET /health HTTP/1.1', 'Host: {host}', `X-A: ${'a'.repeat(100_000)}`),
    ],
    [
      'ten thousand headers',
      () =>
        lines(
          'GET /health HTTP/1.1',
          'Host: {host}',
          ...Array.from({ length: 10_000 }, (_, place) => `X-${place}: a`),
        ),
    ],
  ])('is refused: %s', async (_what, bytes) => {
    const { statuses } = await writeRaw(bank.host.address, bytes());
    expect([[431], [414], []]).toContainEqual(statuses);
  });
});

describe('What is not for visitors is not there', () => {
  test.each([
    '/metrics',
    '/.git/HEAD',
    '/.env',
    '/server-status',
    '/debug/pprof',
    '/actuator/env',
    '/admin',
    '/graphql',
    '/swagger.json',
    '/wp-login.php',
    '/phpinfo.php',
    '/package.json',
    '/data/bank.sqlite',
    '/bank.sqlite-wal',
    '/sample-phone/..',
    '/api/../../etc/passwd',
    '/rpc/__proto__',
    '/rpc/constructor',
    '/rpc/transfers/__proto__/create',
    '/rpc/toString',
  ])('%s', async (path) => {
    for (const headers of [{}, { cookie }]) {
      const { status, body } = await ask(bank.host.address, 'GET', path, headers);
      expect(status).toBe(404);
      expect(String(body)).not.toMatch(/root:|SQLite format/);
    }
  });

  test('and the health of the server is told without a word of what it is', async () => {
    const { body, headers } = await ask(bank.host.address, 'GET', '/health');
    expect(JSON.parse(String(body))).toEqual({ ok: true });
    expect(headers['server']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('A connection', () => {
  test('is not made into one of another protocol', async () => {
    for (const protocol of ['websocket', 'h2c', 'TLS/1.0']) {
      const bytes = lines(
        'GET /health HTTP/1.1',
        'Host: {host}',
        'Connection: Upgrade',
        `Upgrade: ${protocol}`,
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Version: 13',
      );
      expect((await writeRaw(bank.host.address, bytes)).statuses).not.toContain(101);
    }
  });

  test('on which requests are sent ahead answers each for itself, and none with another’s session', async () => {
    const signedIn = lines('GET /api/me HTTP/1.1', 'Host: {host}', `Cookie: ${cookie}`);
    const nobody = lines('GET /api/me HTTP/1.1', 'Host: {host}', 'Connection: close');
    const { statuses } = await writeRaw(bank.host.address, signedIn + nobody);
    expect(statuses).toEqual([200, 401]);
  });
});

describe('What is told of the member', () => {
  test.each([
    '/api/me',
    '/api/accounts',
    '/api/transactions?range=all',
    '/api/profile',
    '/api/settings',
    '/api/statements',
    '/api/transactions/csv?range=all',
    '/api/security/sessions',
    '/rpc/whoAmI',
  ])(
    'is stored nowhere, shown in no other site’s page, and taken for nothing else: %s',
    async (path) => {
      const { headers } = await ask(bank.host.address, 'GET', path, { cookie });
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': expect.stringMatching(/^(application\/json|text\/csv)/),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );
});
