import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test, vi } from 'vitest';
import { startOfDay } from '../calendar/local-time.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Tables } from '../database/tables.ts';
import { dumpTables } from '../testing/dump-tables.ts';
import { balancesOf, type Client, type TestBank } from '../testing/test-bank.ts';
import { openBillsBank } from '../testing/test-bills.ts';
import { TestClock } from '../testing/test-clock.ts';
import { internal } from '../testing/transfer-requests.ts';
import { faultsOf } from '../testing/faults-of.ts';

const hour = 60 * 60_000;

/** Six in the morning of that day, in New York. */
function sixOn(date: string): number {
  return startOfDay(date as LocalDate, 'America/New_York') + 6 * hour;
}

/** Lets it be that moment, and everything that fell due until then be done. */
async function goTo(bank: TestBank, moment: number): Promise<void> {
  await bank.clock.leap(moment - bank.clock.now());
  // A payment of a series that is overdue brings the next one, which may be overdue as well.
  for (let again = 0; again < 5; again += 1) {
    await bank.settle();
  }
}

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

  test('a payment that was overdue while the bank was stopped is made once when it starts', async () => {
    const { bank, member, schedule } = await openBank();
    await schedule(120_00, '2026-03-03');
    await bank.stop();
    await bank.clock.leap(sixOn('2026-03-05') - bank.clock.now());
    const next = bank.beside();
    await next.start();
    const client = await next.clientOf(member);
    expect(await historyOf(client)).toEqual([['2026-03-05', 120_00, 'completed']]);
    expect((await client.bills.settled({})).payments).toMatchObject([{ date: '2026-03-03' }]);

    const before = await dumpTables(bank.store);
    for (let start = 0; start < 3; start += 1) {
      const another = next.beside();
      await another.start();
      await another.stop();
    }
    expect(await dumpTables(bank.store)).toEqual(before);
    expect(await faultsOf(next)).toEqual([]);
    await next.stop();
  });

  test('of a series each payment that was overdue is made once, and the days do not shift', async () => {
    const { bank, member, schedule } = await openBank();
    await schedule(100_00, '2026-03-03', { repeat: 'weekly' });
    await bank.stop();
    await bank.clock.leap(sixOn('2026-03-20') - bank.clock.now());
    const next = bank.beside();
    await next.start();
    await goTo(next, sixOn('2026-03-20'));
    const client = await next.clientOf(member);
    expect((await client.bills.settled({})).payments.map(({ date }) => date)).toEqual([
      '2026-03-17',
      '2026-03-10',
      '2026-03-03',
    ]);
    expect((await client.bills.upcoming()).payments).toMatchObject([{ date: '2026-03-24' }]);
    expect(await balancesOf(client)).toMatchObject({ checking: 700_00 });
    await next.stop();
  });

  test('a payment whose killed bank had not come to it is made when due, not before', async () => {
    const { bank, member, schedule } = await openBank();
    await schedule(120_00, '2026-03-03');
    // The killed bank is never asked again; the next one has a clock of its own.
    const next = bank.beside({ clock: new TestClock(sixOn('2026-03-03') - 1_000) });
    await next.start();
    const client = await next.clientOf(member);
    expect(await historyOf(client)).toEqual([]);
    await next.clock.advance(1_000);
    expect(await historyOf(client)).toEqual([['2026-03-03', 120_00, 'completed']]);
    await next.stop();
  });

  test('two banks over one store make each payment once', async () => {
    const { bank, client, schedule } = await openBank();
    for (let count = 0; count < 8; count += 1) {
      await schedule(10_00, '2026-03-03', { repeat: 'weekly' });
    }
    const other = bank.beside();
    await other.start();
    bank.clock.set(sixOn('2026-03-03') + 1);
    await Promise.all([bank.settle(), other.settle(), bank.settle(), other.settle()]);
    expect(await balancesOf(client)).toMatchObject({ checking: 920_00 });
    expect(await historyOf(client)).toHaveLength(8);
    expect((await client.bills.upcoming()).payments).toHaveLength(8);
    expect(bank.log.lines).toEqual([]);
    expect(await faultsOf(bank)).toEqual([]);
    await other.stop();
  });

  test('R-D7 cancelled at the moment it falls due: it is paid or it is cancelled, never both', async () => {
    const { bank, client, schedule } = await openBank();
    const payments = [];
    for (let count = 0; count < 8; count += 1) {
      payments.push(await schedule(10_00, '2026-03-03', { repeat: 'weekly' }));
    }
    bank.clock.set(sixOn('2026-03-03'));
    const [results] = await Promise.all([
      Promise.allSettled(payments.map(({ id }) => client.bills.cancel({ id }))),
      bank.settle(),
    ]);
    const refused = results.filter((result) => result.status === 'rejected');
    const cancelled = results.length - refused.length;
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 'NOT_SCHEDULED', data: { status: 'paid' } });
    }
    expect(await balancesOf(client)).toMatchObject({
      checking: 1_000_00 - (8 - cancelled) * 10_00,
    });
    expect((await client.bills.upcoming()).payments).toHaveLength(8);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D7 a series cancelled at the moment a payment of it falls due is over all the same', async () => {
    const { bank, client, schedule } = await openBank();
    const payments = [];
    for (let count = 0; count < 8; count += 1) {
      payments.push(await schedule(10_00, '2026-03-03', { repeat: 'weekly' }));
    }
    const other = bank.beside();
    await other.start();
    bank.clock.set(sixOn('2026-03-03'));
    await Promise.all([
      ...payments.map(({ series }) => client.bills.cancelSeries({ series })),
      bank.settle(),
      other.settle(),
    ]);
    expect((await client.bills.upcoming()).payments).toEqual([]);
    const { payments: settled } = await client.bills.settled({});
    const paid = settled.filter(({ status }) => status === 'paid').length;
    expect(await balancesOf(client)).toMatchObject({ checking: 1_000_00 - paid * 10_00 });
    expect(settled.filter(({ status }) => status === 'cancelled')).toHaveLength(8);
    expect(await faultsOf(bank)).toEqual([]);
    await other.stop();
  });

  test('R-D7 the same payment cancelled ten times at once is cancelled once', async () => {
    const { bank, client, schedule } = await openBank();
    const { id } = await schedule(10_00, '2026-03-03', { repeat: 'monthly' });
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => client.bills.cancel({ id })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await client.bills.upcoming()).payments).toMatchObject([{ date: '2026-04-03' }]);
    expect(await faultsOf(bank)).toEqual([]);
  });
});
