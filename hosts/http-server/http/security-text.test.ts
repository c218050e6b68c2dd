import { afterEach, expect, test } from 'vitest';
import type { Tables } from '#bank/index.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';
import { ask } from '../../testing/test-browser.ts';

const path = '/.well-known/security.txt';

let opened: { readonly store: Store<Tables>; readonly host: HttpHost };

afterEach(async () => {
  await opened.host.close();
  await opened.store.close();
});

async function openHost(change: Parameters<typeof openHttpHost>[1] = {}): Promise<HttpHost> {
  const store = await open<Tables>({ path: ':memory:' });
  opened = { store, host: await openHttpHost(store, change) };
  return opened.host;
}

test('Anyone who finds a weakness is told whom to write to, for less than a year from now (RFC 9116)', async () => {
  const host = await openHost();
  const answer = await fetch(host.address + path);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(`Contact: mailto:${host.bank.brand.email}\n`);
  expect(text).toContain('Preferred-Languages: en, es\n');
  expect(text).not.toContain('Canonical');
  const now = host.clock.now();
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(now);
  expect(expires).toBeLessThan(now + 365 * 24 * 60 * 60_000);
});

test('Where the public address is known, the text names itself by it', async () => {
  const publicUrl = new URL('https://bank.example.org/');
  const host = await openHost({ publicUrl });
  const { status, body } = await ask(host.address, 'GET', path, { host: 'bank.example.org' });
  expect(status).toBe(200);
  expect(String(body)).toContain(`Canonical: https://bank.example.org${path}\n`);
});
