import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Tables } from '#bank/tables.ts';
import type { Store } from '#stores/store.ts';
import { sendLoad } from '../../tools/load/http-load.ts';
import { median, ms, type Spread, spreadOf, table, verdict } from '../../tools/load/measure.ts';
import { type BenchMember, LoadRequests, requestOf } from './asks.ts';
import { withBenchStore, startBenchServer, type StoreName } from './harness.ts';
import { SteadyRequests } from './steady-requests.ts';
import { openMembers } from './transfers-bench.ts';

export interface LocksBenchOptions {
  readonly store: StoreName;
  /** How long the load runs, once without and once with the lock, in each round. */
  readonly seconds: number;
  readonly rounds: number;
}

/** The share of their rate that others keep while a member is locked. */
const wantedShare = 0.9;
/** The limit of a request, at the 99th percentile, while a table is locked that it does not need. */
const wantedMs = 100;
/** The connections on which others send transfers, and those of the locked member. */
const connections = { others: 64, locked: 4 };
/** The connections that need the locked table, and the others that read and send. */
const besideTable = { needing: 16, reading: 8, sending: 8 };

/**
 * The effect on others while somebody has locked rows from outside, as an administrator in `psql` may: first the rows of a
 * member, during transfers of that member, then the whole table of bill payments, during reads by others.
 */
export async function benchLocks({ store, ...run }: LocksBenchOptions): Promise<string> {
  if (store === 'sqlite') {
    return 'Locks: only PostgreSQL has any of rows and tables (`npm run bench -- locks --store postgres`).';
  }
  return await withBenchStore(store, async (benchStore) => {
    const members = await openMembers(benchStore);
    const server = await startBenchServer(benchStore);
    const outside = await benchStore.open();
    const report = [
      await oneMember(server.port, members, outside, run),
      await oneTable(server.port, members, outside, run),
    ];
    await outside.close();
    await server.stop();
    return report.join('\n\n');
  });
}

type Run = Omit<LocksBenchOptions, 'store'>;

async function oneMember(
  port: number,
  [locked, ...others]: readonly BenchMember[],
  outside: Store<Tables>,
  { seconds, rounds }: Run,
): Promise<string> {
  if (locked === undefined) throw new Error('There is no member to be locked');
  const requests = new LoadRequests(others, port);
  const ofLocked = new LoadRequests([locked], port);
  const held = new SteadyRequests(port, connections.locked, () => ofLocked.next('internal'));
  const measure = async () =>
    spreadOf(
      await sendLoad({
        port,
        connections: connections.others,
        durationMs: seconds * 1000,
        request: () => requests.next('internal'),
      }),
    );
  await measure();
  const free: Spread[] = [];
  const whileLocked: Spread[] = [];
  for (let round = 0; round < rounds; round += 1) {
    free.push(await measure());
    const unlock = await lock(outside, rowsOf(locked));
    whileLocked.push(await measure());
    await unlock();
  }
  await held.stop();
  const shares = whileLocked.map(({ count }, round) => count / (free[round]?.count ?? NaN));
  const row = (name: string, spreads: readonly Spread[]) => [
    name,
    String(Math.round(median(spreads.map(({ count }) => count)) / seconds)),
    ms(median(spreads.map(({ p99 }) => p99))),
  ];
  return [
    table(
      [`transfers of others, ${connections.others} connections`, 'a second', 'p99'],
      [row('nothing is locked', free), row('one member is', whileLocked)],
    ),
    `While one member's rows are locked, others keep ${percent(median(shares))} of their rate in ${rounds} rounds, ` +
      `${percent(Math.min(...shares))} at least (wanted: ${percent(wantedShare)}): ${verdict(median(shares) >= wantedShare)}. ` +
      `That member sends on ${connections.locked} connections meanwhile.`,
  ].join('\n\n');
}

async function oneTable(
  port: number,
  members: readonly BenchMember[],
  outside: Store<Tables>,
  { seconds, rounds }: Run,
): Promise<string> {
  const requests = new LoadRequests(members, port);
  let asked = 0;
  const askForBills = () => {
    asked += 1;
    return requestOf(members[asked % members.length] as BenchMember, port, 'bills/upcoming', {});
  };
  const needing = new SteadyRequests(port, besideTable.needing, askForBills);
  const reading = new SteadyRequests(port, besideTable.reading, () => requests.nextRead());
  const sending = new SteadyRequests(port, besideTable.sending, () => requests.next('internal'));
  const measure = async () => {
    for (const one of [needing, reading, sending]) one.takeTimes();
    await setTimeout(seconds * 1000);
    return {
      needing: spreadOf(needing.takeTimes()),
      reading: spreadOf(reading.takeTimes()),
      sending: spreadOf(sending.takeTimes()),
    };
  };
  await measure();
  const free: Awaited<ReturnType<typeof measure>>[] = [];
  const whileLocked: typeof free = [];
  for (let round = 0; round < rounds; round += 1) {
    free.push(await measure());
    const unlock = await lock(outside, sql`lock table bill_payment in access exclusive mode`);
    whileLocked.push(await measure());
    await unlock();
    // Those that waited for the table are answered together.
    await setTimeout(1_000);
  }
  await Promise.all([needing.stop(), reading.stop(), sending.stop()]);
  const row = (name: string, rows: typeof free) => [
    name,
    ...(['reading', 'sending', 'needing'] as const).flatMap((kind) => [
      String(Math.round(median(rows.map((one) => one[kind].count)) / seconds)),
      ...(kind === 'needing' ? [] : [ms(median(rows.map((one) => one[kind].p99)))]),
    ]),
  ];
  const slowest = Math.max(
    ...(['reading', 'sending'] as const).map((kind) =>
      median(whileLocked.map((one) => one[kind].p99)),
    ),
  );
  return [
    table(
      ['', 'reads a second', 'p99', 'transfers a second', 'p99', 'bills a second'],
      [row('nothing is locked', free), row('the table of bill payments is', whileLocked)],
    ),
    `While the table of bill payments is locked and asked for on ${besideTable.needing} connections, the 99th percentile of what does ` +
      `not need it is ${ms(slowest)} (wanted: ${ms(wantedMs)}): ${verdict(slowest <= wantedMs)}.`,
  ].join('\n\n');
}

function rowsOf({ zelleRecipient }: BenchMember) {
  return sql`select 1
    from membership
    join account on account.membership_id = membership.id
    join account_balance on account_balance.account_id = account.id
    where membership.id = (select membership_id from recipient where id = ${zelleRecipient})
    for update`;
}

/** Locks from a session of its own, for as long as it takes. Returns the function that unlocks. */
async function lock(
  outside: Store<Tables>,
  statement: ReturnType<typeof sql>,
): Promise<() => Promise<void>> {
  const session = await outside.db.startTransaction().execute();
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(session);
  await statement.execute(session);
  return async () => {
    await session.rollback().execute();
  };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
