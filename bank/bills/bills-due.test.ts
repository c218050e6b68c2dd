import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test, vi } from 'vitest';
import type { Tables } from '../tables.ts';
import { balancesOf, type Client } from '../testing/test-bank.ts';
import { goTo, sixOn } from '../testing/test-due-orders.ts';
import { addPayee, newIntent, openBillsBank } from '../testing/test-bills.ts';
import { internal } from '../testing/transfer-requests.ts';
import { faultsOf } from '../testing/audited.ts';

async function historyOf(client: Client): Promise<[string, number, string][]> {
  const { transactions } = await client.transactions.search({
    range: 'all',
    search: 'bill payment',
  });
  return transactions.map(({ date, amount, status }) => [date, amount, status]);
}

describeOnEveryStore('scheduled payments on their day', ({ open }) => {
  const openBank = async () => openBillsBank(await open<Tables>());

  test('R-D7 a payment is made at six in the morning of its day, woken by nobody but the clock', async () => {
    const { bank, client, schedule } = await openBank();
    const payment = await schedule(120_00, '2026-03-03');
    await bank.clock.leap(sixOn('2026-03-03') - bank.clock.now() - 1);
    await bank.settle();
    expect((await client.bills.upcoming()).payments).toEqual([payment]);
    await bank.clock.advance(1);
    await vi.waitFor(async () =>
      expect((await client.bills.settled({})).payments).toMatchObject([
        { id: payment.id, status: 'paid', settledAt: sixOn('2026-03-03') },
      ]),
    );
    expect(await balancesOf(client)).toMatchObject({ checking: 880_00 });
    expect(await historyOf(client)).toEqual([['2026-03-03', 120_00, 'completed']]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D7 without the money on its day a payment fails: nothing moves, and the reason is kept', async () => {
    const { bank, client, schedule } = await openBank();
    const payment = await schedule(1_000_01, '2026-03-03');
    await goTo(bank, sixOn('2026-03-03'));
    expect((await client.bills.settled({})).payments).toEqual([
      {
        ...payment,
        status: 'failed',
        dueAt: null,
        settledAt: sixOn('2026-03-03'),
        reason: 'insufficient-funds',
      },
    ]);
    expect(await balancesOf(client)).toEqual({ checking: 1_000_00, savings: 500_00 });
    expect(await historyOf(client)).toEqual([]);
    const [event] = (await client.events.recent({})).events;
    expect(event).toMatchObject({
      kind: 'bill',
      status: 'failed',
      payeeName: 'Electric Company',
      date: '2026-03-03',
    });
    await expect(client.bills.cancel({ id: payment.id })).rejects.toMatchObject({
      code: 'NOT_SCHEDULED',
      data: { status: 'failed' },
    });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D7 a series goes on after a payment that failed', async () => {
    const { bank, client, schedule } = await openBank();
    await schedule(600_00, '2026-03-31', { repeat: 'monthly' });
    await goTo(bank, sixOn('2026-03-31'));
    await goTo(bank, sixOn('2026-04-30'));
    await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: internal(500_00, { from: 'savings', to: 'checking' }),
    });
    await goTo(bank, sixOn('2026-05-31'));
    expect(
      (await client.bills.settled({})).payments.map(({ date, status }) => [date, status]),
    ).toEqual([
      ['2026-05-31', 'paid'],
      ['2026-04-30', 'failed'],
      ['2026-03-31', 'paid'],
    ]);
    expect((await client.bills.upcoming()).payments).toMatchObject([{ date: '2026-06-30' }]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D7 of two payments due together the account pays what it can, once', async () => {
    const { bank, client, schedule } = await openBank();
    for (const amount of [700_00, 600_00, 300_00]) {
      await schedule(amount, '2026-03-03');
    }
    await goTo(bank, sixOn('2026-03-03'));
    const { payments } = await client.bills.settled({});
    const paid = payments.filter(({ status }) => status === 'paid');
    expect(payments).toHaveLength(3);
    const left = 1_000_00 - paid.reduce((sum, { amount }) => sum + amount, 0);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(await balancesOf(client)).toMatchObject({ checking: left });
  });

  test('R-D7 of many members’ payments due together each is decided on the account of its own', async () => {
    const { bank, schedule, client } = await openBank();
    const others = await Promise.all(
      [100_00, 900_00, 250_00].map(async (amount) => {
        const member = await bank.addMember({ accounts: { checking: 300_00, savings: 0 } });
        const other = await bank.clientOf(member);
        const payee = (await addPayee(bank, other)).id;
        const bill = { payee, from: 'checking', amount, date: '2026-03-03' };
        await other.bills.schedule({ intentKey: newIntent(bank), bill });
        return other;
      }),
    );
    for (const amount of [400_00, 500_00]) await schedule(amount, '2026-03-03');
    await goTo(bank, sixOn('2026-03-03'));
    const left = await Promise.all(
      [client, ...others].map(async (one) => (await balancesOf(one))['checking']),
    );
    expect(left).toEqual([100_00, 200_00, 300_00, 50_00]);
    expect(await historyOf(client)).toHaveLength(2);
    expect(await faultsOf(bank)).toEqual([]);
  });
});
