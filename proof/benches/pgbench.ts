import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDatabase, findPostgres, startTestServer } from '#stores/postgres/test-server.ts';

const run = promisify(execFile);

/** PostgreSQL's own bench on a server of its own, as durable as the bank's. */
export interface Pgbench {
  /** TPC-B-like transactions a second, prepared, on so many connections, after seconds that are not counted. */
  measure(connections: number, seconds: number): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Each run opens its connections anew. Each connection is a process that maps the server's shared memory page by page: on
 * 64 of them the rate grows for ten seconds, and in the first two it is a quarter of its final value.
 */
const warmUpSeconds = 10;

/** Null where PostgreSQL is not installed. */
export async function openPgbench(): Promise<Pgbench | null> {
  const programs = findPostgres();
  if (programs === undefined) return null;
  const program = join(programs, 'pgbench');
  const server = await startTestServer({ unsafeNoSync: false });
  const { url } = await createDatabase(server.url);
  // A branch's row is changed by each of its transactions: with fewer branches than connections they would wait for each other.
  await run(program, ['--initialize', '--quiet', '--scale=64', url]);
  return {
    async measure(connections, seconds) {
      const { stderr } = await run(program, [
        `--client=${connections}`,
        `--jobs=${Math.min(2, connections)}`,
        '--protocol=prepared',
        '--no-vacuum',
        '--progress=1',
        `--time=${warmUpSeconds + seconds}`,
        url,
      ]);
      const rates = Array.from(stderr.matchAll(/^progress: .* ([\d.]+) tps/gm), ([, tps]) =>
        Number(tps),
      );
      const counted = rates.slice(warmUpSeconds);
      if (counted.length === 0) throw new Error(`pgbench told no rates:\n${stderr}`);
      return counted.reduce((sum, rate) => sum + rate, 0) / counted.length;
    },
    stop: () => server.stop(),
  };
}
