import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type SecureVersion, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sample, type Tables } from '#bank/index.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { makeTestCertificate, type TestCertificate } from '../../testing/test-certificate.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';
import { run, temporaryFolder } from '../../testing/test-process.ts';

const { username, password } = sample;

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
}

async function ask(
  address: string,
  path: string,
  { ca, origin }: { ca: string; origin?: string },
): Promise<Answer> {
  const method = origin === undefined ? 'GET' : 'POST';
  const headers = { 'content-type': 'application/json', ...(origin !== undefined && { origin }) };
  const asked = request(new URL(path, address), { method, headers, ca, agent: false });
  asked.end(method === 'POST' ? JSON.stringify({ username, password }) : undefined);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, headers: response.headers };
}

async function nameShown(port: number): Promise<unknown> {
  const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const { CN } = socket.getPeerCertificate().subject;
  socket.destroy();
  return CN;
}

describe('A server with a certificate of its own', () => {
  let store: Store<Tables>;
  let host: HttpHost;
  let folder: string;
  let made: TestCertificate;

  beforeAll(async () => {
    store = await open({ path: ':memory:' });
    folder = await mkdtemp(join(tmpdir(), 'bank-tls-'));
    made = makeTestCertificate(folder, 'bank');
    const { cert, key } = made;
    const certificate = { cert, key, minVersion: 'TLSv1.2' } as const;
    host = await openHttpHost(store, { certificate, overTls: true });
  });
  afterAll(async () => {
    await host.close();
    await store.close();
    await rm(folder, { recursive: true });
  });

  test('speaks HTTPS, and on a loopback host demands it of no other port', async () => {
    expect(host.address).toMatch(/^https:/);
    const { status, headers } = await ask(host.address, '/health', { ca: made.cert });
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('speaks nothing else', async () => {
    const plain = host.address.replace('https:', 'http:');
    await expect(fetch(new URL('/health', plain))).rejects.toThrow('fetch failed');
  });

  test('takes its own pages for those that came over HTTPS', async () => {
    const signIn = (origin: string) => ask(host.address, '/api/sign-in', { ca: made.cert, origin });
    const { status, headers } = await signIn(host.address);
    expect(status).not.toBe(403);
    for (const cookie of headers['set-cookie'] ?? []) {
      expect(cookie).toMatch(/; Secure/);
    }
    expect((await signIn(host.address.replace('https:', 'http:'))).status).toBe(403);
    expect((await signIn('https://evil.example')).status).toBe(403);
  });

  test.each<[SecureVersion, boolean]>([
    ['TLSv1.1', false],
    ['TLSv1.2', true],
    ['TLSv1.3', true],
  ])('%s: %s', async (version, isTaken) => {
    const { port } = new URL(host.address);
    const ciphers = version === 'TLSv1.1' ? 'DEFAULT@SECLEVEL=0' : undefined;
    const socket: TLSSocket = connect({
      port: Number(port),
      host: '127.0.0.1',
      ca: made.cert,
      minVersion: version,
      maxVersion: version,
      ...(ciphers !== undefined && { ciphers }),
    });
    const outcome = await Promise.race([
      once(socket, 'secureConnect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    expect(outcome).toBe(isTaken);
  });
});

// Starts a whole process, which takes long on a busy machine.
test(
  'SIGHUP renews the certificate, and a wrong one is logged and not taken',
  { timeout: 60_000 },
  async () => {
    const folder = await temporaryFolder();
    const [first, second] = ['first', 'second'].map((name) => makeTestCertificate(folder, name));
    if (first === undefined || second === undefined) throw new Error('No certificates');
    const server = run('main.ts', {
      PORT: '0',
      BANK_DATA: folder,
      TLS_CERT: first.certificateFile,
      TLS_KEY: first.keyFile,
    });
    const address = await server.address();
    expect(address).toMatch(/^https:\/\/localhost:/);
    const port = Number(new URL(address).port);
    expect(await nameShown(port)).toBe('first');

    copyFileSync(second.certificateFile, first.certificateFile);
    server.signal('SIGHUP');
    await server.logLine(/not renewed/);
    expect(await nameShown(port)).toBe('first');

    copyFileSync(second.keyFile, first.keyFile);
    server.signal('SIGHUP');
    await expect.poll(() => nameShown(port)).toBe('second');

    server.signal('SIGTERM');
    const { code, stderr } = await server.ended;
    expect(code).toBe(0);
    expect(stderr).toContain(`is not that of the certificate`);
    expect(stderr).not.toContain(second.key.slice(40, 80));
  },
);
