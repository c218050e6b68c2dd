import { setTimeout } from 'node:timers/promises';
import { median, ms, type Spread, spreadOf, table, verdict } from '#tools/measure.ts';
import { startHaproxy } from '../../deploy/haproxy/haproxy-process.ts';
import { openSlowClient } from '../attacks/raw-connection.ts';
import { measureInTurns, withFilledServer } from './harness.ts';
import { addSenders, LoadRequests } from './load-requests.ts';
import { OneAskConnection } from './one-request-connection.ts';
import type { BenchOptions } from './options.ts';
import { measureLoad } from './steady-load.ts';

const slowClients = 1_000;
const byteEveryMs = 1_000;
/** The wanted p99 of an honest member among slow clients, as a multiple of that without them. */
const wantedTimes = 2;

/** The connections of the peak and of the overload: enough that the server, not their number, decides the waits. */
const connections = { peak: 128, overload: 1_000 };
const timesPeak = 10;
/** The wanted p99 of refused and admitted requests. */
const wanted = { refusedMs: 100, admittedMs: 500 };
/** The wanted transfers a second under overload, as a share of the peak. */
const wantedGoodput = { server: 0.25, HAProxy: 0.9 };

/**
 * F7 and F8: how long an honest member waits among clients that never finish their requests, and what the server does and
 * refuses while it is asked ten times as much as it can do, by itself and behind HAProxy.
 */
export async function benchCrowds({ store, seconds, rounds }: BenchOptions): Promise<string> {
  return await withFilledServer(store, addSenders, async ({ port }, members) => {
    const reading = new LoadRequests(members, port);
    const load = { port, connections: 1, request: () => reading.nextRead() };
    const reports = [await amongSlowClients(rounds, port, () => measureLoad(load, seconds * 1000))];
    const proxy = await startHaproxy(port);
    for (const [asked, at] of [
      ['server', port],
      ['HAProxy', proxy?.port],
    ] as const) {
      if (at === undefined) reports.push('HAProxy is not installed.');
      else reports.push(await overload(asked, new LoadRequests(members, at), at, seconds, rounds));
    }
    await proxy?.stop();
    return reports.join('\n\n');
  });
}

async function amongSlowClients(
  rounds: number,
  port: number,
  measure: () => Promise<Spread>,
): Promise<string> {
  let held = slowClients;
  const measureAmong = async () => {
    const sockets = await Promise.all(
      Array.from({ length: slowClients }, (_, place) =>
        openSlowClient(`http://localhost:${port}`, place),
      ),
    );
    let turn = 0;
    // Each in its turn, as clients are not slow in step.
    const drip = setInterval(() => {
      sockets[turn % slowClients]?.write('a');
      turn += 1;
    }, byteEveryMs / slowClients);
    const spread = await measure();
    clearInterval(drip);
    held = Math.min(held, sockets.filter(({ closed }) => !closed).length);
    for (const socket of sockets) socket.destroy();
    return spread;
  };
  await measure();
  const [alone = NaN, among = NaN] = (await measureInTurns(rounds, [measure, measureAmong])).map(
    (spreads) => median(spreads.map(({ p99 }) => p99)),
  );
  return (
    `The p99 of an honest member is ${ms(alone)} alone and ${ms(among)} among ${held} of ${slowClients} slow clients ` +
    `(wanted: ${wantedTimes} times at most): ${verdict(among / alone <= wantedTimes)}.`
  );
}

/** In each round a load at the server's best, and one of ten times as much. */
async function overload(
  asked: keyof typeof wantedGoodput,
  requests: LoadRequests,
  port: number,
  seconds: number,
  rounds: number,
): Promise<string> {
  const rows: string[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const load = { requests, port, seconds };
    const peak = await send({ ...load, count: connections.peak, everyMs: 0 });
    const count = connections.overload;
    const everyMs = (count * seconds * 1000) / (peak.done * timesPeak);
    const { done, admitted, refused } = await send({ ...load, count, everyMs });
    rows.push([
      String(Math.round(peak.done / seconds)),
      `${Math.round((done / peak.done) * 100)} %`,
      ms(admitted.p99),
      `${ms(refused.p99)} (${Math.round(refused.count / seconds)} a second)`,
      // Missed also where nothing was refused, and so has no time.
      verdict(
        done / peak.done >= wantedGoodput[asked] &&
          admitted.p99 <= wanted.admittedMs &&
          refused.p99 <= wanted.refusedMs,
      ),
    ]);
  }
  return table(
    [
      `${asked}, asked ${timesPeak} times its peak: peak a second`,
      `goodput (wanted ${wantedGoodput[asked] * 100} %)`,
      `admitted, p99 (wanted ${wanted.admittedMs} ms)`,
      `refused, p99 (wanted ${wanted.refusedMs} ms)`,
      '',
    ],
    rows,
  );
}

interface Sending {
  readonly requests: LoadRequests;
  readonly port: number;
  readonly seconds: number;
  /** The number of connections. */
  readonly count: number;
  /** From a request of a connection to its next, where the answer comes in that time. */
  readonly everyMs: number;
}

/** Sends transfers. `done` are those that were answered before the end. */
async function send({ requests, port, seconds, count, everyMs }: Sending) {
  const [admitted, refused]: [number[], number[]] = [[], []];
  const opened: OneAskConnection[] = [];
  for (let place = 0; place < count; place += 1) opened.push(await OneAskConnection.open(port));
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const work = opened.map(async (connection) => {
    while (performance.now() < end) {
      const begin = performance.now();
      const answer = await connection.ask(requests.next('internal'));
      const now = arrivedAt();
      if (answer.startsWith('HTTP/1.1 200')) {
        admitted.push(now - begin);
        if (now < end) done += 1;
      } else if (/^HTTP\/1.1 503[^]*^retry-after: /im.test(answer)) refused.push(now - begin);
      else throw new Error(`The server answered ${answer}`);
      const earlyMs = begin + everyMs - performance.now();
      if (earlyMs > 0) await setTimeout(earlyMs);
    }
    connection.close();
  });
  await Promise.all(work);
  return { done, admitted: spreadOf(admitted), refused: spreadOf(refused) };
}

let turnBeganAt: number | undefined;

/**
 * The arrival time of the answer at hand. Data read in one turn of the event loop was there when the turn began to read:
 * the work of this process on the answers before it is none of the server's time.
 */
function arrivedAt(): number {
  if (turnBeganAt === undefined) {
    turnBeganAt = performance.now();
    setImmediate(() => (turnBeganAt = undefined));
  }
  return turnBeganAt;
}
