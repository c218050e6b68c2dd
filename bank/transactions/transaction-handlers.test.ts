import type {
  DateRange,
  Transaction,
  TransactionFilterInput,
} from '#contract/transactions/transactions.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { longSessions, openTestBank, type Client, type TestBank } from '../testing/test-bank.ts';
import { openingDescription, type TestMember, type TestPayment } from '../testing/test-member.ts';
import { internal, zelle } from '../testing/transfer-requests.ts';

const day = 24 * 60 * 60_000;
const minute = 60_000;

/** Every row under the filter, read page by page. */
async function allPages(
  client: Client,
  filter: TransactionFilterInput,
  limit = 200,
): Promise<Transaction[]> {
  const rows: Transaction[] = [];
  let page = await client.transactions.search({ ...filter, limit });
  rows.push(...page.transactions);
  while (page.next !== null) {
    page = await client.transactions.search({ ...filter, limit, cursor: page.next });
    rows.push(...page.transactions);
  }
  return rows;
}

/** The descriptions of the rows, without the opening deposits that every member has. */
const descriptionsOf = (rows: readonly Transaction[]) =>
  rows
    .map(({ description }) => description)
    .filter((description) => description !== openingDescription);

/** The searches as typed, with their results. */
const searchesAndFinds: readonly [what: string, search: string, found: string[]][] = [
  ['the description', 'blue bottle', ['Blue Bottle Coffee']],
  ['part of a word', 'bott', ['Blue Bottle Coffee']],
  ['other case', 'BLUE bOTTLE', ['Blue Bottle Coffee']],
  ['letters beyond English', 'CAFÉ ÑANDÚ', ['Café Ñandú 50% off']],
  ['several words in any order', 'coffee dining blue', ['Blue Bottle Coffee']],
  ['words with more between them', '  blue   coffee ', ['Blue Bottle Coffee']],
  ['words of which one is missing', 'blue tea', []],
  ['the category', 'utilities', ['A_B Power']],
  ['the account', 'savings', ['Payroll']],
  ['the date', '2026-02-27', ['Payroll']],
  ['the month', '2026-02', ['A_B Power', 'Payroll']],
  ['the label', 'txn-401000', ['Blue Bottle Coffee']],
  ['an amount in dollars', '$1,250.00', ['Payroll']],
  ['an amount without the comma', '1250.00', ['Payroll']],
  ['an amount without the cents', '1250', ['Payroll']],
  ['an amount with comma and without cents', '1,250', ['Payroll']],
  ['an amount with a dollar sign and no comma', '$1250', ['Payroll']],
  ['an amount with a dollar sign, cents and no comma', '$1250.00', ['Payroll']],
  ['the cents of an amount', '4.05', ['Café Ñandú 50% off']],
  ['an amount below a dollar', '$0.07', ['C:\\Games']],
  ['a percent sign', '%', ['Café Ñandú 50% off']],
  ['a percent sign in a word', '50%', ['Café Ñandú 50% off']],
  ['percent signs that would match anything', 'b%e', []],
  ['an underscore', '_', ['A_B Power']],
  ['an underscore that would match anything', 'bl_e', []],
  ['a backslash', '\\', ['C:\\Games']],
  ['a backslash before a letter', 'c:\\g', ['C:\\Games']],
  ['a backslash before a percent sign', '\\%', []],
  ['a day by the name of its month', 'Feb 28', ['A_B Power']],
  ['a day in numbers', '2/28/2026', ['A_B Power']],
  ['a quote', `'`, [`O'Neil's <b>Deli</b>`]],
  ['markup', '<b>deli', [`O'Neil's <b>Deli</b>`]],
  ['SQL', `' or 1=1 --`, []],
];

describeOnEveryStore('the transactions of a member', ({ open }) => {
  async function bankWithMember(options: Parameters<typeof openTestBank>[1] = {}) {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions, ...options });
    const member = await bank.addMember({ accounts: { checking: 90_000_00, savings: 50_000_00 } });
    const client = await bank.clientOf(member);
    return { bank, member, client };
  }

  async function add(bank: TestBank, member: TestMember, payments: readonly TestPayment[]) {
    for (const payment of payments) {
      await bank.addPayment(member, payment);
    }
  }

  test('R-E3 a row says everything about itself', async () => {
    const { bank, member, client } = await bankWithMember();
    const { id } = await bank.addPayment(member, {
      type: 'credit',
      amount: 2_500_00,
      at: Date.parse('2026-03-01T17:05:00Z'),
      description: 'Payroll',
      category: 'Income',
      account: 'savings',
    });
    expect(await client.transactions.search({})).toEqual({
      transactions: [
        {
          id,
          label: 'TXN-700000',
          account: 'savings',
          accountName: 'Savings',
          type: 'credit',
          description: 'Payroll',
          amount: 2_500_00,
          at: Date.parse('2026-03-01T17:05:00Z'),
          date: '2026-03-01',
          time: '12:05 PM',
          status: 'completed',
          category: 'Income',
          reference: null,
          transferId: null,
        },
      ],
      next: null,
    });
  });

  test('R-X1 all, credits or debits; of all accounts or of one', async () => {
    const { bank, member, client } = await bankWithMember();
    const at = bank.clock.now();
    await add(bank, member, [
      { type: 'credit', amount: 1, at, description: 'in' },
      { type: 'debit', amount: 2, at: at + 1, description: 'out' },
      { type: 'credit', amount: 3, at: at + 2, description: 'in savings', account: 'savings' },
      { type: 'debit', amount: 4, at: at + 3, description: 'out savings', account: 'savings' },
    ]);
    const found = async (filter: TransactionFilterInput) =>
      descriptionsOf(await allPages(client, filter));
    expect(await found({})).toEqual(['out savings', 'in savings', 'out', 'in']);
    expect(await found({ type: 'all' })).toEqual(['out savings', 'in savings', 'out', 'in']);
    expect(await found({ type: 'credit' })).toEqual(['in savings', 'in']);
    expect(await found({ type: 'debit' })).toEqual(['out savings', 'out']);
    expect(await found({ account: 'savings' })).toEqual(['out savings', 'in savings']);
    expect(await found({ account: 'checking', type: 'debit' })).toEqual(['out']);
    expect(await found({ account: 'holiday' })).toEqual([]);
  });

  test.each<[DateRange, string, string]>([
    ['30days', '2026-04-08T12:00:00Z', '2026-03-09T04:00:00Z'],
    ['90days', '2026-03-02T15:00:00Z', '2025-12-02T05:00:00Z'],
    ['6months', '2026-08-31T12:00:00Z', '2026-02-28T05:00:00Z'],
    ['1year', '2026-03-02T15:00:00Z', '2025-03-02T05:00:00Z'],
  ])('R-X2 %s begins with the first millisecond of its day', async (range, now, first) => {
    const { bank, member, client } = await bankWithMember({ start: now });
    const from = Date.parse(first);
    await add(bank, member, [
      { type: 'debit', amount: 1, at: from - 1, description: 'before' },
      { type: 'debit', amount: 2, at: from, description: 'first' },
      { type: 'debit', amount: 4, at: bank.clock.now(), description: 'last' },
    ]);
    expect(descriptionsOf(await allPages(client, { range }))).toEqual(['last', 'first']);
    expect(await client.transactions.totals({ range })).toMatchObject({ count: 2, moneyOut: 6 });
    expect(descriptionsOf(await allPages(client, { range: 'all' }))).toEqual([
      'last',
      'first',
      'before',
    ]);
  });

  test('R-X2 without a choice the last 30 days are meant', async () => {
    const { bank, member, client } = await bankWithMember();
    const now = bank.clock.now();
    await add(bank, member, [
      { type: 'debit', amount: 1, at: now - 40 * day, description: 'older' },
      { type: 'debit', amount: 1, at: now - day, description: 'newer' },
    ]);
    expect(descriptionsOf(await allPages(client, {}))).toEqual(['newer']);
    expect((await client.transactions.totals({})).count).toBe(1);
  });

  test('R-X3 search finds whatever a row says, as people may write it', async () => {
    const { bank, member, client } = await bankWithMember();
    const at = Date.parse('2026-03-01T17:00:01Z');
    const debit = { type: 'debit', amount: 8_88 } as const;
    await add(bank, member, [
      { ...debit, at, description: 'Blue Bottle Coffee', category: 'Dining' },
      { ...debit, at: at - minute, amount: 4_05, description: 'Café Ñandú 50% off' },
      { ...debit, at: at - 2 * minute, amount: 7, description: 'C:\\Games', category: 'Shopping' },
      { ...debit, at: at - 3 * minute, description: `O'Neil's <b>Deli</b>` },
      { ...debit, at: at - day, description: 'A_B Power', category: 'Utilities' },
      {
        type: 'credit',
        amount: 1_250_00,
        at: at - 2 * day,
        description: 'Payroll',
        category: 'Income',
        account: 'savings',
      },
    ]);
    for (const [what, search, expected] of searchesAndFinds) {
      expect(descriptionsOf(await allPages(client, { search })), what).toEqual(expected);
      expect((await client.transactions.totals({ search })).count, what).toBe(expected.length);
    }
  });

  test('R-X3 search finds a transfer by its reference, its label and the credit’s own label', async () => {
    const { bank, client } = await bankWithMember();
    const sent = await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: internal(12_34),
    });
    await bank.clock.advance(5_000);
    const typesFound = async (search: string) =>
      (await allPages(client, { search })).map(({ type }) => type);
    expect(await typesFound(sent.reference)).toEqual(['credit', 'debit']);
    expect(await typesFound(sent.label)).toEqual(['credit', 'debit']);
    expect(await typesFound(`${sent.label}-cr`)).toEqual(['credit']);
    expect(await typesFound('internal transfer')).toEqual(['credit', 'debit']);
  });

  test('R-X3 a search text is at most 100 characters', async () => {
    const { client } = await bankWithMember();
    await expect(client.transactions.search({ search: 's'.repeat(100) })).resolves.toBeDefined();
    await expect(client.transactions.search({ search: 's'.repeat(101) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ path: 'search' }] },
    });
  });

  test('a NUL in the search is no failure of the bank', async () => {
    const { bank, client } = await bankWithMember();
    const answer = await client.transactions.search({ search: 'a\0b' }).then(
      ({ transactions }) => transactions.length,
      (error: unknown) => (error as { code: string }).code,
    );
    expect([0, 'BAD_REQUEST']).toContain(answer);
    expect(bank.log.lines).toEqual([]);
  });

  test('R-X5 the totals are of all that is filtered, not of one page', async () => {
    const { bank, member, client } = await bankWithMember();
    const at = bank.clock.now();
    await add(
      bank,
      member,
      Array.from({ length: 12 }, (_, index) => ({
        type: index % 3 === 0 ? ('credit' as const) : ('debit' as const),
        amount: 10 ** (index % 5),
        at: at - index * minute,
      })),
    );
    const rows = await allPages(client, {}, 5);
    const sum = (type: string) =>
      rows.filter((row) => row.type === type).reduce((total, row) => total + row.amount, 0);
    expect(await client.transactions.totals({})).toMatchObject({
      count: 12,
      moneyIn: sum('credit'),
      moneyOut: sum('debit'),
      net: sum('credit') - sum('debit'),
    });
  });

  test('R-X5 of nothing the totals are zero', async () => {
    const { client } = await bankWithMember();
    expect(await client.transactions.totals({ search: 'nothing' })).toEqual({
      count: 0,
      moneyIn: 0,
      moneyOut: 0,
      net: 0,
      betweenOwn: { moneyIn: 0, moneyOut: 0 },
      cameBack: { moneyIn: 0, moneyOut: 0 },
    });
  });

  test('R-X5 failed and cancelled rows count as rows, and not as money', async () => {
    const { bank, client } = await bankWithMember();
    const send = (amount: number) =>
      client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(amount) });
    const returned = await send(2_000_00);
    const cancelled = await send(3_000_00);
    await send(4_000_00);
    await bank.clock.advance(5_000);
    await bank.bank.staff.return(returned.id, 'Account closed');
    await client.transfers.cancel({ id: cancelled.id });
    await send(5_00);
    expect((await allPages(client, {})).map(({ status }) => status)).toEqual([
      'processing',
      'pending',
      'cancelled',
      'failed',
    ]);
    expect(await client.transactions.totals({})).toEqual({
      count: 4,
      moneyIn: 0,
      moneyOut: 4_005_00,
      net: -4_005_00,
      betweenOwn: { moneyIn: 0, moneyOut: 0 },
      cameBack: { moneyIn: 5_000_00, moneyOut: 5_000_00 },
    });
  });

  test('pages hold each row once, however small they are and however many rows share a moment', async () => {
    const { bank, member, client } = await bankWithMember();
    const at = bank.clock.now();
    await add(
      bank,
      member,
      Array.from({ length: 11 }, (_, index) => ({
        type: 'debit' as const,
        amount: index + 1,
        at: at - (index % 3) * minute,
      })),
    );
    const whole = await allPages(client, {});
    expect(new Set(whole.map(({ id }) => id)).size).toBe(11);
    for (const limit of [1, 2, 3, 4, 5, 10, 11, 12]) {
      expect(await allPages(client, {}, limit)).toEqual(whole);
    }
  });

  test('rows that arrive between two pages shift nothing: none is missed, none shown twice', async () => {
    const { bank, member, client } = await bankWithMember();
    const at = bank.clock.now();
    await add(
      bank,
      member,
      Array.from({ length: 9 }, (_, index) => ({
        type: 'debit' as const,
        amount: 1,
        at,
        description: `row ${index + 1}`,
      })),
    );
    const seen: string[] = [];
    let page = await client.transactions.search({ limit: 2 });
    for (let arrived = 0; ; arrived += 1) {
      seen.push(...descriptionsOf(page.transactions));
      if (page.next === null) break;
      await add(bank, member, [
        { type: 'debit', amount: 1, at, description: `same moment ${arrived}` },
        { type: 'debit', amount: 1, at: at + 1, description: `newer ${arrived}` },
      ]);
      page = await client.transactions.search({ limit: 2, cursor: page.next });
    }
    expect(seen).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1].map((number) => `row ${number}`));
  });

  test('what is no limit, cursor, type, range or account is a bad request that names it', async () => {
    const { client } = await bankWithMember();
    const wrong: readonly [string, Record<string, unknown>][] = [
      ['limit', { limit: 0 }],
      ['limit', { limit: 1001 }],
      ['limit', { limit: 1.5 }],
      ['limit', { limit: 'all' }],
      ['cursor', { cursor: '' }],
      ['cursor', { cursor: '12' }],
      ['cursor', { cursor: `1' or 1=1.0195f2a0-0000-7000-8000-000000000001` }],
      ['type', { type: 'both' }],
      ['range', { range: '100years' }],
      ['account', { account: `'; drop table account` }],
      ['account', { account: 'CHECKING' }],
    ];
    for (const [path, input] of wrong) {
      const what = JSON.stringify(input);
      await expect(client.transactions.search(input as never), what).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { issues: [{ path }] },
      });
    }
  });

  test('a cursor of a moment that nobody made is no failure of the bank', async () => {
    const { bank, client } = await bankWithMember();
    for (const moment of ['0', '8640000000000001', '9007199254740993', '9999999999999999']) {
      const cursor = `${moment}.0195f2a0-0000-7000-8000-000000000001`;
      for (const ask of [client.transactions.search, client.transfers.history]) {
        const answer = await ask({ cursor }).then(
          ({ transactions }) => transactions.length,
          (error: unknown) => (error as { code: string }).code,
        );
        expect([0, 'BAD_REQUEST'], moment).toContain(answer);
      }
    }
    expect(bank.log.lines).toEqual([]);
  });

  test('another member’s rows never appear, not by search, account or cursor', async () => {
    const { bank, member, client } = await bankWithMember();
    const stranger = await bank.addMember();
    const at = bank.clock.now();
    await add(bank, stranger, [
      { type: 'debit', amount: 1, at, description: 'theirs' },
      { type: 'debit', amount: 1, at: at - 1, description: 'theirs' },
      { type: 'debit', amount: 1, at: at - 2, description: 'theirs' },
    ]);
    await add(bank, member, [{ type: 'debit', amount: 1, at: at - 3, description: 'mine' }]);
    expect(descriptionsOf(await allPages(client, { range: 'all' }))).toEqual(['mine']);
    expect(await allPages(client, { search: 'theirs' })).toEqual([]);
    expect(await client.transactions.totals({ range: '30days' })).toMatchObject({ count: 1 });

    const theirs = await bank.clientOf(stranger);
    const { next } = await theirs.transactions.search({ limit: 1 });
    const page = await client.transactions.search({ cursor: next ?? '' });
    expect(descriptionsOf(page.transactions)).toEqual(['mine']);
  });

  test('whatever is filtered: the pages hold what a plain filter finds, and the totals are their sums', async () => {
    const { bank, member, client } = await bankWithMember({ start: '2026-04-15T16:00:00Z' });
    const now = bank.clock.now();
    const stranger = await bank.addMember();
    const descriptions = ['Corner Grocery', 'corner café', '50% off_sale', 'Payroll \\ March'];
    for (let index = 0; index < 60; index += 1) {
      await bank.addPayment(index % 7 === 3 ? stranger : member, {
        account: index % 3 === 0 ? 'savings' : 'checking',
        type: index % 4 === 0 ? 'credit' : 'debit',
        amount: ((index * 7_919) % 900) * 10 + 5,
        at: now - Math.floor(index / 2) * 13 * day,
        description: descriptions[index % descriptions.length] ?? '',
        category: index % 2 === 0 ? 'Groceries' : 'Income',
      });
    }
    const everything = await allPages(client, { range: 'all' });
    expect(everything).toHaveLength(60 - 9 + 2);

    const filters = fc.record(
      {
        type: fc.constantFrom('all', 'credit', 'debit'),
        range: fc.constantFrom('30days', '90days', '6months', '1year', 'all'),
        account: fc.constantFrom('checking', 'savings', 'holiday'),
        search: fc.constantFrom(...searches),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 1, max: 60 }), async (filter, limit) => {
        const expected = everything.filter((row) => matches(row, filter, now));
        expect(await allPages(client, filter, limit)).toEqual(expected);
        const sum = (type: string) =>
          expected.reduce((total, row) => total + (row.type === type ? row.amount : 0), 0);
        expect(await client.transactions.totals(filter)).toMatchObject({
          count: expected.length,
          moneyIn: sum('credit'),
          moneyOut: sum('debit'),
          net: sum('credit') - sum('debit'),
        });
      }),
      { seed: 20_260_302, numRuns: 40 },
    );
  });
});

/** The searches of the random filters. */
const searches = [
  '',
  'corner',
  'CORNER café',
  '50%',
  '%',
  '_',
  '\\',
  '5',
  '1.0',
  '$',
  '2026-03',
  'groceries corner',
  'nothing',
  'savings payroll',
];

/** The first days of the ranges, by counting on a calendar, for 15 April 2026. */
const firstDays = {
  '30days': '2026-03-16',
  '90days': '2026-01-15',
  '6months': '2025-10-15',
  '1year': '2025-04-15',
  all: '0000-01-01',
};

/** The meaning of the filter, read from the row as it is shown. */
function matches(row: Transaction, filter: TransactionFilterInput, now: number): boolean {
  const { type = 'all', range = '30days', account, search = '' } = filter;
  const dollars = (row.amount / 100).toFixed(2);
  const { description, label, category, accountName, date } = row;
  const shown = [
    description,
    label,
    row.reference ?? '',
    category,
    accountName,
    date,
    `$${dollars}`,
  ]
    .join('\n')
    .toLowerCase();
  return (
    row.at <= now &&
    (type === 'all' || row.type === type) &&
    (account === undefined || row.account === account) &&
    row.date >= firstDays[range] &&
    search
      .toLowerCase()
      .split(' ')
      .every((word) => shown.includes(word))
  );
}
