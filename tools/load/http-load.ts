import { setTimeout } from 'node:timers/promises';
import { OneAskConnection } from './one-request-connection.ts';

/** One request after the other to a server on this machine, on so many connections at once. */
export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly durationMs: number;
  /** The whole request of that connection, as it goes over the wire. */
  readonly request: (connection: number) => Buffer;
  /** How an answer begins; any other stops the run. */
  readonly expects: string;
}

/** Requests that go on over the same connections until they are told to end. */
interface SteadyLoad {
  /** How long each request took that was answered since this was called last, in milliseconds. */
  takeTimes(): number[];
  /** Resolves when the last one is answered; throws where an answer was not the expected one. */
  stop(): Promise<void>;
}

/** How long each request took, in milliseconds. */
export async function sendLoad({ durationMs, ...load }: Load): Promise<number[]> {
  const steady = startLoad(load);
  await Promise.race([setTimeout(durationMs), steady.ended]);
  await steady.stop();
  return steady.takeTimes();
}

/**
 * Sends until it is told to end. It shares the processors with the server that it measures, so it does little: it writes to
 * sockets of its own, and reads of an answer no more than its status and where it ends.
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
        if (!answer.startsWith(load.expects)) {
          throw new Error(`Instead of ${load.expects} the server answered ${answer}`);
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
