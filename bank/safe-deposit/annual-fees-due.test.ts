import type { LocalDate } from '#contract/time/time.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import { startOfDay } from '../calendar/local-time.ts';
import { fees } from '../ledger/chart-of-accounts.ts';
import type { Tables } from '../tables.ts';
import { addBox } from '../testing/test-box.ts';
import {
  balancesOf,
  type Client,
  longSessions,
  openTestBank,
  type TestBank,
} from '../testing/test-bank.ts';
import { internal } from '../testing/transfer-requests.ts';
import { verifyBank } from '../verify/verify-bank.ts';

const hour = 60 * 60_000;

function sixOn(date: string): number {
  return startOfDay(date as LocalDate, 'America/New_York') + 6 * hour;
}

/** Moves the clock to that moment, and waits for everything due until then. */
async function goTo(bank: TestBank, at: number): Promise<void> {
  await bank.clock.leap(at - bank.clock.now());
  await bank.settle();
  await bank.settle();
}

async function chargeEvents(client: Client) {
  const { events } = await client.events.recent({});
  return events.filter(({ kind }) => kind === 'safe-deposit-charge');
}

async function faultsOf({ store }: TestBank): Promise<string[]> {
  return (await verifyBank(store)).checks.flatMap(({ faults }) => [...faults]);
}

describeOnEveryStore('the yearly fee of a safe deposit box', ({ open }) => {
  async function bankWithBox(checking: number, rentedOn: string) {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking, savings: 500_00 } });
    await addBox(bank.dependencies, member, { rentedOn });
    return { bank, member, client: await bank.clientOf(member) };
  }

  test('R-D11 is taken at six in the morning of its day, once, and the next year is scheduled', async () => {
    const { bank, client } = await bankWithBox(1_000_00, '2026-03-03');
    await goTo(bank, sixOn('2026-03-03') - 1);
    expect(await balancesOf(client)).toMatchObject({ checking: 1_000_00 });
    const other = bank.beside();
    await other.start();
    bank.clock.set(new Date(sixOn('2026-03-03')).toISOString());
    await Promise.all([bank.settle(), other.settle(), bank.settle()]);
    await other.stop();
    expect(await balancesOf(client)).toMatchObject({ checking: 905_00 });
    expect(await client.safeDeposit.billing()).toMatchObject({
      accountName: 'Checking',
      charges: [
        { day: '2027-03-03', amount: 95_00, status: 'scheduled', paidAt: null, label: null },
        { day: '2026-03-03', amount: 95_00, status: 'paid', paidAt: sixOn('2026-03-03') },
      ],
    });
    const { transactions } = await client.transactions.search({ search: 'safe deposit' });
    expect(transactions).toMatchObject([{ type: 'debit', amount: 95_00, date: '2026-03-03' }]);
    const taken = await bank.store.db
      .selectFrom('entry')
      .select('amount')
      .where('account_id', '=', fees)
      .execute();
    expect(taken).toEqual([{ amount: 95_00 }]);
    expect(await chargeEvents(client)).toMatchObject([{ status: 'paid', amount: 95_00 }]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D11 without the money nothing moves; it is told once, and tried again each day', async () => {
    const { bank, client } = await bankWithBox(94_99, '2026-03-03');
    for (const day of ['2026-03-03', '2026-03-04', '2026-03-05']) {
      await goTo(bank, sixOn(day));
    }
    expect(await balancesOf(client)).toMatchObject({ checking: 94_99 });
    expect((await client.safeDeposit.billing()).charges).toMatchObject([
      { day: '2026-03-03', status: 'unpaid', paidAt: null },
    ]);
    expect(await chargeEvents(client)).toMatchObject([{ status: 'unpaid', date: '2026-03-03' }]);
    await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: internal(1, { from: 'savings', to: 'checking' }),
    });
    await bank.clock.advance(5_000);
    await goTo(bank, sixOn('2026-03-06'));
    expect(await balancesOf(client)).toMatchObject({ checking: 0 });
    expect((await client.safeDeposit.billing()).charges).toMatchObject([
      { day: '2027-03-03', status: 'scheduled' },
      { day: '2026-03-03', status: 'paid', paidAt: sixOn('2026-03-06') },
    ]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D11 of a box that was rented on the 29th of February the day comes back', async () => {
    const { bank, client } = await bankWithBox(1_000_00, '2024-02-29');
    await goTo(bank, sixOn('2026-03-04'));
    await bank.settle();
    await bank.settle();
    const { charges } = await client.safeDeposit.billing();
    expect(charges.map(({ day }) => day)).toEqual([
      '2027-02-28',
      '2026-02-28',
      '2025-02-28',
      '2024-02-29',
    ]);
    expect(await balancesOf(client)).toMatchObject({ checking: 1_000_00 - 3 * 95_00 });
  });
});
