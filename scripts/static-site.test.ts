import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveSite } from './static-site.ts';

const above = mkdtempSync(join(tmpdir(), 'static-site-'));
const folder = join(above, 'site');
const lost = '<style>p{}</style>lost';
const servers: Server[] = [];
let atRoot = '';
let underPath = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(above, 'secret.txt'), 'a secret');
  writeFileSync(join(folder, 'index.html'), 'sign in');
  writeFileSync(join(folder, 'dashboard.html'), 'dashboard');
  writeFileSync(join(folder, '404.html'), `${lost}<a href="./login">back</a>`);
  writeFileSync(join(folder, 'assets', 'main-1a.js'), 'script'.repeat(100));
  writeFileSync(join(folder, 'assets', 'bank-2b.wasm'), 'machine');
  atRoot = await serve('/');
  underPath = await serve('/some/path/');
});

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(above, { recursive: true });
});

async function serve(base: string): Promise<string> {
  const server = createServer(serveSite(folder, base));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Sends the path as it is; `fetch` would tidy it up. */
function statusOf(origin: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(origin, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('addresses', () => {
  test.each([
    ['/', 200, 'sign in'],
    ['/dashboard', 200, 'dashboard'],
    ['/dashboard?tab=transfer', 200, 'dashboard'],
    ['/no/such/', 404, lost],
    ['/no/such/page', 404, lost],
  ])('%s answers %i with %s', async (path, status, content) => {
    const answer = await fetch(atRoot + path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(content);
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '//secret.txt',
    '/%00',
    '/%',
  ])('%s leads to nothing outside the folder', async (path) => {
    expect(await statusOf(atRoot, path)).toBe(404);
  });

  test('a site under a path answers there, and its bare path leads to it', async () => {
    expect(await (await fetch(`${underPath}/some/path/dashboard`)).text()).toBe('dashboard');
    expect((await fetch(`${underPath}/dashboard`)).status).toBe(404);
    const bare = await fetch(`${underPath}/some/path?a=b`, { redirect: 'manual' });
    expect([bare.status, bare.headers.get('location')]).toEqual([308, '/some/path/?a=b']);
  });

  test.each([
    ['/dashboard/', '/dashboard'],
    ['/dashboard.html?a=b', '/dashboard?a=b'],
    ['/index.html', '/'],
  ])('%s leads to %s, where its page lies', async (path, location) => {
    for (const [site, base] of [
      [atRoot, ''],
      [underPath, '/some/path'],
    ] as const) {
      const answer = await fetch(site + base + path, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([308, base + location]);
    }
  });

  test('the page for lost visitors leads back from any depth', async () => {
    for (const [site, base] of [
      [atRoot, '/'],
      [underPath, '/some/path/'],
    ] as const) {
      const page = await (await fetch(`${site}${base}no/such/page`)).text();
      expect(page).toContain(`<a href="${base}login">`);
    }
  });

  test('only reading is allowed', async () => {
    expect((await fetch(atRoot, { method: 'POST' })).status).toBe(405);
    const head = await fetch(atRoot, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      '7',
      '',
    ]);
  });
});

describe('headers', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/assets/main-1a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/bank-2b.wasm', 'application/wasm', 'public, max-age=31536000, immutable'],
  ])('%s is %s, kept: %s', async (path, type, kept) => {
    const { headers } = await fetch(atRoot + path);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, kept]);
  });

  test('scripts may be the site’s own and WebAssembly, and no page may be framed', async () => {
    const policy = (await fetch(atRoot)).headers.get('content-security-policy');
    expect(policy).toContain(`default-src 'none'; script-src 'self' 'wasm-unsafe-eval';`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).toContain(`style-src 'self';`);
    expect(policy).toContain(`require-trusted-types-for 'script'`);
    expect(policy?.replace('wasm-unsafe-eval', '')).not.toContain('unsafe');
  });

  test('the page for lost visitors may use the style inside it, by its hash', async () => {
    const policy = (await fetch(`${atRoot}/lost`)).headers.get('content-security-policy');
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/);
  });

  test('a file that is worth it is compressed', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const answer = await fetch(`${atRoot}/assets/main-1a.js`, { headers });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(100);
    expect(await answer.text()).toBe('script'.repeat(100));
  });
});
