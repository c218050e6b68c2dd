import type { Socket } from 'node:net';
import pg from 'pg';

/** A database as a preparation left it, to which it can be put back. */
export interface PreparedDatabase {
  /**
   * Puts every row back as it was prepared, a hundred times faster than the tables are made again. False, and nothing
   * done, if anything but rows was changed: then only emptying the whole database helps. Nobody may be connected.
   */
  restore(): Promise<boolean>;
}

/**
 * Remembers what the database holds now: its tables, and the rows in them. Nobody else may be connected. None where
 * the server does not let this account do what it takes, which is a superuser's.
 */
export async function rememberPrepared(url: string): Promise<PreparedDatabase | null> {
  const client = await connect(url);
  if (!(await isSuperuser(client))) {
    await client.end();
    return null;
  }
  await client.query(COUNT_CHANGES_OF_THE_SCHEMA);
  const restoring = await restoringStatement(client, await namesOfTables(client));
  return {
    async restore() {
      const { rows } = await client.query<{ changed: boolean }>(
        'select is_called as changed from prepared.changes',
      );
      if (rows[0]?.changed === false) {
        await client.query(restoring);
        return true;
      }
      await client.end();
      return false;
    },
  };
}

/**
 * A single connection for all restores: a new connection would load each table's metadata again. It does not keep the
 * process alive.
 */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // The server is stopped, and the database dropped, while the connection is idle.
  client.on('error', () => {});
  await client.connect();
  (client.connection.stream as Socket).unref();
  return client;
}

/** A sequence, and no table, since tests look at all tables. It goes with its schema, and so does the event trigger. */
const COUNT_CHANGES_OF_THE_SCHEMA = `
  create schema prepared;
  create sequence prepared.changes;
  create function prepared.count_change() returns event_trigger language plpgsql
    as $$ begin perform nextval('prepared.changes'); end $$;
  create event trigger count_change on ddl_command_end execute function prepared.count_change();
`;

async function isSuperuser(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ can: boolean }>(
    'select rolsuper as can from pg_roles where rolname = current_user',
  );
  return rows[0]?.can === true;
}

async function namesOfTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
}

async function restoringStatement(client: pg.Client, tables: readonly string[]): Promise<string> {
  const inserts: string[] = [];
  for (const table of tables) {
    const { rows } = await client.query<{ content: string | null }>(
      `select json_agg(t)::text as content from public.${table} t`,
    );
    const content = rows[0]?.content ?? null;
    if (content === null) continue;
    inserts.push(
      `insert into public.${table}
       select * from json_populate_recordset(null::public.${table}, ${client.escapeLiteral(content)})`,
    );
  }
  return [
    // Without triggers: some tables refuse to lose a row, and no key is looked up on the way.
    'begin; set local session_replication_role = replica',
    ...tables.map((table) => `delete from public.${table}`),
    ...inserts,
    'commit',
  ].join('; ');
}
