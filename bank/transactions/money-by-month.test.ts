import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';
import { external, internal } from '../testing/transfer-requests.ts';

const nothing = { moneyIn: 0, moneyOut: 0 };

describeOnEveryStore('money in and out by month', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), {
      policy: longSessions,
      start: '2026-04-02T15:00:00Z',
    });
    const member = await bank.addMember({ accounts: { checking: 5_000_00, savings: 500_00 } });
    return { bank, member, client: await bank.clientOf(member) };
  }

  test('each month is the sum of its transactions, by the calendar of the credit union', async () => {
    const { bank, member, client } = await bankWithMember();
    const payments = [
      ['credit', 900_00, '2026-02-28T15:00:00Z'],
      ['debit', 20_00, '2026-03-01T04:59:59Z'],
      ['debit', 1_00, '2026-03-01T05:00:00Z'],
      ['credit', 300_00, '2026-03-15T15:00:00Z'],
      ['debit', 2_00, '2026-04-01T03:59:59Z'],
      ['debit', 4_00, '2026-04-01T04:00:00Z'],
    ] as const;
    for (const [type, amount, at] of payments) {
      const category = type === 'credit' ? 'Income' : 'Groceries';
      await bank.addPayment(member, { type, amount, at: Date.parse(at), category });
    }
    expect(await client.transactions.byMonth({ months: 4 })).toEqual({
      months: [
        { month: '2026-01', moneyIn: 0, moneyOut: 0, net: 0, betweenOwn: nothing },
        { month: '2026-02', moneyIn: 900_00, moneyOut: 20_00, net: 880_00, betweenOwn: nothing },
        { month: '2026-03', moneyIn: 300_00, moneyOut: 3_00, net: 297_00, betweenOwn: nothing },
        { month: '2026-04', moneyIn: 0, moneyOut: 4_00, net: -4_00, betweenOwn: nothing },
      ],
    });
    const { moneyIn, moneyOut } = await client.transactions.totals({
      from: '2026-02-01',
      to: '2026-03-31',
    });
    expect([moneyIn, moneyOut]).toEqual([1_200_00, 23_00]);
  });

  test('money between own accounts is neither in nor out, and is told apart', async () => {
    const { bank, client } = await bankWithMember();
    await client.transfers.create({ intentKey: bank.newKey(), transfer: internal(250_00) });
    await bank.clock.leap(60_000);
    expect((await client.accounts.list()).accounts[1]?.balance).toBe(750_00);
    const { months } = await client.transactions.byMonth({ months: 1 });
    const betweenOwn = { moneyIn: 250_00, moneyOut: 250_00 };
    expect(months).toEqual([{ month: '2026-04', moneyIn: 0, moneyOut: 0, net: 0, betweenOwn }]);
  });

  test('a sent transfer counts as out at once, and no longer when it has come back', async () => {
    const { bank, client } = await bankWithMember();
    const { id } = await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: external(2_000_00),
    });
    const outNow = async () => (await client.transactions.byMonth({ months: 1 })).months[0];
    expect(await outNow()).toMatchObject({ moneyOut: 2_000_00, net: -2_000_00 });
    await bank.clock.leap(60_000);
    await bank.bank.staff.return(id, 'The account is closed');
    expect(await outNow()).toMatchObject({ moneyOut: 0, net: 0 });
  });

  test('there are six months where no other number is asked for, and none of anybody else', async () => {
    const { bank, member } = await bankWithMember();
    await bank.addPayment(member, { type: 'debit', amount: 9_00, at: bank.clock.now() });
    const stranger = await bank.clientOf(await bank.addMember());
    const { months } = await stranger.transactions.byMonth({});
    expect(months.map(({ month }) => month)).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
    ]);
    expect(months.every(({ moneyIn, moneyOut }) => moneyIn === 0 && moneyOut === 0)).toBe(true);
  });
});
