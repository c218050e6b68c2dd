import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type Spread, spreadOf } from '#tools/measure.ts';
import { OneAskConnection } from './one-request-connection.ts';

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

interface LoadOptions {
  readonly port: number;
  readonly connections: number;
  readonly request: () => Buffer;
  /** The time from an answer to the next request of a connection: with a pause the server has time for everybody. */
  readonly pauseMs?: number;
  /** The server's process, if its work on each request is measured too. */
  readonly pid?: number | undefined;
}

interface MeasuredBeside<Result> {
  readonly result: Result;
  readonly tookMs: number;
  /** How long each request took. */
  readonly waits: Spread;
  /** How long the server's main thread worked meanwhile, whatever else this machine did. */
  readonly works: Spread;
}

/**
 * Requests one after the other on each connection, until `stop`. A refused request comes again when it is told to, and
 * takes as long as that. The load shares the processors with the measured server, so it does little with an answer.
 */
export class SteadyLoad {
  readonly #options: LoadOptions;
  readonly #ended: Promise<never>;
  #waits: number[] = [];
  #works: number[] = [];
  #goesOn = true;

  constructor(options: LoadOptions) {
    this.#options = options;
    const connections = Array.from({ length: options.connections }, () => this.#send());
    this.#ended = Promise.all(connections) as Promise<never>;
    // A failure is thrown by the next measurement, or by `stop`.
    this.#ended.catch(() => {});
  }

  /** The times of the requests that are answered in the next so many milliseconds. */
  async measure(durationMs: number): Promise<Spread> {
    return (await this.measureBeside(() => setTimeout(durationMs))).waits;
  }

  /** Measures while the work is under way. */
  async measureBeside<Result>(work: () => Promise<Result>): Promise<MeasuredBeside<Result>> {
    this.#waits = [];
    this.#works = [];
    const begin = performance.now();
    const result = await Promise.race([work(), this.#ended]);
    const tookMs = performance.now() - begin;
    return { result, tookMs, waits: spreadOf(this.#waits), works: spreadOf(this.#works) };
  }

  /** Resolves after the last answer. */
  async stop(): Promise<void> {
    this.#goesOn = false;
    await this.#ended;
  }

  async #send(): Promise<void> {
    const { port, request, pauseMs, pid } = this.#options;
    const connection = await OneAskConnection.open(port);
    while (this.#goesOn) {
      const workedBefore = pid === undefined ? 0 : workedMs(pid);
      const begin = performance.now();
      await askUntilAnswered(connection, request());
      this.#waits.push(performance.now() - begin);
      if (pid !== undefined) this.#works.push(workedMs(pid) - workedBefore);
      if (pauseMs !== undefined) await setTimeout(pauseMs);
    }
    connection.close();
  }
}

/** How long the main thread of the process has had a processor, as Linux tells it. */
function workedMs(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** Sends a load for so many milliseconds, and measures it. */
export async function measureLoad(options: LoadOptions, durationMs: number): Promise<Spread> {
  const load = new SteadyLoad(options);
  const spread = await load.measure(durationMs);
  await load.stop();
  return spread;
}

/** Measures the work beside a load that begins and ends with it. */
export async function measureBesideLoad<Result>(
  options: LoadOptions,
  work: () => Promise<Result>,
): Promise<MeasuredBeside<Result>> {
  const load = new SteadyLoad(options);
  const measured = await load.measureBeside(work);
  await load.stop();
  return measured;
}
