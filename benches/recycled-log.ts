import pg from 'pg';
import type { BenchStore } from './bench-store.ts';

const messages = 128;
const messageBytes = 8_000_000;

/**
 * Gives a new PostgreSQL the files of the write-ahead log that one has which has run for a while: a checkpoint keeps those that
 * are no longer needed and uses them again. A new one makes each file of 16 MB when it needs it, fills it with zeros and syncs
 * it, and every commit waits for that, 50 ms after each 2,500 transfers. `pgbench` has such files, since it fills its tables
 * before it is measured. SQLite has one file.
 */
export async function recycleLog({ environment }: BenchStore): Promise<void> {
  const url = environment['DATABASE_URL'];
  if (url === undefined) return;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `select count(pg_logical_emit_message(false, 'bench', repeat('x', $1)))
     from generate_series(1, $2)`,
    [messageBytes, messages],
  );
  await client.query('checkpoint');
  await client.end();
}
