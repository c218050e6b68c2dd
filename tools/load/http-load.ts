import { setTimeout } from 'node:timers/promises';
import { OneAskConnection } from './one-request-connection.ts';

/** The beginning of an answer; any other stops the run. */
const expected = 'HTTP/1.1 200';

/** Requests one after the other to a server on this machine, on so many connections at once. */
export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly durationMs: number;
  /** The whole request of that connection, as it goes over the wire. */
  readonly request: (connection: number) => Buffer;
}

/** Requests over the same connections until `stop`. */
interface SteadyLoad {
  /** The durations of the requests answered since the last call, in milliseconds. */
  takeTimes(): number[];
  /** Resolves after the last answer; throws if an answer was not the expected one. */
  stop(): Promise<void>;
}

/** The duration of each request, in milliseconds. */
export async function sendLoad({ durationMs, ...load }: Load): Promise<number[]> {
  const steady = startLoad(load);
  await Promise.race([setTimeout(durationMs), steady.ended]);
  await steady.stop();
  return steady.takeTimes();
}

/**
 * Sends until `stop`. It shares the processors with the measured server, so it does little: it writes to raw sockets,
 * and parses only the status and the end of each answer.
 */
export function startLoad(
  load: Omit<Load, 'durationMs'>,
): SteadyLoad & { readonly ended: Promise<unknown> } {
  let times: number[] = [];
  let goesOn = true;
  const ended = Promise.all(
    Array.from({ length: load.connections }, async (_, index) => {
      const connection = await OneAskConnection.open(load.port);
      while (goesOn) {
        const begin = performance.now();
        const answer = await connection.ask(load.request(index));
        times.push(performance.now() - begin);
        if (!answer.startsWith(expected)) {
          throw new Error(`Instead of ${expected} the server answered ${answer}`);
        }
      }
      connection.close();
    }),
  );
  return {
    ended,
    takeTimes() {
      const taken = times;
      times = [];
      return taken;
    },
    async stop() {
      goesOn = false;
      await ended;
    },
  };
}
