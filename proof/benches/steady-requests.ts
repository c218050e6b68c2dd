import { setTimeout } from 'node:timers/promises';
import type { ServerProcess } from '#hosts/testing/test-server-process.ts';
import { type Spread, spreadOf } from '../../tools/load/measure.ts';
import { OneAskConnection } from '../../tools/load/one-request-connection.ts';
import type { LoadRequests } from './asks.ts';
import { workedMs } from './harness.ts';

/** The most attempts of a refused request. */
const attemptsMost = 60;

/** The outcome of a request that comes again when it is told to. */
export interface Answered {
  readonly refusals: number;
  /** Of the refusals those that did not say when to come again. */
  readonly withoutTime: number;
  /** False where it was still refused in the end. */
  readonly isIn: boolean;
}

/** Sends the request until it is answered with 200. Throws where the answer is neither that nor 503. */
export async function askUntilAnswered(
  connection: OneAskConnection,
  request: Buffer | string,
): Promise<Answered> {
  let withoutTime = 0;
  for (let refusals = 0; ; refusals += 1) {
    const answer = await connection.ask(request);
    if (answer.startsWith('HTTP/1.1 200')) return { refusals, withoutTime, isIn: true };
    if (!answer.startsWith('HTTP/1.1 503')) throw new Error(`The server answered ${answer}`);
    const retryAfter = /^retry-after: (\d+)/im.exec(answer)?.[1];
    if (retryAfter === undefined) withoutTime += 1;
    if (refusals === attemptsMost) return { refusals, withoutTime, isIn: false };
    await setTimeout(Number(retryAfter ?? 1) * 1000);
  }
}

/**
 * Requests one after the other on each connection. A refused request comes again when it is told, and takes as long as
 * that.
 */
export class SteadyRequests {
  readonly #ended: Promise<unknown>;
  #times: number[] = [];
  #goesOn = true;

  constructor(port: number, connections: number, request: () => Buffer) {
    this.#ended = Promise.all(
      Array.from({ length: connections }, async () => {
        const connection = await OneAskConnection.open(port);
        while (this.#goesOn) {
          const begin = performance.now();
          await askUntilAnswered(connection, request());
          this.#times.push(performance.now() - begin);
        }
        connection.close();
      }),
    );
  }

  /** The durations of those answered since the last call, in milliseconds. */
  takeTimes(): number[] {
    const taken = this.#times;
    this.#times = [];
    return taken;
  }

  async stop(): Promise<void> {
    this.#goesOn = false;
    await this.#ended;
  }
}

interface Reading {
  readonly server: Pick<ServerProcess, 'port' | 'pid'>;
  readonly requests: LoadRequests;
  readonly connections: number;
  /** So long after each answer a connection reads again: the server has time for everybody. */
  readonly pauseMs: number;
}

interface ReadBeside<Result> {
  readonly result: Result;
  readonly tookMs: number;
  /** How long each read took. */
  readonly waits: Spread;
  /** How long the server's main thread worked meanwhile, whatever else this machine did. */
  readonly works: Spread;
}

/** Lets other members read while the work is under way. Throws where one is answered anything but 200. */
export async function readBeside<Result>(
  { server: { port, pid }, requests, connections, pauseMs }: Reading,
  work: () => Promise<Result>,
): Promise<ReadBeside<Result>> {
  const waits: number[] = [];
  const works: number[] = [];
  let isOver = false;
  const reading = Array.from({ length: connections }, async () => {
    const connection = await OneAskConnection.open(port);
    while (!isOver) {
      const workedBefore = workedMs(pid);
      const begin = performance.now();
      const answer = await connection.ask(requests.nextRead());
      waits.push(performance.now() - begin);
      works.push(workedMs(pid) - workedBefore);
      if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`The server answered ${answer}`);
      await setTimeout(pauseMs);
    }
    connection.close();
  });
  const begin = performance.now();
  const done = work()
    .then((result) => ({ result, tookMs: performance.now() - begin }))
    .finally(() => {
      isOver = true;
    });
  const [ended] = await Promise.all([done, ...reading]);
  return { ...ended, waits: spreadOf(waits), works: spreadOf(works) };
}
