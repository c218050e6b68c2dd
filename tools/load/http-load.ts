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

/**
 * How long each request took, in milliseconds. It shares the processors with the server that it measures, so it does
 * little: it writes to sockets of its own, and reads of an answer no more than its status and where it ends.
 */
export async function sendLoad(load: Load): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + load.durationMs;
  await Promise.all(
    Array.from({ length: load.connections }, async (_, index) => {
      const connection = await OneAskConnection.open(load.port);
      while (performance.now() < end) {
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
  return times;
}
