import type { Repeat, EpochMs } from '#contract/time/time.ts';
import { type Kysely, sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { billOrders } from '../bills/pay-bills.ts';
import type { Tables } from '../tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { faultsOf } from '../testing/audited.ts';
import { goTo, sixOn } from '../testing/test-due-orders.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { balancesOf, type Client } from '../testing/test-bank.ts';
import { type BillsBank, openBillsBank } from '../testing/test-bills.ts';
import { TestClock } from '../testing/test-ports.ts';
import { zelle } from '../testing/transfer-requests.ts';
import { transferOrders } from '../transfers/send-scheduled.ts';
import type { OrdersBank } from './order-kind.ts';
import { executeOccurrence } from './settle-occurrence.ts';

interface Ordered {
  readonly id: string;
  readonly series: string;
  readonly date: string;
  readonly status: string;
}

/** A member's way to order, see and cancel each kind. */
interface Kind {
  readonly name: string;
  readonly table: 'bill_payment' | 'scheduled_transfer';
  /** How one that was carried out is called. */
  readonly done: string;
  readonly notScheduled: string;
  order(bank: BillsBank, amount: number, date: string, repeat: Repeat): Promise<Ordered>;
  scheduled(client: Client): Promise<readonly Ordered[]>;
  execute(scope: DatabaseTransaction, bank: OrdersBank, id: string, at: EpochMs): Promise<unknown>;
  cancel(client: Client, one: Ordered): Promise<unknown>;
  cancelSeries(client: Client, one: Ordered): Promise<unknown>;
}

async function expectLockAwaited(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  expect(rows).not.toEqual([]);
}

const kinds: readonly Kind[] = [
  {
    name: billOrders.name,
    table: billOrders.tables.occurrences,
    done: 'paid',
    notScheduled: 'NOT_SCHEDULED',
    order: ({ schedule }, amount, date, repeat) => schedule(amount, date, { repeat, again: true }),
    scheduled: async (client) => (await client.bills.upcoming()).payments,
    execute: (scope, bank, id, at) => executeOccurrence(scope, bank, billOrders, id, at),
    cancel: (client, { id }) => client.bills.cancel({ id }),
    cancelSeries: (client, { series }) => client.bills.cancelSeries({ series }),
  },
  {
    name: transferOrders.name,
    table: transferOrders.tables.occurrences,
    done: 'sent',
    notScheduled: 'TRANSFER_NOT_SCHEDULED',
    order: ({ bank, client }, amount, date, repeat) =>
      client.scheduledTransfers.schedule({
        intentKey: bank.newKey(),
        schedule: { transfer: zelle(amount), date, repeat, again: true },
      }),
    scheduled: async (client) => (await client.scheduledTransfers.list()).ahead,
    execute: (scope, bank, id, at) => executeOccurrence(scope, bank, transferOrders, id, at),
    cancel: (client, { id }) => client.scheduledTransfers.cancel({ id }),
    cancelSeries: (client, { series }) => client.scheduledTransfers.cancelSeries({ series }),
  },
];

describe.each(kinds)('$name as standing orders', (kind) => {
  describeOnEveryStore('on their days', ({ open }) => {
    /** It is the 2nd of March 2026; checking holds $1,000.00. */
    async function openBank() {
      const opened = await openBillsBank(await open<Tables>());
      const { bank, client } = opened;
      return {
        ...opened,
        order: (amount: number, date: string, repeat: Repeat = 'once') =>
          kind.order(opened, amount, date, repeat),
        orderEight: () =>
          Promise.all(
            Array.from({ length: 8 }, () => kind.order(opened, 10_00, '2026-03-03', 'weekly')),
          ),
        scheduled: () => kind.scheduled(client),
        /** Of the occurrences the days and states, in their order. */
        async all() {
          const rows = await bank.store.db
            .selectFrom(kind.table)
            .select(['day', 'status'])
            .orderBy('day')
            .execute();
          return rows.map(({ day, status }) => [day, status]);
        },
      };
    }

    test('R-D7 R-T1 one that was overdue while the bank was stopped is carried out once when it starts', async () => {
      const { bank, member, order, all } = await openBank();
      await order(120_00, '2026-03-03');
      await bank.stop();
      await bank.clock.leap(sixOn('2026-03-05') - bank.clock.now());
      const next = bank.beside();
      await next.start();
      const client = await next.clientOf(member);
      expect(await all()).toEqual([['2026-03-03', kind.done]]);
      expect(await balancesOf(client)).toMatchObject({ checking: 880_00 });
      await goTo(next, next.clock.now() + 60_000);

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

    test('R-D7 R-T1 of a series each one that was overdue is carried out once, and the days do not shift', async () => {
      const { bank, member, order, all } = await openBank();
      await order(100_00, '2026-03-03', 'weekly');
      await bank.stop();
      await bank.clock.leap(sixOn('2026-03-20') - bank.clock.now());
      const next = bank.beside();
      await next.start();
      await goTo(next, sixOn('2026-03-20'));
      expect(await all()).toEqual([
        ['2026-03-03', kind.done],
        ['2026-03-10', kind.done],
        ['2026-03-17', kind.done],
        ['2026-03-24', 'scheduled'],
      ]);
      expect(await balancesOf(await next.clientOf(member))).toMatchObject({ checking: 700_00 });
      await next.stop();
    });

    test('R-D7 R-T1 one that a killed bank had not come to is carried out when due, not before', async () => {
      const { bank, order, all } = await openBank();
      await order(120_00, '2026-03-03');
      // The killed bank gets no further request; the next one has a clock of its own.
      const next = bank.beside({ clock: new TestClock(sixOn('2026-03-03') - 1_000) });
      await next.start();
      expect(await all()).toEqual([['2026-03-03', 'scheduled']]);
      await next.clock.advance(1_000);
      expect(await all()).toEqual([['2026-03-03', kind.done]]);
      await next.stop();
    });

    test('R-D7 R-T1 two banks over one store carry each out once', async () => {
      const { bank, client, orderEight, scheduled } = await openBank();
      await orderEight();
      const other = bank.beside();
      await other.start();
      bank.clock.set(sixOn('2026-03-03') + 1);
      await Promise.all([bank.settle(), other.settle(), bank.settle(), other.settle()]);
      expect(await balancesOf(client)).toMatchObject({ checking: 920_00 });
      expect(await scheduled()).toHaveLength(8);
      expect(bank.log.lines).toEqual([]);
      expect(await faultsOf(bank)).toEqual([]);
      await other.stop();
    });

    test('R-D7 R-T1 cancelled at the moment it falls due: it is carried out or cancelled, never both', async () => {
      const { bank, client, orderEight, scheduled } = await openBank();
      const ordered = await orderEight();
      bank.clock.set(sixOn('2026-03-03'));
      const [results] = await Promise.all([
        Promise.allSettled(ordered.map((one) => kind.cancel(client, one))),
        bank.settle(),
      ]);
      const refused = results.filter((result) => result.status === 'rejected');
      for (const { reason } of refused) {
        expect(reason).toMatchObject({ code: kind.notScheduled, data: { status: kind.done } });
      }
      expect(await balancesOf(client)).toMatchObject({
        checking: 1_000_00 - refused.length * 10_00,
      });
      expect(await scheduled()).toHaveLength(8);
      expect(await faultsOf(bank)).toEqual([]);
    });

    test('R-D7 R-T1 cancelling waits until one is carried out, and is then refused', async () => {
      const { bank, client, order } = await openBank();
      const one = await order(10_00, '2026-03-03', 'weekly');
      const { store, dependencies, clock } = bank;
      const cancelling = await store.transact(async (scope) => {
        await kind.execute(scope, dependencies, one.id, clock.now());
        const outcome = Promise.allSettled([kind.cancel(client, one)]);
        if (store.engine === 'postgres') await vi.waitFor(() => expectLockAwaited(store.db));
        return { outcome };
      });
      expect(await cancelling.outcome).toMatchObject([
        { reason: { code: kind.notScheduled, data: { status: kind.done } } },
      ]);
      expect(await faultsOf(bank)).toEqual([]);
    });

    test('R-D7 R-T1 a series cancelled at the moment one of it falls due is over all the same', async () => {
      const { bank, client, orderEight, scheduled, all } = await openBank();
      const ordered = await orderEight();
      const other = bank.beside();
      await other.start();
      bank.clock.set(sixOn('2026-03-03'));
      await Promise.all([
        ...ordered.map((one) => kind.cancelSeries(client, one)),
        bank.settle(),
        other.settle(),
      ]);
      expect(await scheduled()).toEqual([]);
      const states = (await all()).map(([, status]) => status);
      const done = states.filter((status) => status === kind.done).length;
      expect(await balancesOf(client)).toMatchObject({ checking: 1_000_00 - done * 10_00 });
      expect(states.filter((status) => status === 'cancelled')).toHaveLength(8);
      expect(await faultsOf(bank)).toEqual([]);
      await other.stop();
    });

    test('R-D7 R-T1 the same one cancelled ten times at once is cancelled once', async () => {
      const { bank, client, order, scheduled } = await openBank();
      const one = await order(10_00, '2026-03-03', 'monthly');
      const results = await Promise.allSettled(
        Array.from({ length: 10 }, () => kind.cancel(client, one)),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await scheduled()).toMatchObject([{ date: '2026-04-03' }]);
      expect(await faultsOf(bank)).toEqual([]);
    });
  });
});
