import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectingLog } from '#bank/testing/test-ports.ts';
import { ask, type RawAnswer } from '../../testing/test-browser.ts';
import { systemClock } from '../process/clock.ts';
import { answerNotFound, servePortal } from './portal-files.ts';
import { RefusalLog } from './refusal-log.ts';

const page = (name: string) => `<!doctype html><title>${name}</title>`;
const script = 'console.log("hello");'.repeat(50);

let folder: string;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.git'));
  const files: Record<string, string | Buffer> = {
    'index.html': page('Sign in'),
    'login.html': page('Sign in'),
    'dashboard.html': page('Dashboard'),
    'dashboard.html.br': brotliCompressSync(page('Dashboard')),
    '404.html': page('404'),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/main-1a2b3c4d.js': script,
    'assets/main-1a2b3c4d.js.br': brotliCompressSync(script),
    'assets/main-1a2b3c4d.js.gz': gzipSync(script),
    '.git/config': 'secret',
    '.env': 'secret',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await writeFile(join(folder, '..', `${folder.split('/').at(-1)}.json`), 'secret');

  app = fastify();
  app.decorate('refusalLog', new RefusalLog({ log: collectingLog(), clock: systemClock }));
  app.setNotFoundHandler(answerNotFound(folder));
  await servePortal(app, folder);
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
  await rm(`${folder}.json`);
});

function get(path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return ask(address, 'GET', path, headers);
}

test.each([
  ['/', 'Sign in'],
  ['/login', 'Sign in'],
  ['/login?next=1', 'Sign in'],
  ['/dashboard', 'Dashboard'],
])('R-R1 R-R2 %s is the page "%s"', async (path, title) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(String(body)).toContain(`<title>${title}</title>`);
});

test.each(['/nothing', '/login/more', '/Login', '/404', '/assets/', '/assets/none.js'])(
  'R-R4 %s is the page of what is not there, with status 404',
  async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(String(body)).toContain('<title>404</title>');
  },
);

test.each([
  ['/login/', '/login'],
  ['/dashboard/?next=1', '/dashboard?next=1'],
  ['/dashboard.html', '/dashboard'],
  ['/index.html', '/'],
])('%s leads to %s, where its page lies', async (path, location) => {
  const { status, headers } = await get(path);
  expect([status, headers['location']]).toEqual([308, location]);
});

test.each(['/api/nothing', '/api', '/rpc/nothing'])(
  '%s is for programs: its 404 is JSON',
  async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(String(body)).toContain('"code":"NOT_FOUND"');
  },
);

test('A file whose name has the hash of its content is kept for a year', async () => {
  const { status, headers, body } = await get('/assets/main-1a2b3c4d.js');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toMatch(/javascript; charset=utf-8$/);
  expect(String(body)).toBe(script);
});

test('Any other file is asked for again, and not sent again while it is the same', async () => {
  const { headers } = await get('/favicon.svg');
  expect(headers['cache-control']).toBe('no-cache');
  const again = await get('/favicon.svg', { 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test('A file compressed ahead of time is sent so to anyone who can read it', async () => {
  const br = await get('/assets/main-1a2b3c4d.js', {
    'accept-encoding': 'gzip, deflate, br, zstd',
  });
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(String(brotliDecompressSync(br.body))).toBe(script);

  const gz = await get('/assets/main-1a2b3c4d.js', { 'accept-encoding': 'gzip' });
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect(String(gunzipSync(gz.body))).toBe(script);

  const html = await get('/dashboard', { 'accept-encoding': 'br' });
  expect(html.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  expect(String(brotliDecompressSync(html.body))).toBe(page('Dashboard'));
});

test('HEAD tells the same without the body', async () => {
  const { status, headers, body } = await ask(address, 'HEAD', '/dashboard');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toHaveLength(0);
});

test.each([
  '/.git/config',
  '/.env',
  '/%2e%65nv',
  '/%2egit/config',
  '/assets/../.env',
  '/assets/%2e%2e/.env',
  '/assets/..%2f.env',
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '//etc/passwd',
  '/assets/..\\..\\secret',
  '/%00',
  '/assets/main-1a2b3c4d.js%00.html',
  '/../portal.json',
])('%s leads to no file', async (path) => {
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(String(body)).not.toContain('secret');
  expect(String(body)).not.toContain('root:');
});
