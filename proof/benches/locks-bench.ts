import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Tables } from '#bank/tables.ts';
import type { Store } from '#stores/store.ts';
import { median, ms, type Spread, table, verdict } from '#tools/measure.ts';
import { measureInTurns, withFilledServer } from './harness.ts';
import { addSenders, type BenchMember, LoadRequests, requestOf } from './load-requests.ts';
import type { BenchOptions } from './options.ts';
import { measureLoad, SteadyLoad } from './steady-load.ts';

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
export async function benchLocks({ store, ...run }: BenchOptions): Promise<string> {
  if (store === 'sqlite') {
    return 'Locks: only PostgreSQL has any of rows and tables (`npm run bench -- locks --store postgres`).';
  }
  return await withFilledServer(store, addSenders, async ({ port }, members, benchStore) => {
    const outside = await benchStore.open();
    try {
      return [
        await oneMember(port, members, outside, run),
        await oneTable(port, members, outside, run),
      ].join('\n\n');
    } finally {
      await outside.close();
    }
  });
}

type Run = Pick<BenchOptions, 'seconds' | 'rounds'>;

/** Measures in turns without the lock and with it, which is held from outside. */
async function withAndWithout<Measured>(
  rounds: number,
  outside: Store<Tables>,
  statement: ReturnType<typeof sql>,
  measure: () => Promise<Measured>,
): Promise<readonly [free: Measured[], whileLocked: Measured[]]> {
  await measure();
  const [free = [], whileLocked = []] = await measureInTurns(rounds, [
    measure,
    async () => {
      const unlock = await lock(outside, statement);
      try {
        return await measure();
      } finally {
        await unlock();
        // The requests that waited for the lock are answered together.
        await setTimeout(1_000);
      }
    },
  ]);
  return [free, whileLocked];
}

async function oneMember(
  port: number,
  [locked, ...others]: readonly BenchMember[],
  outside: Store<Tables>,
  { seconds, rounds }: Run,
): Promise<string> {
  if (locked === undefined) throw new Error('There is no member to be locked');
  const requests = new LoadRequests(others, port);
  const ofLocked = new LoadRequests([locked], port);
  const held = new SteadyLoad({
    port,
    connections: connections.locked,
    request: () => ofLocked.next('internal'),
  });
  const load = { port, connections: connections.others, request: () => requests.next('internal') };
  const [free, whileLocked] = await withAndWithout(rounds, outside, rowsOf(locked), () =>
    measureLoad(load, seconds * 1000),
  );
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
  const loads = [
    { connections: besideTable.needing, request: askForBills },
    { connections: besideTable.reading, request: () => requests.nextRead() },
    { connections: besideTable.sending, request: () => requests.next('internal') },
  ].map((load) => new SteadyLoad({ port, ...load }));
  const statement = sql`lock table bill_payment in access exclusive mode`;
  const [free, whileLocked] = await withAndWithout(rounds, outside, statement, async () => {
    const [needing, reading, sending] = await Promise.all(
      loads.map((load) => load.measure(seconds * 1000)),
    );
    return { needing, reading, sending } as Record<'needing' | 'reading' | 'sending', Spread>;
  });
  await Promise.all(loads.map((load) => load.stop()));
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
