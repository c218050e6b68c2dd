import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { argon2id } from '#hosts/http-server/passwords/argon2id.ts';
import { ms, type Spread, spreadOf, table, verdict } from '#tools/measure.ts';
import { type BenchBank, withFilledServer } from './harness.ts';
import { addSenders, LoadRequests } from './load-requests.ts';
import { OneAskConnection } from './one-request-connection.ts';
import type { BenchOptions } from './options.ts';
import { type Answered, askUntilAnswered, SteadyLoad } from './steady-load.ts';

const password = 'granite heron quilt 41';
const connections = 4;
const warmUpMs = 5_000;
const hashingMs = 3_000;
const wantedTimes = 2;

interface Arrival extends Answered {
  readonly tookMs: number;
}

/**
 * How much longer transfers of others take while members sign in as fast as the processors can hash passwords, and while
 * twice as many want to. Members come at fixed intervals, each from an address of their own, and come again when they are told.
 */
export async function benchSignIns({ store, seconds }: BenchOptions): Promise<string> {
  const settings = { TRUSTED_PROXY: '127.0.0.1' };
  return await withFilledServer(
    store,
    addSendersWithPasswords,
    async ({ port }, { members, usernames, rate }) => {
      const requests = new LoadRequests(members, port);
      const load = new SteadyLoad({ port, connections, request: () => requests.next('internal') });
      await load.measure(warmUpMs);
      const alone = await load.measure(seconds * 1000);
      const phases: Phase[] = [];
      for (const times of [1, 2]) {
        const { result: arrivals, waits: transfers } = await load.measureBeside(() =>
          arrive(port, usernames, rate * times, seconds),
        );
        phases.push({ times, transfers, arrivals });
      }
      await load.stop();
      return report(rate, alone, phases);
    },
    settings,
  );
}

async function addSendersWithPasswords(bank: BenchBank) {
  const members = await addSenders(bank);
  const usernames = await givePasswords(bank);
  return { members, usernames, rate: await hashedInASecond() };
}

interface Phase {
  readonly times: number;
  readonly transfers: Spread;
  readonly arrivals: readonly Arrival[];
}

async function givePasswords({ dependencies: { store } }: BenchBank): Promise<string[]> {
  const hash = await argon2id.hash(password);
  await store.db.updateTable('credential').set({ password_hash: hash }).execute();
  const people = await store.db.selectFrom('person').select('username').execute();
  return people.map(({ username }) => username).filter((username) => username !== null);
}

/** The number of passwords that the processors hash in a second if they do nothing else. */
async function hashedInASecond(): Promise<number> {
  const end = performance.now() + hashingMs;
  let hashed = 0;
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (; performance.now() < end; hashed += 1) await argon2id.hash(password);
    }),
  );
  return hashed / (hashingMs / 1000);
}

async function arrive(
  port: number,
  usernames: readonly string[],
  rate: number,
  seconds: number,
): Promise<Arrival[]> {
  const begin = performance.now();
  const arrivals: Promise<Arrival>[] = [];
  for (let number = 0; number < rate * seconds; number += 1) {
    await setTimeout(Math.max(0, begin + (number / rate) * 1000 - performance.now()));
    arrivals.push(signIn(port, usernames[number % usernames.length] ?? '', number));
  }
  return await Promise.all(arrivals);
}

async function signIn(port: number, username: string, number: number): Promise<Arrival> {
  const connection = await OneAskConnection.open(port);
  const begin = performance.now();
  try {
    const answered = await askUntilAnswered(connection, signInRequest(port, username, number));
    return { ...answered, tookMs: performance.now() - begin };
  } finally {
    connection.close();
  }
}

function signInRequest(port: number, username: string, number: number): string {
  const body = JSON.stringify({ json: { username, password } });
  const address = `10.${(number >> 16) % 256}.${(number >> 8) % 256}.${number % 256}`;
  return (
    `POST /rpc/signIn HTTP/1.1\r\nhost: localhost:${port}\r\nx-forwarded-for: ${address}\r\n` +
    `sec-fetch-site: same-origin\r\ncontent-type: application/json\r\n` +
    `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

function report(rate: number, alone: Spread, phases: readonly Phase[]): string {
  const rows = phases.map(({ times, transfers, arrivals }) => {
    const { p50, p99, slowest } = spreadOf(arrivals.map(({ tookMs }) => tookMs));
    const refusals = arrivals.reduce((sum, one) => sum + one.refusals, 0);
    return [
      `${(rate * times).toFixed(0)} sign-ins a second`,
      ms(transfers.p99),
      `${(transfers.p99 / alone.p99).toFixed(2)} ×`,
      String(arrivals.length),
      ms(p50),
      ms(p99),
      ms(slowest),
      String(refusals),
      String(arrivals.filter(({ isIn }) => !isIn).length),
    ];
  });
  const withoutTime = phases
    .flatMap(({ arrivals }) => arrivals)
    .reduce((sum, one) => sum + one.withoutTime, 0);
  const times = (phases[0]?.transfers.p99 ?? NaN) / alone.p99;
  return [
    table(
      ['', 'transfers p99', 'of alone', 'came', 'in: p50', 'p99', 'slowest', 'refusals', 'not in'],
      [['no sign-ins', ms(alone.p99), '', '', '', '', '', '', ''], ...rows],
    ),
    `Alone the processors hash ${rate.toFixed(0)} passwords a second. At that rate the 99th percentile of transfers on ` +
      `${connections} connections is ${times.toFixed(2)} times that without sign-ins (wanted: at most ${wantedTimes}): ` +
      `${verdict(times <= wantedTimes)}. Of all refusals ${withoutTime} did not say when to come again.`,
  ].join('\n\n');
}
