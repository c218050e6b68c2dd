import { sql } from 'kysely';
import { median, ms, type Spread, table } from '#tools/measure.ts';
import { delayedDatabase } from './delayed-database.ts';
import {
  type BenchStore,
  measureInTurns,
  residentMegabytes,
  startBenchServer,
  withBenchBank,
  withBenchStore,
} from './harness.ts';
import { addSenders, type LoadName, LoadRequests } from './load-requests.ts';
import type { BenchOptions } from './options.ts';
import { openPgbench, type Pgbench } from './pgbench.ts';
import { commitsInASecond } from './sqlite-limit.ts';
import { measureLoad } from './steady-load.ts';

/**
 * Each load runs this long in each round before anything is counted: while the others ran, the server and its database had
 * nothing to do.
 */
const warmUpMs = 3_000;

/**
 * The rate a second of a server in a process of its own over HTTP: transfers between own accounts, by Zelle and to other
 * banks, and a mix of reads and transfers, each transfer durable before its answer. Every load and `pgbench` on as many
 * connections are measured in turns; both warm up, and both have files of their logs to use again.
 */
export async function benchTransfers(options: BenchOptions): Promise<string> {
  return await withBenchStore(options.store, async (benchStore) => {
    const pgbench = await openPgbench();
    const delay = await delayedDatabase(benchStore.environment, options.delay);
    try {
      const members = await withBenchBank(benchStore, addSenders);
      await recycleLog(benchStore);
      const server = await startBenchServer(delay);
      const figures = figuresOf(
        new LoadRequests(members, server.port),
        server.port,
        options,
        pgbench,
      );
      const measured = await measureInTurns(
        options.rounds,
        figures.map(({ measure }) => measure),
      );
      const memory = Math.round(residentMegabytes(server.pid));
      await server.stop();
      return [
        table(
          ['load', 'connections', 'a second', 'p50', 'p99', '× pgbench, as many connections'],
          figures.map((figure, place) => rowOf(figure, place, figures, measured)),
        ),
        `Ready ${ms(server.readyMs)} after its start; ${memory} MB resident after the run.`,
        `Medians of ${options.rounds} rounds of ${options.seconds} s for each line, after a warm-up. ${leftOut}`,
      ].join('\n\n');
    } finally {
      await delay.stop();
      await pgbench?.stop();
    }
  });
}

const leftOut =
  'Left out: TLS, a network, sign-ins and their hashing. The load and the server, or pgbench and PostgreSQL, share the processors. ' +
  'pgbench speaks the protocol of PostgreSQL without HTTP, sessions, checks, history, events or an audit chain. ' +
  'Transfers to others go on after their answer: the rail completes each within five seconds, beside the load.';

const messages = 128;
const messageBytes = 8_000_000;

/**
 * Gives a new PostgreSQL the files of the write-ahead log that a long-running server has: a checkpoint keeps files that are
 * no longer needed and uses them again. A new server makes each file of 16 MB when it needs it, fills it with zeros and
 * syncs it, and every commit waits for that, 50 ms after each 2,500 transfers. `pgbench` has such files, since it fills its
 * tables before it is measured. SQLite has one file.
 */
async function recycleLog(benchStore: BenchStore): Promise<void> {
  const { db, engine, close } = await benchStore.open();
  if (engine === 'postgres') {
    await sql`
      select count(pg_logical_emit_message(false, 'bench', repeat('x', ${messageBytes})))
      from generate_series(1, ${messages})`.execute(db);
    await sql`checkpoint`.execute(db);
  }
  await close();
}

type Measured = Pick<Spread, 'p50' | 'p99'> & { readonly perSecond: number };

/** A line of the table. */
interface Figure {
  readonly what: string;
  /** Undefined where there are none. */
  readonly connections?: number;
  readonly isPgbench?: true;
  readonly measure: () => Promise<Measured>;
}

const nameOf: Readonly<Record<LoadName, string>> = {
  internal: 'own accounts',
  zelle: 'Zelle',
  external: 'other banks',
  mixed: 'mixed, 8 of 10 read',
};

function figuresOf(
  requests: LoadRequests,
  port: number,
  { seconds, loads, connections: counts }: BenchOptions,
  pgbench: Pgbench | null,
): readonly Figure[] {
  const ofConnections = (connections: number): Figure[] => [
    ...(pgbench === null
      ? []
      : [
          {
            what: 'pgbench, TPC-B-like, prepared',
            connections,
            isPgbench: true as const,
            measure: () => rateOf(pgbench.measure(connections, seconds)),
          },
        ]),
    ...loads.map((load) => ({
      what: nameOf[load],
      connections,
      async measure() {
        const options = { port, connections, request: () => requests.next(load) };
        await measureLoad(options, warmUpMs);
        const { count, p50, p99 } = await measureLoad(options, seconds * 1000);
        return { perSecond: count / seconds, p50, p99 };
      },
    })),
  ];
  return [
    ...counts.flatMap(ofConnections),
    {
      what: 'SQLite, five writes, a durable commit each',
      measure: () => rateOf(commitsInASecond(seconds)),
    },
  ];
}

/** Of a measurement of the rate alone. */
async function rateOf(measured: Promise<number>): Promise<Measured> {
  return { perSecond: await measured, p50: NaN, p99: NaN };
}

function rowOf(
  { what, connections, isPgbench }: Figure,
  place: number,
  figures: readonly Figure[],
  measured: readonly Measured[][],
): string[] {
  const own = measured[place] ?? [];
  const pgbench =
    measured[figures.findIndex((one) => one.isPgbench && one.connections === connections)];
  const ratios = own.map(
    ({ perSecond }, round) => perSecond / (pgbench?.[round]?.perSecond ?? NaN),
  );
  return [
    what,
    String(connections ?? ''),
    String(Math.round(median(own.map(({ perSecond }) => perSecond)))),
    timeCell(own.map(({ p50 }) => p50)),
    timeCell(own.map(({ p99 }) => p99)),
    isPgbench || pgbench === undefined ? '' : median(ratios).toFixed(2),
  ];
}

function timeCell(times: readonly number[]): string {
  const middle = median(times);
  return Number.isNaN(middle) ? '' : ms(middle);
}
