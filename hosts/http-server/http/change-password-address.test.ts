import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tables } from '#bank/index.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';

const wellKnown = '/.well-known';

let store: Store<Tables>;
let host: HttpHost;
let portalFolder: string;

beforeEach(async () => {
  store = await open<Tables>({ path: ':memory:' });
  portalFolder = await mkdtemp(join(tmpdir(), 'portal-'));
  for (const page of ['dashboard', '404']) await writeFile(join(portalFolder, `${page}.html`), '');
});
afterEach(async () => {
  await host.close();
  await store.close();
  await rm(portalFolder, { recursive: true });
});

const get = (path: string) => fetch(host.address + path, { redirect: 'manual' });

test('A password manager is led to where the password is changed', async () => {
  host = await openHttpHost(store, { portalFolder });
  const answer = await get(`${wellKnown}/change-password`);
  expect(answer.status).toBe(302);
  const location = answer.headers.get('location') ?? '';
  expect(location).toBe('/dashboard#change-password');
  expect((await get(location)).status).toBe(200);
  // By this, which is never there, it tells whether to believe the answer.
  const never = `${wellKnown}/resource-that-should-not-exist-whose-status-code-should-not-be-200`;
  expect((await get(never)).status).toBe(404);
});

test('Where no portal is served, it leads nowhere', async () => {
  host = await openHttpHost(store);
  expect((await get(`${wellKnown}/change-password`)).status).toBe(404);
});
