import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { StatementMonth } from '#contract/statements/statements.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { open as openNodeSqlite } from '#stores/node-sqlite/open.ts';
import { describe, expect, test } from 'vitest';
import { addSampleMember } from '../sample/add-sample-member.ts';
import { sample } from '../sample/sample-member.ts';
import type { Tables } from '../tables.ts';
import { readStatementPdf } from '../testing/read-statement-pdf.ts';
import { balancesOf, longSessions, openTestBank } from '../testing/test-bank.ts';
import { testBrand } from '../testing/test-ports.ts';
import { TestCaller } from '../testing/test-caller.ts';
import { accountOf } from '../testing/test-member.ts';
import { entry, statementOf } from '../testing/test-statement.ts';
import { internal, zelle } from '../testing/transfer-requests.ts';

const checking = 'checking' as AccountId;
const savings = 'savings' as AccountId;
const day = 24 * 60 * 60_000;

const monthOf = (text: string) => text as StatementMonth;

describeOnEveryStore('statements', ({ open }) => {
  /** A member whose accounts were opened on 15 January 2018. */
  async function bankWithMember(start?: string) {
    const bank = await openTestBank(await open<Tables>(), {
      policy: longSessions,
      ...(start !== undefined && { start }),
    });
    const member = await bank.addMember({ accounts: { checking: 5_000_00, savings: 0 } });
    return { bank, member, client: await bank.clientOf(member) };
  }

  test('R-D8 the archive of an account runs from its first entry to last month; without an entry it is empty', async () => {
    const { client, member } = await bankWithMember('2018-04-01T03:59:59Z');
    const { archives } = await client.statements.list();
    expect(archives).toEqual([
      {
        account: 'checking',
        accountName: 'Checking',
        number: `••••${member.accounts['checking']?.number.slice(-4)}`,
        months: ['2018-02', '2018-01'],
      },
      expect.objectContaining({ account: 'savings', months: [] }),
    ]);
  });

  test('R-S7 of a statement with many entries a thousand are told at a time', async () => {
    const { bank, member, client } = await bankWithMember();
    const entries = Array.from({ length: 1_500 }, () => entry({ amount: cents(-1) }));
    const content = JSON.stringify({ statement: statementOf(1_500, entries), brand: testBrand });
    const kept = { account_id: accountOf(member, 'checking').id, month: '2026-03', written_at: 0 };
    await bank.store.db
      .insertInto('statement')
      .values({ ...kept, content })
      .execute();
    bank.clock.set('2026-04-11T15:00:00Z');
    const march = { account: checking, month: monthOf('2026-03') };
    const first = await client.statements.get(march);
    const rest = await client.statements.get({ ...march, firstEntry: 1_000 });
    expect([first.entryCount, first.entries.length, rest.entries.length]).toEqual([
      1_500, 1_000, 500,
    ]);
    expect(first.entries.at(-1)?.balance).toBe(500);
    expect(rest.entries.at(-1)?.balance).toBe(0);
  });

  test('R-D8 a statement has every entry of its month, and those that came back as both', async () => {
    const { bank, member, client } = await bankWithMember();
    const send = async (transfer: Parameters<typeof client.transfers.create>[0]['transfer']) =>
      await client.transfers.create({ intentKey: bank.newKey(), transfer });
    await send(internal(25_00));
    const held = await send(zelle(2_000_00));
    await bank.clock.advance(5_000);
    await client.transfers.cancel({ id: held.id });
    await bank.addPayment(member, { type: 'credit', amount: 7_00, at: bank.clock.now() + day });
    bank.clock.set('2026-04-11T15:00:00Z');

    const march = await client.statements.get({ account: checking, month: monthOf('2026-03') });
    expect(march).toMatchObject({
      from: '2026-03-01',
      to: '2026-03-31',
      opening: 5_000_00,
      moneyIn: 2_007_00,
      moneyOut: 2_025_00,
      closing: 4_982_00,
    });
    expect(
      march.entries.map(({ date, kind, reversal, amount, balance }) => [
        date,
        kind,
        reversal,
        amount,
        balance,
      ]),
    ).toEqual([
      ['2026-03-02', 'transfer-sent', false, -25_00, 4_975_00],
      ['2026-03-02', 'transfer-sent', false, -2_000_00, 2_975_00],
      ['2026-03-02', 'transfer-returned', true, 2_000_00, 4_975_00],
      ['2026-03-03', 'payment-in', false, 7_00, 4_982_00],
    ]);
    const [, sent, returned] = march.entries;
    expect(returned?.description).toBe(sent?.description);
    expect(await balancesOf(client)).toMatchObject({ checking: march.closing });

    const saved = await client.statements.get({ account: savings, month: monthOf('2026-03') });
    expect(saved).toMatchObject({ opening: 0, moneyIn: 25_00, closing: 25_00 });
    const { pdf } = await client.statements.pdf({ account: savings, month: monthOf('2026-03') });
    expect((await readStatementPdf(pdf)).sums).toEqual([0, 25_00, 0, 25_00]);
  });

  test('R-D8 an entry counts in the month that it was in where the credit union is', async () => {
    const { bank, member, client } = await bankWithMember('2026-04-15T12:00:00Z');
    const lastOfMarch = Date.parse('2026-04-01T03:59:59.999Z');
    await bank.addPayment(member, { type: 'debit', amount: 1_00, at: lastOfMarch });
    await bank.addPayment(member, { type: 'debit', amount: 2_00, at: lastOfMarch + 1 });
    const march = { account: checking, month: monthOf('2026-03') };
    expect((await client.statements.get(march)).entries).toMatchObject([
      { date: '2026-03-31', amount: -1_00 },
    ]);
    bank.clock.set('2026-05-15T12:00:00Z');
    expect((await client.statements.get(march)).closing).toBe(4_999_00);
    const april = { ...march, month: monthOf('2026-04') };
    expect(await client.statements.get(april)).toMatchObject({
      opening: 4_999_00,
      closing: 4_997_00,
      entries: [{ date: '2026-04-01' }],
    });
  });

  test('R-D8 money that came back in a later month left in the one and came in the other', async () => {
    const { bank, client } = await bankWithMember('2026-03-30T15:00:00Z');
    const { id } = await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: zelle(2_000_00),
    });
    await bank.clock.leap(3 * day);
    await client.transfers.cancel({ id });
    bank.clock.set('2026-05-11T15:00:00Z');
    const ask = async (month: string) =>
      await client.statements.get({ account: checking, month: monthOf(month) });
    expect(await ask('2026-03')).toMatchObject({
      opening: 5_000_00,
      closing: 3_000_00,
      entries: [{ date: '2026-03-30', kind: 'transfer-sent', amount: -2_000_00 }],
    });
    expect(await ask('2026-04')).toMatchObject({
      opening: 3_000_00,
      closing: 5_000_00,
      entries: [{ date: '2026-04-02', reversal: true, amount: 2_000_00 }],
    });
  });

  test('R-D8 a transaction recorded late counts in the month of its time, and in the order of time', async () => {
    const { bank, member, client } = await bankWithMember();
    const times = ['2026-04-01T04:00:00Z', '2026-04-01T03:59:59Z', '2026-03-31T15:00:00Z'];
    for (const [place, time] of times.entries()) {
      const payment = { type: 'debit', amount: place + 1, at: Date.parse(time) } as const;
      await bank.addPayment(member, payment);
    }
    bank.clock.set('2026-05-11T15:00:00Z');
    const march = await client.statements.get({ account: checking, month: monthOf('2026-03') });
    expect(march).toMatchObject({
      opening: 5_000_00,
      closing: 4_999_95,
      entries: [{ amount: -3 }, { amount: -2 }],
    });
    const april = await client.statements.get({ account: checking, month: monthOf('2026-04') });
    expect(april).toMatchObject({ opening: 4_999_95, entries: [{ amount: -1 }] });
  });

  test.each([
    ['of this month', checking, '2026-03'],
    ['of a month to come', checking, '2027-01'],
    ['of a month before the account', checking, '2017-12'],
    ['of an account without an entry', savings, '2026-02'],
    ['of an account that is not theirs', 'joint' as AccountId, '2026-02'],
  ])('R-D8 there is no statement %s', async (_which, account, month) => {
    const { bank, client } = await bankWithMember();
    await bank.addMember({ accounts: { joint: 1_00 } });
    for (const ask of [client.statements.get, client.statements.pdf]) {
      await expect(ask({ account, month: monthOf(month) })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  });

  test('R-D8 a request without a valid month, or in a language that the bank does not print, is a bad request', async () => {
    const { client } = await bankWithMember();
    for (const month of ['2026-13', '2026-2', '../2026-02']) {
      await expect(
        client.statements.get({ account: checking, month: monthOf(month) }),
      ).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ path: 'month' }] } });
    }
    const french = { account: checking, month: monthOf('2026-02'), language: 'fr' as 'es' };
    await expect(client.statements.pdf(french)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ path: 'language' }] },
    });
  });

  test('R-D8 a printed statement stays the same, byte for byte, whatever happens later', async () => {
    const { bank, member, client } = await bankWithMember();
    await bank.addPayment(member, { type: 'debit', amount: 3_00, at: bank.clock.now() });
    bank.clock.set('2026-04-11T15:00:00Z');
    const march = { account: checking, month: monthOf('2026-03') };
    const first = await client.statements.pdf(march);
    await bank.addPayment(member, { type: 'debit', amount: 1_00, at: bank.clock.now() });
    bank.clock.set('2026-05-31T15:00:00Z');
    expect(await client.statements.pdf(march)).toEqual(first);
  });
});

describe('the archive of the sample member', () => {
  test('R-D8 every month on paper adds up, closes with what the next opens with, and all end in the balance', async () => {
    const store = await openNodeSqlite<Tables>({ path: ':memory:' });
    const bank = await openTestBank(store, { start: '2026-11-21T15:00:00Z' });
    await addSampleMember(bank.dependencies);
    const client = bank.clientFor(new TestCaller(await bank.bank.openSessionFor(sample.username)));
    const balances = await balancesOf(client);
    const { archives } = await client.statements.list();
    expect(archives.map(({ account }) => account)).toEqual(['checking', 'savings']);

    for (const { account, months } of archives) {
      expect(months.slice(-4)).toEqual(['2024-01', '2023-12', '2023-11', '2023-10']);
      expect(months).toHaveLength(37);
      let closing = 0;
      for (const month of months.toReversed()) {
        const { pdf } = await client.statements.pdf({ account, month });
        const { sums, rows } = await readStatementPdf(pdf);
        const [first, ...entries] = rows.slice(0, -1);
        expect(first?.balance, month).toBe(closing);
        for (const { amount, balance } of entries) {
          closing += amount ?? 0;
          expect(balance, month).toBe(closing);
        }
        const moved = entries.map(({ amount }) => amount ?? 0);
        const sumOf = (amounts: readonly number[]) =>
          amounts.reduce((sum, amount) => sum + Math.abs(amount), 0);
        expect(sums, month).toEqual([
          first?.balance,
          sumOf(moved.filter((amount) => amount > 0)),
          sumOf(moved.filter((amount) => amount < 0)),
          closing,
        ]);
        expect(rows.at(-1)?.balance, month).toBe(closing);
      }
      const { amount: thisMonth } = await store.db
        .selectFrom('entry')
        .innerJoin('posting', 'posting.id', 'entry.posting_id')
        .innerJoin('account', 'account.id', 'entry.account_id')
        .select(({ fn }) => fn.sum<number>('entry.amount').as('amount'))
        .where('account.handle', '=', account)
        .where('posting.at', '>=', Date.parse('2026-11-01T04:00:00Z'))
        .executeTakeFirstOrThrow();
      expect(closing + thisMonth).toBe(balances[account]);
    }
    await store.close();
  });
});
