import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPayment, addProfile, testProfile } from '#bank/testing/test-member.ts';
import { internal, zelle } from '#bank/testing/transfer-requests.ts';
import {
  type AttackedBank,
  badRequest,
  newIntent,
  notFound,
  openAttackedBank,
} from './attacked-bank.ts';

let bank: AttackedBank;
let purchase: string;

beforeAll(async () => {
  bank = await openAttackedBank();
  const { host, member } = bank;
  await addProfile(host.bank, member);
  const at = host.clock.now();
  const payment = { type: 'debit', amount: 12_00, at, description: 'Corner Grocery' } as const;
  purchase = (await addPayment(host.bank, member, payment)).id;
});
afterAll(() => bank.close());

const markup = '<img src=x onerror=alert(1)>';

/** Characters that are invisible, or turn around the text beside them. */
const hidden = ['\u202E', '\u2066', '\u200B', '\u200F', '\uFEFF', '\u0007', '\u001B[31m', '\u2028'];

async function descriptionsFound(search: string): Promise<string[]> {
  const query = new URLSearchParams({ range: 'all', search });
  const answer = await bank.browser.fetch(`/api/transactions?${query}`);
  const { transactions } = (await answer.json()) as { transactions: { description: string }[] };
  return transactions.map(({ description }) => description);
}

describe('A memo', () => {
  test('of 501 characters is refused, one of 500 is not', async () => {
    const sending = (memo: string) => ({ intentKey: newIntent(), transfer: internal(1, { memo }) });
    expect(
      await bank.refusalOf(() => bank.browser.post('/api/transfers', sending('x'.repeat(501)))),
    ).toMatchObject(badRequest);
    const longest = await bank.browser.post('/api/transfers', sending('x'.repeat(500)));
    expect(longest.status).toBe(200);
  });

  test('with the character NUL in it is refused, however it is written', async () => {
    for (const memo of ['"a\\u0000b"', '"\\u0000"']) {
      const transfer = `{"kind":"internal","from":"checking","to":"savings","amount":1,"memo":${memo}}`;
      expect(
        await bank.refusalOf(() =>
          bank.send('/api/transfers', `{"intentKey":"${newIntent()}","transfer":${transfer}}`),
        ),
      ).toMatchObject(badRequest);
    }
  });

  test.each([markup, '</script><script>alert(1)</script>', '\u202Egnp.exe', '{{7*7}}', '${7*7}'])(
    'is kept as the text that it is, and answered as JSON alone: %j',
    async (memo) => {
      const transfer = internal(1, { memo });
      const answer = await bank.browser.post('/api/transfers', {
        intentKey: newIntent(),
        transfer,
      });
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await answer.json()).toMatchObject({ memo });
    },
  );

  test('with half of a character is answered, and is no text that breaks the next answer', async () => {
    const transfer = `{"kind":"internal","from":"checking","to":"savings","amount":1,"memo":"\\ud83d"}`;
    const answer = await bank.send(
      '/api/transfers',
      `{"intentKey":"${newIntent()}","transfer":${transfer}}`,
    );
    expect([200, 400]).toContain(answer.status);
    expect((await bank.browser.fetch('/api/transactions?range=all')).status).toBe(200);
  });
});

describe('The name of a recipient', () => {
  test.each([markup, 'A<b', 'Sam>Rivera', ...hidden.map((character) => `Sam${character}Rivera`)])(
    'cannot be %j',
    async (name) => {
      const asked = { intentKey: newIntent(), transfer: zelle(1_00, { name }) };
      expect(await bank.refusalOf(() => bank.browser.post('/api/transfers', asked))).toMatchObject({
        code: 'RECIPIENT_NAME_WRONG',
        status: 422,
      });
    },
  );

  test.each([
    'sam@example.com\r\nBcc: everybody@example.com',
    'sam@example.com,mallory@example.com',
    'sam@example.com>',
    '"sam rivera"@example.com',
    'sam@localhost',
    'sam@[127.0.0.1]',
  ])('comes with no address that means two: %j', async (email) => {
    const asked = { intentKey: newIntent(), transfer: zelle(1_00, { email }) };
    expect(await bank.refusalOf(() => bank.browser.post('/api/transfers', asked))).toMatchObject({
      code: 'EMAIL_WRONG',
      status: 422,
    });
  });
});

describe('The name of a payee', () => {
  test.each([markup, '\u202EElectric', 'Electric\u200BCompany', '   ', ''])(
    'cannot be %j',
    async (name) => {
      const asked = { intentKey: newIntent(), payee: { name } };
      expect(await bank.refusalOf(() => bank.browser.post('/api/payees', asked))).toMatchObject({
        code: 'PAYEE_NAME_WRONG',
        status: 422,
      });
    },
  );
});

describe('A profile', () => {
  test.each([
    ['email', 'jordan@example.com\r\nBcc: everybody@example.com'],
    ['email', 'jordan@example.com\n'.repeat(3)],
    ['firstName', markup],
    ['lastName', '\u202Esille'],
    ['street', '9 Mill Road\u0000'],
    ['phone', '+1 518 555 0177;ext=7'],
    ['state', 'ZZ'],
    ['zip', '12180-'],
    ['firstName', 'x'.repeat(501)],
  ])('cannot have as %s %j', async (field, text) => {
    const asked = { ...testProfile, [field]: text };
    const answer = await bank.browser.post('/api/profile', asked);
    expect([400, 422]).toContain(answer.status);
    const { code } = (await answer.json()) as { code: string };
    expect(code).toBe(answer.status === 400 ? 'BAD_REQUEST' : 'PROFILE_WRONG');
  });
});

describe('A search', () => {
  test.each([
    "' or 1=1 --",
    '%',
    '_',
    'c*r',
    '\\',
    '"',
    "Corner' union select password_hash --",
    'grocery)',
  ])('means the characters that it has, and no pattern or statement: %j', async (search) => {
    expect(await descriptionsFound(search)).toEqual([]);
  });

  test('finds what is there by its own words', async () => {
    expect(await descriptionsFound('corner grocery')).toEqual(['Corner Grocery']);
  });

  test.each([
    'search[a]=b',
    'search=a&search=b',
    '__proto__[search]=a',
    'search=' + 'x'.repeat(101),
    'limit=1e9',
    'limit=-1',
    'limit=NaN',
    'cursor=0.x',
    "cursor=1' or 1=1",
    'type=DEBIT',
    'account=..%2F..',
    'amountFrom=-1',
    'amountFrom=1e308',
    'from=2026-02-30',
    'from=0000-00-00',
  ])('with a field of the wrong form is refused: %s', async (query) => {
    const answer = await bank.browser.fetch(`/api/transactions?${query}`);
    const known = query.startsWith('__proto__');
    expect(answer.status).toBe(known ? 200 : 400);
  });
});

describe('A key in a path', () => {
  test.each([
    "' or 1=1 --",
    '1;drop table member',
    '..%2F..%2Fme',
    '%00',
    'null',
    '0',
    '*',
    '[object Object]',
    '00000000-0000-0000-0000-000000000000\u0000',
    'ffffffff-ffff-ffff-ffff-fffffffffffg',
  ])('is a key and nothing else: %s', async (key) => {
    for (const place of ['transfers', 'transactions', 'disputes', 'deposits']) {
      const answer = await bank.browser.fetch(`/api/${place}/${encodeURIComponent(key)}`);
      expect([400, 404]).toContain(answer.status);
    }
  });
});

describe('Notes and messages', () => {
  test('a note with markup is kept as text, a tag with it is refused', async () => {
    const path = `/api/transactions/${purchase}/note`;
    const noted = await bank.browser.post(path, { note: markup, tags: [] });
    expect(await noted.json()).toEqual({ note: markup, tags: [] });
    expect(
      await bank.refusalOf(() => bank.browser.post(path, { note: '', tags: ['a\u202Eb'] })),
    ).toMatchObject({
      code: 'TAG_WRONG',
      status: 422,
    });
  });

  test('more tags than there may be are refused, and so are tags that are no texts', async () => {
    const path = `/api/transactions/${purchase}/note`;
    const many = Array.from({ length: 6 }, (_, place) => `t${place}`);
    for (const tags of [many, [['a']], [{}], 'a', { length: 1, 0: 'a' }]) {
      expect(await bank.refusalOf(() => bank.browser.post(path, { note: '', tags }))).toMatchObject(
        badRequest,
      );
    }
  });

  test('a message cannot be empty, too long, or about what is somebody else’s', async () => {
    const message = (text: string, about: string | null = null) => ({
      intentKey: newIntent(),
      message: { text, about },
    });
    const post = (body: object) => bank.browser.post('/api/messages', body);
    expect((await post(message('Hello'))).status).toBe(200);
    const { browser } = await bank.another();
    expect(
      await bank.refusalOf(() => bank.browser.post('/api/messages', message('?', newIntent()))),
    ).toMatchObject(notFound);
    expect((await browser.post('/api/messages', message('Hello'))).status).toBe(200);
    expect(
      await bank.refusalOf(() => browser.post('/api/messages', message('?', purchase))),
    ).toMatchObject(notFound);
    expect(await bank.refusalOf(() => post(message('\u200B \n')))).toMatchObject({
      code: 'MESSAGE_EMPTY',
      status: 422,
    });
    expect(await bank.refusalOf(() => post(message('x'.repeat(1_001))))).toMatchObject({
      code: 'MESSAGE_TOO_LONG',
      status: 422,
    });
    expect(await bank.refusalOf(() => post(message('x'.repeat(20_001))))).toMatchObject(badRequest);
  });
});

test('A device that calls itself something hostile signs in, and what it is called stays short text', async () => {
  const { member, browser } = await bank.another();
  const { username, password } = member;
  const headers = { 'user-agent': `${markup}${'x'.repeat(4_000)}` };
  const answer = await browser.post('/api/sign-in', { username, password }, headers);
  expect(answer.status).toBe(200);
  const sessions = await bank.store.db.selectFrom('session').select('device').execute();
  for (const { device } of sessions) expect(device.length).toBeLessThanOrEqual(200);
});
