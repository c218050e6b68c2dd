import { type CompiledQuery, sql } from 'kysely';
import type { BankStore } from '../ports.ts';

/** How the database finds the rows of a query, as it says it; indexes stand in it by name. */
export async function planOf(
  { db, engine }: Pick<BankStore, 'db' | 'engine'>,
  query: CompiledQuery,
): Promise<string> {
  const { rows } = await db.transaction().execute(async (trx) => {
    // With so few rows PostgreSQL would read them all.
    if (engine === 'postgres') await sql`set local enable_seqscan = off`.execute(trx);
    const explain = engine === 'postgres' ? 'explain' : 'explain query plan';
    return await trx.executeQuery({ ...query, sql: `${explain} ${query.sql}` });
  });
  return JSON.stringify(rows);
}
