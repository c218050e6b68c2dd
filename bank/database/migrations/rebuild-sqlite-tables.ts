import { sql, type Kysely } from 'kysely';

/**
 * Writes tables of SQLite again under changed statements, with their rows, indexes and triggers, which is the only way to
 * change what a column refers to: https://sqlite.org/lang_altertable.html#otheralter. A table comes after those of the list
 * that it refers to.
 */
export async function rebuildAfter(
  db: Kysely<unknown>,
  tables: readonly string[],
  change: (statement: string) => string,
): Promise<void> {
  const made = new Map<string, string[]>();
  for (const table of tables) {
    const { rows } = await sql<{ type: string; statement: string }>`
      select type, sql as statement from sqlite_schema
      where tbl_name = ${table} and sql is not null order by type = 'table' desc, name`.execute(db);
    const [own, ...others] = rows.map(({ statement }) => statement);
    let statement = change(own ?? '').replace(`"${table}"`, `"${table}_rebuilt"`);
    for (const parent of made.keys()) {
      statement = statement.replaceAll(`references "${parent}"`, `references "${parent}_rebuilt"`);
    }
    await sql.raw(statement).execute(db);
    await sql`insert into ${sql.table(`${table}_rebuilt`)} select * from ${sql.table(table)}`.execute(
      db,
    );
    made.set(table, others);
  }
  for (const table of tables.toReversed()) await db.schema.dropTable(table).execute();
  for (const [table, others] of made) {
    await db.schema.alterTable(`${table}_rebuilt`).renameTo(table).execute();
    for (const statement of others) await sql.raw(statement).execute(db);
  }
}
