import { setTimeout } from 'node:timers/promises';
import { OneAskConnection } from '../tools/load/one-request-connection.ts';

/** Whoever is refused comes again so often at most. */
const attemptsMost = 60;

/** What became of a request that comes again when it is told to. */
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

/** Requests one after the other on each connection. One that is refused comes again when it is told, and takes as long as that. */
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
