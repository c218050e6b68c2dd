import { sql, type Kysely } from 'kysely';
import type { Engine } from './engine.ts';

/** Makes the database itself refuse to change or delete a row of the table. */
export async function appendOnly(
  db: Kysely<unknown>,
  engine: Engine,
  table: string,
): Promise<void> {
  const refusal = `${table} is append-only`;
  if (engine === 'sqlite') {
    for (const change of ['update', 'delete']) {
      await sql`create trigger ${sql.ref(`${table}_no_${change}`)}
        before ${sql.raw(change)} on ${sql.table(table)}
        begin select raise(abort, ${sql.lit(refusal)}); end`.execute(db);
    }
    return;
  }
  await sql`create or replace function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception '% is append-only', tg_table_name; end $$`.execute(db);
  await sql`create trigger ${sql.ref(`${table}_append_only`)}
    before update or delete or truncate on ${sql.table(table)}
    for each statement execute function refuse_change()`.execute(db);
}
