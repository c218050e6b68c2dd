import { sql } from 'kysely';
import type { BenchStore } from './bench-store.ts';

const messages = 128;
const messageBytes = 8_000_000;

/**
 * Gives a new PostgreSQL the files of the write-ahead log that one has which has run for a while: a checkpoint keeps those that
 * are no longer needed and uses them again. A new one makes each file of 16 MB when it needs it, fills it with zeros and syncs
 * it, and every commit waits for that, 50 ms after each 2,500 transfers. `pgbench` has such files, since it fills its tables
 * before it is measured. SQLite has one file.
 */
export async function recycleLog(benchStore: BenchStore): Promise<void> {
  const { db, engine, close } = await benchStore.open();
  if (engine === 'postgres') {
    await sql`
      select count(pg_logical_emit_message(false, 'bench', repeat('x', ${messageBytes})))
      from generate_series(1, ${messages})`.execute(db);
    await sql`checkpoint`.execute(db);
  }
  await close();
}
