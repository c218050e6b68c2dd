import type { PushMessage } from '#bank/ports.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPushService, vapidClaims } from '../../testing/test-push-service.ts';
import { makeVapidKeys } from './vapid-keys.ts';
import { openWebPusher } from './web-pusher.ts';

const keys = makeVapidKeys();
const letterhead = { name: 'Juniper Commons', email: 'help@juniper.example' };
const pusher = openWebPusher({ keys, letterhead, toLoopback: true, patienceMs: 300 });
const about: PushMessage['about'] = { kind: 'security', change: 'password-changed' };

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

const push = (endpoint = service.subscription.endpoint, language: 'en' | 'es' = 'en') =>
  pusher.push({
    id: 'one',
    subscription: { endpoint, ...service.subscription.keys },
    about,
    sequence: 7,
    language,
  });

test('R-P9 a push is encrypted for its browser, signed by the bank, and in the language of its person', async () => {
  service.answerWith({ status: 201 });
  expect(await push()).toEqual({ kind: 'taken' });
  expect(await push(undefined, 'es')).toEqual({ kind: 'taken' });
  const [english, spanish] = service.taken;
  expect(english?.shown).toEqual({
    title: 'Juniper Commons',
    body: 'Your password was changed.',
    tag: 'event-7',
    language: 'en',
  });
  expect(spanish?.shown).toMatchObject({ body: 'Se cambió su contraseña.', language: 'es' });
  expect(english?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const { claims, publicKey } = vapidClaims(english?.headers.authorization ?? '');
  expect(publicKey).toBe(pusher.publicKey);
  expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:help@juniper.example' });
});

test.each([
  [404, {}, { kind: 'gone' }],
  [410, {}, { kind: 'gone' }],
  [429, { 'retry-after': '120' }, { kind: 'later', afterMs: 120_000 }],
  [429, { 'retry-after': 'soon' }, { kind: 'later', afterMs: null }],
  [500, {}, { kind: 'later', afterMs: null }],
  [503, {}, { kind: 'later', afterMs: null }],
  [400, {}, { kind: 'refused' }],
  [413, {}, { kind: 'refused' }],
  // It is followed nowhere.
  [307, { location: 'http://127.0.0.1:1/' }, { kind: 'refused' }],
])(
  'R-P9 an answer %i of the push service is understood (case %#)',
  async (status, headers, told) => {
    service.answerWith({ status, headers });
    expect(await push()).toMatchObject(told);
  },
);

test('R-P9 a push service that does not answer is tried later, as is one that is away', async () => {
  service.answerWith('none');
  expect(await push()).toMatchObject({ kind: 'later', afterMs: null });
  expect(await push('http://127.0.0.1:1/browser')).toMatchObject({ kind: 'later' });
  service.answerWith({ status: 201 });
});

const strict = openWebPusher({ keys, letterhead, toLoopback: false });

test.each([
  ['https://push.example/browser/1', true],
  ['https://[2a00:1450:4001::1]/x', true],
  ['http://push.example/browser/1', false],
  ['ftp://push.example/browser/1', false],
  ['https://user:word@push.example/x', false],
  ['https://localhost/x', false],
  ['https://intranet/x', false],
  ['https://127.0.0.1/x', false],
  ['https://2130706433/x', false],
  ['https://0x7f.1/x', false],
  ['https://10.1.2.3/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://[::1]/x', false],
  ['https://[fd00::1]/x', false],
  ['https://[::ffff:10.0.0.1]/x', false],
  ['https://[2002:a00:1::]/x', false],
  ['no address', false],
])('R-P9 of %s it is said whether anything is sent there: %s', (endpoint, isAccepted) => {
  expect(strict.accepts(endpoint)).toBe(isAccepted);
});

test('R-P9 nothing is sent to an address of this machine, whatever its name', async () => {
  const refused = await strict.push({
    id: 'one',
    subscription: { endpoint: 'https://127.0.0.1/x', ...service.subscription.keys },
    about,
    sequence: 7,
    language: 'en',
  });
  expect(refused).toMatchObject({ kind: 'refused' });
});
