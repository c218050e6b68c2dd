import { setTimeout } from 'node:timers/promises';
import { verifyBank } from '#bank/index.ts';
import { LoadRequests } from './asks.ts';
import {
  type BenchStore,
  withBenchStore,
  openBenchBank,
  startBenchServer,
  type StoreName,
} from './harness.ts';
import { openMembers } from './transfers-bench.ts';
import { startLoad } from '../../tools/load/http-load.ts';
import { ms, type Spread, spreadOf, table, verdict } from '../../tools/load/measure.ts';

export interface DividendsBenchOptions {
  readonly store: StoreName;
  /** How long the transfers alone are measured. */
  readonly seconds: number;
  /** How many accounts are paid. */
  readonly accounts: number;
}

const connections = 32;
const accountsOfMember = 50;
const balance = 10_000_00;
/**
 * From the start of the server to when the dividends are due: until then the server warms up, and is measured without them.
 */
const warmUpMs = 6_000;
const pollingMs = 500;
const wantedTimes = 2;

/**
 * How much longer transfers of others take while the dividends of a month are paid to many accounts by the server that answers
 * them. In the end every invariant is checked, and that each account was paid once.
 */
export async function benchDividends(options: DividendsBenchOptions): Promise<string> {
  return await withBenchStore(options.store, async (benchStore) => {
    const members = await openMembers(benchStore);
    await openSavers(benchStore, options.accounts);
    const server = await startBenchServer(benchStore);
    const requests = new LoadRequests(members, server.port);
    const load = startLoad({
      port: server.port,
      connections,
      request: () => requests.next('internal'),
    });
    const goOnFor = (forMs: number) => Promise.race([setTimeout(forMs), load.ended]);
    await goOnFor(warmUpMs);
    load.takeTimes();
    await goOnFor(options.seconds * 1000);
    const before = spreadOf(load.takeTimes());
    const store = await benchStore.open();
    const paid = async () =>
      Number(
        (
          await store.db
            .selectFrom('dividend')
            .select(({ fn }) => fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );
    await store.db.updateTable('dividend_run').set({ due_at: Date.now() }).execute();
    // The server looks after five seconds at the latest.
    while ((await paid()) === 0) await goOnFor(50);
    load.takeTimes();
    const begin = performance.now();
    while ((await paid()) < options.accounts) await goOnFor(pollingMs);
    const tookMs = performance.now() - begin;
    const during = spreadOf(load.takeTimes());
    await load.stop();
    await server.stop();
    const faults = (await verifyBank(store)).checks.flatMap((check) => check.faults);
    await store.close();
    return report(options, before, during, tookMs, faults);
  });
}

function report(
  { accounts }: DividendsBenchOptions,
  before: Spread,
  during: Spread,
  tookMs: number,
  faults: readonly string[],
): string {
  const isMet = during.p99 <= wantedTimes * before.p99 && faults.length === 0;
  return [
    table(
      ['transfers', 'answered', 'p50', 'p99', 'slowest'],
      [row('alone', before), row('while dividends are paid', during)],
    ),
    `${accounts} accounts were paid in ${(tookMs / 1000).toFixed(1)} s, beside transfers on ${connections} connections. ` +
      `The 99th percentile is ${(during.p99 / before.p99).toFixed(2)} times that before (wanted: at most ${wantedTimes}); ` +
      `verify finds ${faults.length === 0 ? 'nothing' : faults.join('; ')}: ${verdict(isMet)}.`,
  ].join('\n\n');
}

function row(what: string, { count, p50, p99, slowest }: Spread): string[] {
  return [what, String(count), ms(p50), ms(p99), ms(slowest)];
}

/** Members with savings that have earned something in the last month, with dividends not due yet. */
async function openSavers(benchStore: BenchStore, accounts: number): Promise<void> {
  const { dependencies, addSaver, close } = await openBenchBank(benchStore);
  const { db } = dependencies.store;
  for (let opened = 0; opened < accounts; opened += accountsOfMember) {
    const count = Math.min(accountsOfMember, accounts - opened);
    await addSaver(
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`saver-${index}`, balance])),
    );
  }
  await db
    .updateTable('account')
    .set({ product_id: 'share-savings' })
    .where('handle', 'like', 'saver-%')
    .execute();
  await db
    .insertInto('product_terms')
    .values({
      product_id: 'share-savings',
      valid_from: '2018-01-01',
      rate: 60,
      method: 'daily-balance',
      minimum: 0,
      rounding: 'half-up',
    })
    .execute();
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15))
    .toISOString()
    .slice(0, 7);
  const later = Date.now() + 24 * 60 * 60_000;
  await db.insertInto('dividend_run').values({ month, due_at: later }).execute();
  await close();
}
