import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDatabase, findPostgres, startTestServer } from '#stores/postgres/test-server.ts';

const run = promisify(execFile);

/** PostgreSQL's own bench on a server of its own, as durable as the bank's. */
export interface Pgbench {
  /** TPC-B-like transactions a second, prepared, on so many connections. */
  measure(connections: number, seconds: number): Promise<number>;
  stop(): Promise<void>;
}

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
      const { stdout } = await run(program, [
        `--client=${connections}`,
        `--jobs=${Math.min(2, connections)}`,
        '--protocol=prepared',
        '--no-vacuum',
        `--time=${seconds}`,
        url,
      ]);
      const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
      if (rate === undefined) throw new Error(`pgbench told no rate:\n${stdout}`);
      return Number(rate);
    },
    stop: () => server.stop(),
  };
}
