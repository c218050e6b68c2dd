import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailerMessage, SecretMessage } from '#bank/ports.ts';
import { testBrand } from '#bank/testing/test-ports.ts';
import type { Tables } from '#bank/index.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';
import { ask } from '../../testing/test-browser.ts';
import { openSamplePhone } from './sample-phone.ts';

const letterhead = { ...testBrand, portalAddress: () => 'http://localhost:3000' };
const at = Date.parse('2026-03-02T15:00:00Z') as EpochMs;

const code: SecretMessage = {
  id: 'code-1',
  channel: 'sms',
  to: '(518) 555-0148',
  about: { kind: 'code', purpose: 'sign-in', code: '417306' },
  at,
};
const link: SecretMessage = {
  ...code,
  id: 'link-1',
  channel: 'email',
  to: 'avery.morgan@example.com',
  about: { kind: 'password-reset', token: 'c0ffee' },
};
const notice: MailerMessage = {
  id: 'notice-1',
  channel: 'email',
  to: link.to,
  about: { kind: 'security', change: 'password-changed' },
  at,
};

describe('The messages that the sample phone keeps', () => {
  test('The newest stands first, with the code or the way that is in it', () => {
    const phone = openSamplePhone(letterhead);
    for (const message of [notice, link, code]) phone.keep(message);
    const [first, second, third] = phone.messages();
    expect(first).toMatchObject({
      id: 'code-1',
      channel: 'sms',
      at,
      code: '417306',
      text: {
        en: expect.stringMatching(/^417306 is your code to sign in\./),
        es: expect.stringMatching(/^417306 es su código para iniciar sesión\./),
      },
    });
    expect(second).toMatchObject({ id: 'link-1', path: '/reset-password#c0ffee' });
    expect(second).not.toHaveProperty('code');
    expect(third).toMatchObject({ id: 'notice-1', text: { en: 'Your password was changed.' } });
    expect(third).not.toHaveProperty('path');
  });

  test('A message that comes twice is one', () => {
    const phone = openSamplePhone(letterhead);
    for (const message of [code, link, code]) phone.keep(message);
    expect(phone.messages().map(({ id }) => id)).toEqual(['code-1', 'link-1']);
  });

  test('The twenty newest are kept', () => {
    const phone = openSamplePhone(letterhead);
    for (let count = 1; count <= 25; count += 1) phone.keep({ ...code, id: `code-${count}` });
    const ids = phone.messages().map(({ id }) => id);
    expect(ids).toHaveLength(20);
    expect(ids[0]).toBe('code-25');
    expect(ids.at(-1)).toBe('code-6');
  });
});

describe('GET /sample-phone', () => {
  let store: Store<Tables>;
  let host: HttpHost;

  beforeAll(async () => {
    store = await open({ path: ':memory:' });
    const samplePhone = openSamplePhone(letterhead);
    samplePhone.keep(code);
    host = await openHttpHost(store, { samplePhone });
  });
  afterAll(async () => {
    await host.close();
    await store.close();
  });

  test('R-P3 A sample bank shows what it has sent, and no cache keeps it', async () => {
    const { status, headers, body } = await ask(host.address, 'GET', '/sample-phone');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body.toString())).toMatchObject({ messages: [{ code: '417306' }] });
  });

  test('Each answer of the bank says that it is there, but not to what a proxy passes on', async () => {
    const own = await askWhoIAm(host);
    expect(own.headers['sample-phone']).toBe('?1');
    const passedOn = await askWhoIAm(host, { via: '1.1 proxy' });
    expect(passedOn.headers).not.toHaveProperty('sample-phone');
  });

  test('Pages from elsewhere cannot read it', async () => {
    const { headers } = await ask(host.address, 'GET', '/sample-phone', {
      origin: 'https://evil.example',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    for (const site of ['cross-site', 'same-site']) {
      const refused = await ask(host.address, 'GET', '/sample-phone', { 'sec-fetch-site': site });
      expect(refused.status, site).toBe(404);
      expect(refused.body.toString()).not.toContain('417306');
    }
  });

  test('A name that was made to point at this machine does not lead to it', async () => {
    const refused = await ask(host.address, 'GET', '/sample-phone', { host: 'evil.example' });
    expect(refused.status).toBe(421);
  });

  test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])(
    'It is not there for what a proxy passes on (%s)',
    async (name) => {
      const refused = await ask(host.address, 'GET', '/sample-phone', { [name]: '127.0.0.1' });
      expect(refused.status).toBe(404);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('It can only be read: %s', async (method) => {
    const origin = host.address;
    const refused = await ask(host.address, method, '/sample-phone', { origin });
    expect([404, 405]).toContain(refused.status);
  });
});

test('Where there is no sample phone, there is nothing at its address and no answer speaks of it', async () => {
  const store = await open<Tables>({ path: ':memory:' });
  const host = await openHttpHost(store);
  try {
    expect((await ask(host.address, 'GET', '/sample-phone')).status).toBe(404);
    expect((await askWhoIAm(host)).headers).not.toHaveProperty('sample-phone');
  } finally {
    await host.close();
    await store.close();
  }
});

/** Sends the bank a request as the portal does; the bank refuses it without a session. */
async function askWhoIAm({ address }: HttpHost, headers: Record<string, string> = {}) {
  const own = { origin: address, 'content-type': 'application/json', ...headers };
  const refused = await ask(address, 'POST', '/rpc/whoAmI', own, '{}');
  expect(refused.status).toBe(401);
  return refused;
}
