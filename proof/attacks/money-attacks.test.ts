import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRecipient } from '#bank/testing/test-member.ts';
import { external, internal, zelle } from '#bank/testing/transfer-requests.ts';
import {
  type AttackedBank,
  badRequest,
  newIntent,
  notFound,
  openAttackedBank,
} from './attacked-bank.ts';

let bank: AttackedBank;

beforeAll(async () => {
  bank = await openAttackedBank();
});
afterAll(() => bank.close());

/** Amounts as JSON writes them; `NaN` and `Infinity` are no JSON at all. */
const wrongAmounts = [
  '-1',
  '0',
  '-0',
  '0.005',
  '1.5',
  'NaN',
  'Infinity',
  '1e308',
  '1e999',
  '-9007199254740991',
  '9007199254740992',
  '9007199254740993',
  '"0x10"',
  '"100"',
  '""',
  'null',
  'true',
  '[100]',
  '{"valueOf":100}',
];

/** Every request that moves money or promises to, with the place of its amount. */
const movesMoney: readonly (readonly [path: string, body: (amount: string) => string])[] = [
  ['/api/transfers', (amount) => withKey(`"transfer":${transferOf(amount)}`)],
  ['/api/transfers/quote', (amount) => `{"transfer":${transferOf(amount)}}`],
  [
    '/api/scheduled-transfers',
    (amount) => withKey(`"schedule":{"transfer":${transferOf(amount)},"date":"2026-04-01"}`),
  ],
  [
    '/api/bills',
    (amount) =>
      withKey(
        `"bill":{"payee":"${newIntent()}","from":"checking","amount":${amount},"date":"2026-04-01"}`,
      ),
  ],
  [
    '/api/deposits',
    (amount) =>
      withKey(`"deposit":{"to":"checking","amount":${amount},"front":"AAAA","back":"AAAA"}`),
  ],
];

function withKey(rest: string): string {
  return `{"intentKey":"${newIntent()}",${rest}}`;
}

function transferOf(amount: string): string {
  return `{"kind":"internal","from":"checking","to":"savings","amount":${amount}}`;
}

async function total(): Promise<number> {
  const answer = await bank.browser.fetch('/api/accounts');
  return ((await answer.json()) as { total: number }).total;
}

describe.each(movesMoney)('An amount at %s', (path, body) => {
  test.each(wrongAmounts)('cannot be %s', async (amount) => {
    expect(await bank.refusalOf(() => bank.send(path, body(amount)))).toMatchObject(badRequest);
  });
});

describe('An amount that is a whole number', () => {
  test('cannot be more than there is, up to the last number that is exact', async () => {
    for (const amount of [1_000_01, 999_999_999_99, Number.MAX_SAFE_INTEGER]) {
      expect(
        await bank.refusalOf(() =>
          bank.browser.post('/api/transfers', transferring(internal(amount))),
        ),
      ).toMatchObject({ code: 'INSUFFICIENT_FUNDS', status: 422, data: { available: 1_000_00 } });
    }
  });

  test('is the last that is written where it is written twice, and is checked as such', async () => {
    const twice = withKey(`"transfer":${transferOf('100,"amount":-100')}`);
    expect(await bank.refusalOf(() => bank.send('/api/transfers', twice))).toMatchObject(
      badRequest,
    );
  });
});

function transferring(transfer: object) {
  return { intentKey: newIntent(), transfer };
}

describe('An account', () => {
  test('cannot be sent to from itself', async () => {
    const toItself = transferring(internal(1_00, { to: 'checking' }));
    expect(await bank.refusalOf(() => bank.browser.post('/api/transfers', toItself))).toMatchObject(
      {
        code: 'SAME_ACCOUNT',
        status: 422,
      },
    );
  });

  test.each(['trip', 'bank', 'opening', 'clearing-card', 'toString', 'constructor'])(
    'that is not the member’s cannot be named: %s',
    async (name) => {
      for (const change of [{ from: name }, { to: name }]) {
        const asked = transferring({ ...internal(1_00), ...change });
        const answer = await bank.browser.post('/api/transfers', asked);
        expect([400, 422]).toContain(answer.status);
        expect(await answer.json()).toMatchObject({
          code: answer.status === 400 ? 'BAD_REQUEST' : 'UNKNOWN_ACCOUNT',
        });
      }
      expect(await total()).toBe(1_500_00);
    },
  );

  test('of another member cannot be named by the bank’s own key of it', async () => {
    const { member } = await bank.another({ accounts: { checking: 700_00 } });
    const key = member.accounts['checking']?.id ?? '';
    for (const change of [{ from: key }, { to: key }]) {
      const asked = transferring({ ...internal(1_00), ...change });
      expect(await bank.refusalOf(() => bank.browser.post('/api/transfers', asked))).toMatchObject(
        badRequest,
      );
    }
  });

  test('cannot be a list, a pattern or a path', async () => {
    for (const from of [['checking'], '%', '*', '../savings', 'checking\n', 'CHECKING', '']) {
      const asked = transferring({ ...internal(1_00), from });
      expect(await bank.refusalOf(() => bank.browser.post('/api/transfers', asked))).toMatchObject(
        badRequest,
      );
    }
  });
});

describe('What is sent besides the form', () => {
  test('changes nothing of an answer: status, balance and owner are the bank’s to say', async () => {
    const { member } = await bank.another({ accounts: { checking: 700_00 } });
    const forged = {
      status: 'failed',
      balance: 1e9,
      memberId: member.membershipId,
      member_id: member.membershipId,
    };
    const asked = { ...transferring({ ...internal(1_00), ...forged }), ...forged };
    const answer = await bank.browser.post('/api/transfers', asked);
    expect(await answer.json()).toMatchObject({ status: 'completed', amount: 1_00 });
    expect(await total()).toBe(1_500_00);
  });

  test('cannot stand in for a field by way of the prototype', async () => {
    const inherited = withKey('"__proto__":{"transfer":{"kind":"internal"}}');
    expect(await bank.refusalOf(() => bank.send('/api/transfers', inherited))).toMatchObject(
      badRequest,
    );
    const deep = `{"kind":"internal","from":"checking","to":"savings","__proto__":{"amount":100}}`;
    expect(
      await bank.refusalOf(() => bank.send('/api/transfers', withKey(`"transfer":${deep}`))),
    ).toMatchObject(badRequest);
    const built = `{"kind":"internal","from":"checking","to":"savings","constructor":{"prototype":{"amount":100}}}`;
    expect(
      await bank.refusalOf(() => bank.send('/api/transfers', withKey(`"transfer":${built}`))),
    ).toMatchObject(badRequest);
    expect(Object.hasOwn(Object.prototype, 'amount')).toBe(false);
    expect(({} as Record<string, unknown>)['amount']).toBeUndefined();
  });

  test('cannot make a transfer of two kinds at once', async () => {
    for (const kind of ['wire', 'INTERNAL', null, ['internal'], '']) {
      const asked = transferring({ ...zelle(1_00), ...internal(1_00), kind });
      expect(await bank.refusalOf(() => bank.browser.post('/api/transfers', asked))).toMatchObject(
        badRequest,
      );
    }
  });
});

describe('An intent key', () => {
  test.each([undefined, null, '', 'x', 7, '00000000', ['a'], `${newIntent()}0`])(
    'cannot be %j',
    async (intentKey) => {
      const asked = { intentKey, transfer: internal(1_00) };
      expect(await bank.refusalOf(() => bank.browser.post('/api/transfers', asked))).toMatchObject(
        badRequest,
      );
    },
  );

  test('is good for one amount, one account and one kind of request', async () => {
    const asked = transferring(internal(1_00));
    await bank.browser.post('/api/transfers', asked);
    const reused = { code: 'INTENT_KEY_REUSED', status: 422 };
    for (const change of [{ amount: 2_00 }, { from: 'savings', to: 'checking' }, { memo: 'x' }]) {
      const changed = { ...asked, transfer: { ...asked.transfer, ...change } };
      expect(
        await bank.refusalOf(() => bank.browser.post('/api/transfers', changed)),
      ).toMatchObject(reused);
    }
  });

  test('in capitals is the same key: the first answer again, and one debit', async () => {
    const before = await balanceOf('savings');
    const asked = transferring(internal(4_00));
    const capitals = { ...asked, intentKey: asked.intentKey.toUpperCase() };
    const first = await bank.browser.post('/api/transfers', capitals);
    const again = await bank.browser.post('/rpc/transfers/create', { json: asked });
    expect([first.status, again.status]).toEqual([200, 200]);
    const { id, ...sent } = (await first.json()) as { readonly id: string };
    expect(await again.json()).toEqual({ json: { id, ...sent } });
    expect(await balanceOf('savings')).toBe(before + 4_00);
    const found = await bank.browser.fetch(`/api/transfers/${id.toUpperCase()}`);
    expect(await found.json()).toMatchObject({ id });
  });

  test('sent twenty times at once moves the money once', async () => {
    const before = await balanceOf('savings');
    const asked = transferring(internal(3_00));
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () =>
        (await bank.browser.post('/api/transfers', asked)).text(),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await balanceOf('savings')).toBe(before + 3_00);
  });
});

async function balanceOf(account: string, browser = bank.browser): Promise<number> {
  const answer = await browser.fetch('/api/accounts');
  const { accounts } = (await answer.json()) as { accounts: { id: string; balance: number }[] };
  return accounts.find(({ id }) => id === account)?.balance ?? Number.NaN;
}

describe('A race', () => {
  test('of twenty transfers of the whole balance is won by one', async () => {
    const { browser } = await bank.another({ accounts: { checking: 80_00, savings: 1_00 } });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        browser.post('/api/transfers', transferring(internal(80_00))),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(19);
    expect(await balanceOf('checking', browser)).toBe(0);
    expect(await balanceOf('savings', browser)).toBe(81_00);
  });

  test('to and fro makes and destroys no money', async () => {
    const before = await total();
    await Promise.all(
      Array.from({ length: 30 }, (_, place) =>
        bank.browser.post(
          '/api/transfers',
          transferring(
            place % 2 === 0 ? internal(7_00) : internal(7_00, { from: 'savings', to: 'checking' }),
          ),
        ),
      ),
    );
    expect(await total()).toBe(before);
  });
});

describe('A recipient', () => {
  test('whom another member has saved cannot be sent to', async () => {
    const { member } = await bank.another();
    const recipient = await addRecipient(bank.host.bank, member, {
      kind: 'zelle',
      name: 'Sam Rivera',
      email: 'sam@example.com',
    });
    const asked = transferring({ kind: 'zelle', from: 'checking', amount: 1_00, recipient });
    expect(await bank.refusalOf(() => bank.browser.post('/api/transfers', asked))).toMatchObject({
      code: 'UNKNOWN_RECIPIENT',
      status: 422,
    });
    for (const [action, body] of [
      ['rename', { name: 'Mallory' }],
      ['remove', {}],
    ] as const) {
      expect(
        await bank.refusalOf(() =>
          bank.browser.post(`/api/recipients/${recipient}/${action}`, body),
        ),
      ).toMatchObject(notFound);
    }
  });

  test.each([
    ['a routing number whose check digit is wrong', { routingNumber: '021000022' }],
    ['a routing number of ten digits', { routingNumber: '0210000210' }],
    ['an account number with a blank and a quote', { accountNumber: "1234' or '1'='1" }],
    ['an account number that is a number', { accountNumber: 1_234_567 }],
  ])('cannot have %s', async (_what, change) => {
    const asked = transferring({ ...external(1_00), ...change });
    const answer = await bank.browser.post('/api/transfers', asked);
    expect([400, 422]).toContain(answer.status);
    expect(await total()).toBe(1_500_00);
  });
});
