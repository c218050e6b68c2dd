import { type Kysely, sql } from 'kysely';
import type { BankStore } from '../../ports.ts';
import type { Tables } from '../tables.ts';

/**
 * The schema of the database as SQL that a person can read, in an order that does not change; the
 * bookkeeping of the migrations themselves is left out.
 */
export async function dumpSchema({ db, engine }: BankStore): Promise<string> {
  const statements = engine === 'sqlite' ? await dumpSqlite(db) : await dumpPostgres(db);
  return statements.map((statement) => `${statement};\n`).join('\n');
}

/** SQLite keeps the statements by which everything was made (https://sqlite.org/schematab.html). */
async function dumpSqlite(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ type: string; statement: string }>`
    select type, sql as statement from sqlite_schema
    where sql is not null and tbl_name not like 'kysely%'
    order by tbl_name, case type when 'table' then 1 when 'index' then 2 else 3 end, name
    `.execute(db);
  return rows.map(({ type, statement }) =>
    type === 'table' ? oneColumnALine(statement) : statement.replaceAll(/\s+/g, ' '),
  );
}

/** Breaks a CREATE TABLE at the commas between its columns and constraints. */
function oneColumnALine(statement: string): string {
  const open = statement.indexOf('(');
  const parts = [''];
  let depth = 0;
  for (const character of statement.slice(open + 1, statement.lastIndexOf(')'))) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (character === ',' && depth === 0) {
      parts.push('');
    } else {
      parts[parts.length - 1] += character;
    }
  }
  const end = statement.slice(statement.lastIndexOf(')') + 1);
  return `${statement.slice(0, open)}(\n${parts.map((part) => `  ${part.trim()}`).join(',\n')}\n)${end}`;
}

async function dumpPostgres(db: Kysely<Tables>): Promise<string[]> {
  const { rows: tables } = await sql<{ oid: number; name: string }>`
    select cast(oid as bigint) as oid, relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
    order by relname`.execute(db);
  const statements = await postgresFunctions(db);
  for (const { oid, name } of tables) {
    statements.push(
      await postgresTable(db, oid, name),
      ...(await postgresIndexes(db, oid)),
      ...(await postgresTriggers(db, oid)),
    );
  }
  return statements;
}

async function postgresTable(db: Kysely<Tables>, oid: number, name: string): Promise<string> {
  const { rows: columns } = await sql<{ line: string }>`
    select quote_ident(attname) || ' ' || format_type(atttypid, atttypmod)
      || case when attnotnull then ' not null' else '' end
      || coalesce(' default ' || pg_get_expr(adbin, adrelid), '') as line
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = ${oid} and attnum > 0 and not attisdropped
    order by attnum`.execute(db);
  // Keys first, then what the columns must satisfy. From version 18 on NOT NULL is listed as well.
  const { rows: constraints } = await sql<{ line: string }>`
    select 'constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid) as line
    from pg_constraint
    where conrelid = ${oid} and contype in ('p', 'u', 'f', 'c')
    order by position(contype::text in 'pufc'), conname`.execute(db);
  const lines = [...columns, ...constraints].map(({ line }) => `  ${line}`);
  return `create table ${name} (\n${lines.join(',\n')}\n)`;
}

/** Those that no constraint made. */
async function postgresIndexes(db: Kysely<Tables>, oid: number): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select pg_get_indexdef(indexrelid) as line
    from pg_index
    where indrelid = ${oid}
      and not exists (select 1 from pg_constraint where conindid = indexrelid)
    order by line`.execute(db);
  return rows.map(({ line }) => line);
}

async function postgresTriggers(db: Kysely<Tables>, oid: number): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select pg_get_triggerdef(oid) as line from pg_trigger
    where tgrelid = ${oid} and not tgisinternal
    order by tgname`.execute(db);
  return rows.map(({ line }) => line);
}

/** Those of the bank; an extension brings its own. */
async function postgresFunctions(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select pg_get_functiondef(oid) as line from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by proname`.execute(db);
  return rows.map(({ line }) => line.trim());
}
