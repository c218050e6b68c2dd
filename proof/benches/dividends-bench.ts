import { setTimeout } from 'node:timers/promises';
import { spreadCells, type BenchBank, verified, withFilledServer } from './harness.ts';
import { addSenders, LoadRequests } from './load-requests.ts';
import type { BenchOptions } from './options.ts';
import { SteadyLoad } from './steady-load.ts';
import { table, verdict } from '#tools/measure.ts';

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
export async function benchDividends({
  store: name,
  seconds,
  accounts,
}: BenchOptions): Promise<string> {
  const fill = async (bank: BenchBank) => {
    const senders = await addSenders(bank);
    await addSavers(bank, accounts);
    return senders;
  };
  return await withFilledServer(name, fill, async (server, members, benchStore) => {
    const { port } = server;
    const requests = new LoadRequests(members, port);
    const load = new SteadyLoad({ port, connections, request: () => requests.next('internal') });
    await load.measure(warmUpMs);
    const alone = await load.measure(seconds * 1000);
    const store = await benchStore.open();
    const untilPaid = async (count: number, everyMs: number) => {
      for (;;) {
        const paid = await store.db
          .selectFrom('dividend')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        if (Number(paid.count) >= count) return;
        await setTimeout(everyMs);
      }
    };
    await store.db.updateTable('dividend_run').set({ due_at: Date.now() }).execute();
    // The server looks after five seconds at the latest.
    await load.measureBeside(() => untilPaid(1, 50));
    const { tookMs, waits } = await load.measureBeside(() => untilPaid(accounts, pollingMs));
    await load.stop();
    await server.stop();
    const found = await verified(store);
    await store.close();
    const isMet = waits.p99 <= wantedTimes * alone.p99 && found === 'nothing';
    return [
      table(
        ['transfers', 'answered', 'p50', 'p99', 'slowest'],
        [
          ['alone', ...spreadCells(alone)],
          ['while dividends are paid', ...spreadCells(waits)],
        ],
      ),
      `${accounts} accounts were paid in ${(tookMs / 1000).toFixed(1)} s, beside transfers on ${connections} connections. ` +
        `The 99th percentile is ${(waits.p99 / alone.p99).toFixed(2)} times that before (wanted: at most ${wantedTimes}); ` +
        `verify finds ${found}: ${verdict(isMet)}.`,
    ].join('\n\n');
  });
}

/** Members with savings that have earned something in the last month, with dividends not due yet. */
async function addSavers({ dependencies, addMember }: BenchBank, accounts: number): Promise<void> {
  const { db } = dependencies.store;
  for (let opened = 0; opened < accounts; opened += accountsOfMember) {
    const count = Math.min(accountsOfMember, accounts - opened);
    await addMember(
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
}
