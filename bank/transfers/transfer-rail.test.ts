import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test, vi } from 'vitest';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { TestClock } from '../testing/test-ports.ts';
import { balancesOf, openTestBank, type TestBank } from '../testing/test-bank.ts';
import { internal, zelle } from '../testing/transfer-requests.ts';

/** The completions of each transfer, by its postings and by its statuses. */
async function completions(bank: TestBank): Promise<{ postings: number[]; statuses: number[] }> {
  const { db } = bank.store;
  const transfers = await db.selectFrom('transfer').select('id').orderBy('id').execute();
  const postings = await db
    .selectFrom('posting')
    .select('transfer_id')
    .where('kind', '=', 'transfer-completed')
    .execute();
  const statuses = await db
    .selectFrom('transfer_status')
    .select('transfer_id')
    .where('status', '=', 'completed')
    .execute();
  const countOf = (rows: { transfer_id: string | null }[], id: string) =>
    rows.filter((row) => row.transfer_id === id).length;
  return {
    postings: transfers.map(({ id }) => countOf(postings, id)),
    statuses: transfers.map(({ id }) => countOf(statuses, id)),
  };
}

describeOnEveryStore('the payment rail', ({ open }) => {
  async function bankWithTransfers(count: number) {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember({ accounts: { checking: 5_000_00, savings: 0 } });
    const client = await bank.clientOf(member);
    for (let sent = 0; sent < count; sent += 1) {
      await client.transfers.create({ intentKey: bank.newKey(), transfer: internal(10_00) });
    }
    const once = Array.from({ length: count }, () => 1);
    return { bank, member, client, finishedOnce: { postings: once, statuses: once } };
  }

  test('R-T8 a transfer is finished at its time, woken by nobody but the clock', async () => {
    const bank = await openTestBank(await open<Tables>());
    const client = await bank.clientOf(await bank.addMember());
    await bank.stop();
    const alone = bank.beside();
    await alone.bank.start();
    const asker = alone.clientFor(await alone.callerOf(await alone.addMember()));
    const { id } = await asker.transfers.create({
      intentKey: bank.newKey(),
      transfer: internal(10_00),
    });
    await bank.clock.advance(4_999);
    await vi.waitFor(async () =>
      expect((await asker.transfers.get({ id })).status).toBe('completed'),
    );
    expect(await balancesOf(client)).toEqual({ checking: 1_000_00, savings: 500_00 });
  });

  test('F12 what a stopped bank left in processing is finished once when the next one starts', async () => {
    const { bank, member, finishedOnce } = await bankWithTransfers(12);
    await bank.stop();
    await bank.clock.leap(60_000);
    const untouched = await completions(bank);
    expect(untouched.postings.every((times) => times === 0)).toBe(true);

    const next = bank.beside();
    await next.start();
    expect(await completions(bank)).toEqual(finishedOnce);
    const client = await next.clientOf(member);
    expect(await balancesOf(client)).toEqual({ checking: 4_880_00, savings: 120_00 });
    await bank.stop();
  });

  test('F12 what a killed bank left in processing is finished when due, not before', async () => {
    const { bank, finishedOnce } = await bankWithTransfers(3);
    // The killed bank is never asked again; the next one has a clock of its own.
    const next = bank.beside({ clock: new TestClock(bank.clock.now() + 1_000) });
    await next.start();
    expect((await completions(bank)).postings).toEqual([0, 0, 0]);
    await next.clock.advance(3_999);
    expect(await completions(bank)).toEqual(finishedOnce);
  });

  test('a third start finds nothing to do', async () => {
    const { bank } = await bankWithTransfers(3);
    await bank.clock.advance(5_000);
    const before = await dumpTables(bank.store);
    for (let start = 0; start < 3; start += 1) {
      const next = bank.beside();
      await next.start();
      await next.stop();
    }
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('two banks over one store finish each transfer once', async () => {
    const { bank, member, client } = await bankWithTransfers(20);
    await client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(1_000_01) });
    await client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(2_000_00) });
    const other = bank.beside();
    await other.start();
    bank.clock.set(bank.clock.now() + 10_000);
    await Promise.all([bank.settle(), other.settle(), bank.settle(), other.settle()]);

    const { db } = bank.store;
    const statuses = await db
      .selectFrom('transfer_status')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .groupBy('status')
      .orderBy('status')
      .execute();
    expect(statuses).toEqual([
      { status: 'completed', count: 20 },
      { status: 'pending', count: 2 },
      { status: 'processing', count: 22 },
    ]);
    const { postings } = await completions(bank);
    expect(postings.toSorted((one, other) => one - other)).toEqual([
      0,
      0,
      ...Array.from({ length: 20 }, () => 1),
    ]);
    expect(await balancesOf(await other.clientOf(member))).toEqual({
      checking: 1_799_99,
      savings: 200_00,
    });
    expect(bank.log.lines).toEqual([]);
  });

  test('two banks over one store: what one of them took on, the other finishes when the one is gone', async () => {
    const { bank, finishedOnce } = await bankWithTransfers(2);
    const other = bank.beside();
    await other.start();
    await bank.stop();
    await bank.clock.advance(10_000);
    expect(await completions(bank)).toEqual(finishedOnce);
  });

  test('two banks over one store never spend the same money twice', async () => {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember({ accounts: { checking: 1_000_00, savings: 0 } });
    const other = bank.beside();
    await other.start();
    const clients = [await bank.clientOf(member), await other.clientOf(member)];
    const results = await Promise.allSettled(
      Array.from({ length: 10 }).flatMap(() =>
        clients.map((client) =>
          client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(1_000_00) }),
        ),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a transfer that cannot be finished holds up no other, and is finished once it can be', async () => {
    const { bank, finishedOnce } = await bankWithTransfers(3);
    const { db } = bank.store;
    const broken = await db
      .selectFrom('transfer')
      .select(['id', 'to_account_id'])
      .orderBy('due_at')
      .executeTakeFirstOrThrow();
    const aim = (account: string | null) =>
      db
        .updateTable('transfer')
        .set({ to_account_id: account })
        .where('id', '=', broken.id)
        .execute();
    await aim('an account that is gone');
    await bank.clock.advance(5_000);
    const { postings } = await completions(bank);
    expect(postings.filter((times) => times === 1)).toHaveLength(2);
    expect(bank.log.lines.at(-1)).toMatchObject({ level: 'error', facts: { id: broken.id } });

    await aim(broken.to_account_id);
    await bank.clock.advance(1_000);
    expect(await completions(bank)).toEqual(finishedOnce);
  });
});
