import type { Forecast } from '#contract/forecast/forecast.ts';
import { forecastDays } from '#contract/forecast/forecast-terms.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/local-time.ts';
import type { Tables } from '../database/tables.ts';
import { dumpTables } from '../testing/dump-tables.ts';
import { faultsOf } from '../testing/faults-of.ts';
import { goTo, sixOn } from '../testing/go-to.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { balancesOf, type Client, longSessions, openTestBank } from '../testing/test-bank.ts';
import { addPayee, newIntent } from '../testing/test-bills.ts';
import { addBox } from '../testing/test-box.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';

const today = '2026-03-02' as LocalDate;

/** How many random members one run looks at; `HISTORIES=10000` makes it a long one. */
const histories = Number(process.env['HISTORIES'] ?? 8);

/** An order that a member places for one of the next days, some for more than they have. */
const order = fc.record({
  kind: fc.constantFrom('bill', 'internal', 'back', 'zelle', 'external'),
  amount: fc.oneof(fc.integer({ min: 1, max: 300_00 }), fc.constantFrom(500_00, 1_000_00)),
  day: fc.integer({ min: 1, max: 40 }),
  repeat: fc.constantFrom('once', 'weekly', 'every-two-weeks', 'monthly'),
} as const);

type Order = typeof order extends fc.Arbitrary<infer One> ? One : never;

describeOnEveryStore('the next 30 days', ({ open }) => {
  /** It is the 2nd of March 2026, ten in the morning in New York. */
  async function prepare() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const join = async (accounts = { checking: 1_000_00, savings: 500_00 }) => {
      const member = await bank.addMember({ accounts });
      const client = await bank.clientOf(member);
      const payee = await addPayee(bank, client);
      const payBill = (amount: number, date: string, repeat: Order['repeat'] = 'once') =>
        client.bills.schedule({
          intentKey: newIntent(bank),
          bill: { payee: payee.id, from: 'checking', amount, date, repeat },
        });
      const place = async ({ kind, amount, day, repeat }: Order) => {
        const date = addDays(today, day);
        if (kind === 'bill') return await payBill(amount, date, repeat);
        const transfer = {
          internal: () => internal(amount),
          back: () => internal(amount, { from: 'savings', to: 'checking' }),
          zelle: () => zelle(amount),
          external: () => external(amount),
        }[kind]();
        const intentKey = bank.newKey();
        return await client.scheduledTransfers.schedule({
          intentKey,
          schedule: { transfer, date, repeat },
        });
      };
      return { member, client, payBill, place };
    };
    return { bank, join };
  }

  test('With nothing new, the predicted balances of 30 days are those that come', async () => {
    const { bank, join } = await prepare();
    const members: { client: Client; predicted: Forecast }[] = [];
    const orders = fc.array(order, { minLength: 1, maxLength: 7 });
    for (const placed of fc.sample(orders, { numRuns: histories, seed: 20_260_302 })) {
      const { client, place } = await join();
      for (const one of placed) await place(one);
      members.push({ client, predicted: await client.forecast.month() });
    }
    const failed = members.flatMap(({ predicted }) =>
      predicted.items.filter((one) => !one.happens),
    );
    expect(failed.length).toBeGreaterThan(0);
    for (let passed = 0; passed <= forecastDays; passed += 1) {
      if (passed > 0) await goTo(bank, sixOn(addDays(today, passed)));
      await goTo(bank, sixOn(addDays(today, passed)) + 16 * 60 * 60_000);
      for (const { client, predicted } of members) {
        const shown = predicted.accounts.map(({ account, balances }) => [
          account,
          balances[passed],
        ]);
        expect(Object.fromEntries(shown)).toEqual(await balancesOf(client));
      }
    }
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('What cannot be paid is named, with the day on which the account is lowest', async () => {
    const { join } = await prepare();
    const { client, payBill } = await join();
    await payBill(700_00, '2026-03-05');
    await payBill(400_00, '2026-03-10');
    const { items, accounts } = await client.forecast.month();
    expect(items).toMatchObject([
      {
        kind: 'bill',
        description: 'Bill payment to Electric Company',
        amount: -700_00,
        date: '2026-03-05',
        happens: true,
      },
      { kind: 'bill', amount: -400_00, date: '2026-03-10', happens: false },
    ]);
    expect(accounts[0]).toMatchObject({
      account: 'checking',
      lowest: { available: 300_00, date: '2026-03-05' },
    });
  });

  test('Pay that the history shows to recur comes before the bill that needs it', async () => {
    const { bank, join } = await prepare();
    const { member, client, payBill } = await join();
    for (const day of ['2026-01-21', '2026-02-04', '2026-02-18']) {
      const at = Date.parse(`${day}T09:00:00Z`);
      await bank.addPayment(member, { type: 'credit', amount: 900_00, at, description: 'Payroll' });
    }
    await payBill(4_700_00, '2026-03-05');
    await payBill(5_000_00, '2026-03-19');
    const { items } = await client.forecast.month();
    expect(items.map(({ description, date, happens }) => [description, date, happens])).toEqual([
      ['Payroll', '2026-03-04', true],
      ['Bill payment to Electric Company', '2026-03-05', false],
      ['Payroll', '2026-03-18', true],
      ['Bill payment to Electric Company', '2026-03-19', true],
      ['Payroll', '2026-04-01', true],
    ]);
  });

  test('A yearly fee counts, and one that cannot be taken is told once', async () => {
    const { bank, join } = await prepare();
    const { member, client } = await join({ checking: 20_00, savings: 0 });
    await addBox(bank.dependencies, member);
    const { items } = await client.forecast.month();
    expect(items).toMatchObject([{ kind: 'fee', date: '2026-03-03', happens: false }]);
  });

  test('Looking ahead changes nothing', async () => {
    const { bank, join } = await prepare();
    const { client, payBill } = await join();
    await payBill(100_00, '2026-03-05', 'weekly');
    const before = await dumpTables(bank.store);
    await client.forecast.month();
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('A payment of now is said to make an order fail if and only if it does', async () => {
    const { join } = await prepare();
    const { client, payBill } = await join();
    await payBill(700_00, '2026-03-05');
    await payBill(900_00, '2026-03-06');
    const from = 'checking' as AccountId;
    expect(await client.forecast.failsAfter({ from, amount: 300_00 })).toEqual({ items: [] });
    expect(await client.forecast.failsAfter({ from, amount: 300_01 })).toMatchObject({
      items: [
        { description: 'Bill payment to Electric Company', amount: -700_00, date: '2026-03-05' },
      ],
    });
    const to = 'savings' as AccountId;
    const { items } = await client.forecast.failsAfter({ from, to, amount: 300_01 });
    expect(items).toHaveLength(1);
  });

  test('Nobody looks into the days of somebody else', async () => {
    const { join } = await prepare();
    const [one, other] = [await join(), await join()];
    await one.payBill(100_00, '2026-03-05');
    expect((await other.client.forecast.month()).items).toEqual([]);
  });
});
