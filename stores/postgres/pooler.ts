import pg from 'pg';
import type { ConnectionConfig } from './database-hosts.ts';
import type { SessionSettings } from './session-settings.ts';

/** What a pooler does for those behind it. */
export interface Pooler {
  /** Whether a statement that was prepared by its name can be used with the next transaction, on whichever connection. */
  readonly keepsStatements: boolean;
}

/**
 * Asks a pooler that lends a connection for one transaction at a time, as PgBouncer does in its transaction mode. Throws
 * where sessions do not have the settings that the bank relies on: it can set none for longer than a transaction.
 */
export async function askPooler(
  config: ConnectionConfig,
  settings: SessionSettings,
): Promise<Pooler> {
  const { Client = pg.Client } = config;
  const client = new Client(config);
  // The question fails then.
  client.on('error', () => {});
  await client.connect();
  try {
    await assertSettings(client, settings);
    return { keepsStatements: await keepsStatements(client) };
  } finally {
    await client.end();
  }
}

async function assertSettings(client: pg.Client, settings: SessionSettings): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [Object.keys(settings)],
  );
  const actual = new Map(rows.map(({ name, setting }) => [name, setting]));
  const missing = Object.entries(settings).filter(([name, value]) => actual.get(name) !== value);
  if (missing.length === 0) return;
  const { rows: names } = await client.query<{ role: string; database: string }>(
    'select quote_ident(current_user) as role, quote_ident(current_database()) as database',
  );
  const { role = '', database = '' } = names[0] ?? {};
  const statements = missing.map(
    ([name, value]) => `alter role ${role} in database ${database} set ${name} = '${value}';`,
  );
  throw new Error(
    'sessions behind this pooler lack settings that the bank relies on. Run these statements on the database, and restart ' +
      `the pooler: ${statements.join(' ')}`,
  );
}

/**
 * PgBouncer since 1.21, with `max_prepared_statements`, gives each statement a name of its own and prepares it wherever it is
 * used. An older one hands our name to a connection that somebody else gets next.
 */
async function keepsStatements(client: pg.Client): Promise<boolean> {
  const name = `passbook_${crypto.randomUUID()}`;
  const text = 'select 1 from pg_prepared_statements where name = $1';
  const { rows } = await client.query({ name, text, values: [name] });
  return rows.length === 0;
}
