import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { scheduleForEach } from '#bank/testing/test-due-orders.ts';
import type { TestMember } from '#bank/testing/test-member.ts';
import type { Tables } from '#bank/tables.ts';
import type { Store } from '#stores/store.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { table } from '#tools/measure.ts';
import {
  type BenchBank,
  type StoreName,
  startBenchServer,
  verified,
  withBenchBank,
  withBenchStore,
} from './harness.ts';
import type { BenchOptions } from './options.ts';

/**
 * The time from the start of the first server until everything is due, in milliseconds. By then every server has
 * planned its next work.
 */
const headStartMs = 12_000;
const pollingMs = 50;
const processCounts = { sqlite: [1], postgres: [1, 3] } as const;

type BankDatabase = Store<Tables>;

interface Measured {
  readonly processes: number;
  readonly items: number;
  readonly tookMs: number;
  /** Null if the database does not count them. */
  readonly transactions: number | null;
  /** The findings of `verify`. */
  readonly found: string;
}

/**
 * Measures how much due work the servers do in a second when all of it is due at once: a bill and a scheduled transfer
 * of each member, and the transfers that the rail then finishes. At the end every invariant is checked.
 */
export async function benchDueWork({ store, items }: BenchOptions): Promise<string> {
  const rows: Measured[] = [];
  for (const processes of processCounts[store]) rows.push(await measure(store, processes, items));
  return table(
    ['processes', 'items', 'took', 'items a second', 'transactions an item', 'verify'],
    rows.map(({ processes, items: done, tookMs, transactions, found }) => [
      String(processes),
      String(done),
      `${(tookMs / 1000).toFixed(1)} s`,
      String(Math.round((done / tookMs) * 1000)),
      transactions === null ? 'not counted' : (transactions / done).toFixed(2),
      found,
    ]),
  );
}

async function measure(name: StoreName, processes: number, items: number): Promise<Measured> {
  return await withBenchStore(name, async (benchStore) => {
    const dueAt = await withBenchBank(benchStore, (bank) => scheduleForMembers(bank, items));
    const servers = await Promise.all(
      Array.from({ length: processes }, () => startBenchServer(benchStore)),
    );
    const store = await benchStore.open();
    if (Date.now() > dueAt) throw new Error('The servers were not ready when the work was due.');
    await pause(Math.max(0, dueAt - Date.now()));
    const before = await transactionsOf(store);
    const begin = performance.now();
    let asked = 0;
    while ((await countWaiting(store)) > 0) {
      asked += 1;
      await pause(pollingMs);
    }
    const tookMs = performance.now() - begin;
    const after = await transactionsOf(store);
    const transactions = before === null || after === null ? null : after - before - asked;
    await Promise.all(servers.map((server) => server.stop()));
    const done = await countDone(store);
    const found = await verified(store);
    if (done !== items * 3) throw new Error(`Of ${items * 3} items ${done} were done.`);
    await store.close();
    return { processes, items: done, tookMs, transactions, found };
  });
}

/** Gives `count` members a bill and a transfer to another bank that are due at one moment, and returns that moment. */
async function scheduleForMembers(
  { dependencies, addMember }: BenchBank,
  count: number,
): Promise<EpochMs> {
  const members: TestMember[] = [];
  for (let index = 0; index < count; index += 1) members.push(await addMember());
  const dueAt = (Date.now() + headStartMs) as EpochMs;
  await scheduleForEach(dependencies, members, dueAt);
  const { db } = dependencies.store;
  await db.updateTable('person_settings').set({ notify_email: 0, notify_sms: 0 }).execute();
  return dueAt;
}

/** The work that is due or will be shortly, including transfers that the rail has not finished. */
async function countWaiting({ db }: BankDatabase): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select (select count(*) from bill_payment where due_at is not null) +
      (select count(*) from scheduled_transfer where due_at is not null) +
      (select count(*) from transfer where due_at is not null) as waiting`.execute(db);
  return Number(rows[0]?.waiting);
}

async function countDone({ db }: BankDatabase): Promise<number> {
  const { rows } = await sql<{ done: number }>`
    select (select count(*) from bill_payment where status = 'paid') +
      (select count(*) from scheduled_transfer where status = 'sent') +
      (select count(*) from transfer where status = 'completed') as done`.execute(db);
  return Number(rows[0]?.done);
}

/** All transactions that PostgreSQL has committed in this database, including reads. */
async function transactionsOf({ db, engine }: BankDatabase): Promise<number | null> {
  if (engine !== 'postgres') return null;
  const { rows } = await sql<{ committed: number }>`
    select xact_commit as committed from pg_stat_database where datname = current_database()`.execute(
    db,
  );
  return Number(rows[0]?.committed);
}
