import { sql, type Kysely } from 'kysely';

/** Gives constraints of PostgreSQL that were named after `member` the names that their tables and columns have now. */
export async function nameKeysAfterColumns(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ table: string; name: string; column: string | null }>`
    select conrelid::regclass::text as table, conname as name,
      (select attname from pg_attribute
        where attrelid = conrelid and attnum = conkey[1] and cardinality(conkey) = 1) as column
    from pg_constraint
    where connamespace = 'public'::regnamespace and conname ~ '^member_(?!log|event)|_member_id_'
    order by 1, 2`.execute(db);
  for (const { table, name, column } of rows) {
    const named = name
      .replace('_member_id_', `_${column}_`)
      .replace(/^member_(profile|settings)_/, 'person_$1_')
      .replace(/^member_(pkey)$/, 'membership_$1')
      .replace(/^member_username_/, 'membership_number_');
    if (named === name) continue;
    await sql`alter table ${sql.table(table)}
      rename constraint ${sql.ref(name)} to ${sql.ref(named)}`.execute(db);
  }
}

/** Lets the column of the table refer to another table. */
export async function nameForeignKeys(
  db: Kysely<unknown>,
  table: string,
  column: string,
  refersTo: string,
): Promise<void> {
  const name = `${table}_${column}_fkey`;
  const { rows } = await sql`select 1 from pg_constraint where conname = ${name}`.execute(db);
  if (rows.length === 0) return;
  await db.schema.alterTable(table).dropConstraint(name).execute();
  await db.schema
    .alterTable(table)
    .addForeignKeyConstraint(name, [column], refersTo, ['id'])
    .execute();
}
