import { addRecipient } from '#bank/testing/test-member.ts';
import { type BenchMember, type LoadName, LoadRequests } from './asks.ts';
import { delayedDatabase } from './delayed-database.ts';
import {
  type BenchStore,
  makeBenchStore,
  openBenchBank,
  residentMegabytes,
  startBenchServer,
  type StoreName,
} from './harness.ts';
import { sendLoad } from '../../tools/load/http-load.ts';
import { type Limits, measureLimits } from './limits.ts';
import { median, ms, spreadOf, table } from '../../tools/load/measure.ts';
import { openPgbench, type Pgbench } from './pgbench.ts';
import { sql } from 'kysely';

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

/** A prime, so that over the run each member sends every kind of request. */
const memberCount = 1_999;

export interface TransfersBenchOptions {
  readonly store: StoreName;
  /** How long each load runs in each round. */
  readonly seconds: number;
  readonly rounds: number;
  readonly loads: readonly LoadName[];
  /** On how many connections each load runs. */
  readonly connectionCounts: readonly number[];
  /** How much longer each round trip between the server and PostgreSQL takes. */
  readonly delayMs: number;
}

/**
 * Each load runs this long in each round before anything is counted: while the others ran, the server and its database had
 * nothing to do.
 */
const warmUpMs = 3_000;

/**
 * The rate a second of a server in a process of its own over HTTP: transfers between own accounts, by Zelle and to other
 * banks, and a mix of reads and transfers, each transfer durable before its answer. A virtual machine changes its speed
 * within a minute, so each round measures every load and `pgbench` on as many connections, and the result is the median of
 * the rounds. Both warm up, and both have files of their logs to use again.
 */
export async function benchTransfers(options: TransfersBenchOptions): Promise<string> {
  const benchStore = await makeBenchStore(options.store);
  const pgbench = await openPgbench();
  const delay = await delayedDatabase(benchStore.environment, options.delayMs);
  try {
    const members = await openMembers(benchStore);
    await recycleLog(benchStore);
    const server = await startBenchServer({ ...benchStore, environment: delay.environment });
    const requests = new LoadRequests(members, server.port);
    const rounds: Round[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      rounds.push(await measureRound(server.port, requests, pgbench, options));
    }
    const memory = Math.round(residentMegabytes(server.pid));
    await server.stop();
    return [
      loadsTable(rounds, options),
      `Ready ${ms(server.readyMs)} after its start; ${memory} MB resident after the run.`,
      limitsTable(rounds, options),
      `Medians of ${options.rounds} rounds of ${options.seconds} s for each line, after a warm-up. ${leftOut}`,
    ].join('\n\n');
  } finally {
    await delay.stop();
    await pgbench?.stop();
    await benchStore.dispose();
  }
}

const leftOut =
  'Left out: TLS, a network, sign-ins and their hashing. The load and the server, or pgbench and PostgreSQL, share the processors. ' +
  'pgbench speaks the protocol of PostgreSQL without HTTP, sessions, checks, history, events or an audit chain. ' +
  'Transfers to others go on after their answer: the rail completes each within five seconds, beside the load.';

interface Measured {
  readonly load: LoadName;
  readonly connections: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** The ratio to `pgbench` on as many connections in the same round. */
  readonly ratio: number | null;
}

interface Round {
  readonly measured: readonly Measured[];
  readonly pgbench: ReadonlyMap<number, number>;
  readonly limits: Limits;
}

async function measureRound(
  port: number,
  requests: LoadRequests,
  pgbench: Pgbench | null,
  { seconds, loads, connectionCounts }: TransfersBenchOptions,
): Promise<Round> {
  const measured: Measured[] = [];
  const rates = new Map<number, number>();
  for (const connections of connectionCounts) {
    const rate = pgbench === null ? null : await pgbench.measure(connections, seconds);
    if (rate !== null) rates.set(connections, rate);
    for (const load of loads) {
      await answerTimes(port, requests, load, connections, warmUpMs);
      const times = await answerTimes(port, requests, load, connections, seconds * 1000);
      const { count, p50, p99 } = spreadOf(times);
      const answered = count / seconds;
      const ratio = rate === null ? null : answered / rate;
      measured.push({ load, connections, perSecond: answered, p50, p99, ratio });
    }
  }
  return { measured, pgbench: rates, limits: await measureLimits(seconds) };
}

/** The times of the answers to the load, in milliseconds. */
function answerTimes(
  port: number,
  requests: LoadRequests,
  load: LoadName,
  connections: number,
  durationMs: number,
): Promise<number[]> {
  return sendLoad({
    port,
    connections,
    durationMs,
    request: () => requests.next(load),
  });
}

function loadsTable(
  rounds: readonly Round[],
  { loads, connectionCounts }: TransfersBenchOptions,
): string {
  const rows = loads.flatMap((load) =>
    connectionCounts.map((connections) => {
      const lines = rounds.flatMap(({ measured }) =>
        measured.filter((one) => one.load === load && one.connections === connections),
      );
      const middle = (pick: (one: Measured) => number) => median(lines.map(pick));
      const compares = lines.every(({ ratio }) => ratio !== null);
      return [
        nameOf[load],
        String(connections),
        String(Math.round(middle((one) => one.perSecond))),
        ms(middle(({ p50 }) => p50)),
        ms(middle(({ p99 }) => p99)),
        compares ? middle(({ ratio }) => ratio ?? NaN).toFixed(2) : '',
      ];
    }),
  );
  return table(
    ['load', 'connections', 'answers/s', 'p50', 'p99', '× pgbench, as many connections'],
    rows,
  );
}

const nameOf: Readonly<Record<LoadName, string>> = {
  internal: 'own accounts',
  zelle: 'Zelle',
  external: 'other banks',
  mixed: 'mixed, 8 of 10 read',
};

function limitsTable(
  rounds: readonly Round[],
  { connectionCounts }: TransfersBenchOptions,
): string {
  const pgbench = connectionCounts.flatMap((connections) => {
    const rates = rounds.flatMap((round) => round.pgbench.get(connections) ?? []);
    return rates.length === 0
      ? []
      : [[`pgbench, TPC-B-like, prepared, connections: ${connections}`, perSecond(median(rates))]];
  });
  const limit = (pick: (limits: Limits) => number) =>
    perSecond(median(rounds.map(({ limits }) => pick(limits))));
  return table(
    ['limit', 'a second'],
    [
      ...(pgbench.length > 0 ? pgbench : [['pgbench', 'PostgreSQL is not installed']]),
      ['a Fastify route that parses and answers JSON, 64 connections', limit(({ echo }) => echo)],
      ['SQLite, five writes, a durable commit each', limit(({ sqliteOneByOne }) => sqliteOneByOne)],
    ],
  );
}

function perSecond(value: number): string {
  return String(Math.round(value));
}

/** Members whose recipients are saved, so that nobody asks them first who they are. */
export async function openMembers(benchStore: BenchStore): Promise<BenchMember[]> {
  const { dependencies, addMember, openSession, close } = await openBenchBank(benchStore);
  const members: BenchMember[] = [];
  for (let index = 0; index < memberCount; index += 1) {
    const member = await addMember();
    members.push({
      session: await openSession(member),
      zelleRecipient: await addRecipient(dependencies, member, {
        kind: 'zelle',
        name: 'Ana Ruiz',
        email: 'ana.ruiz@mail.example',
      }),
      externalRecipient: await addRecipient(dependencies, member, {
        kind: 'external',
        name: 'Ana Ruiz',
        bank_name: 'First Harbor Bank',
        account_number: '4401992817',
        routing_number: '021000021',
      }),
    });
  }
  await close();
  return members;
}
