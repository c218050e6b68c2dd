import pg from 'pg';
import type { ConnectionConfig } from './database-hosts.ts';

/** The services of a pooler to its clients. */
interface Pooler {
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
 * PgBouncer since 1.21, with `max_prepared_statements`, gives each statement a name of its own and prepares it wherever it
 * is used. An older PgBouncer hands our name to a connection that somebody else gets next.
 */
async function keepsStatements(client: pg.Client): Promise<boolean> {
  const name = `passbook_${crypto.randomUUID()}`;
  const text = 'select 1 from pg_prepared_statements where name = $1';
  const { rows } = await client.query({ name, text, values: [name] });
  return rows.length === 0;
}

/** The settings that the bank relies on in every session, by their names in PostgreSQL. Milliseconds. */
export type SessionSettings = Readonly<Record<string, string>>;

/** For a statement without a time limit. */
const idleInTransactionMs = 10_000;

/** The settings of sessions whose statements may take so long, 0 for as long as they take. */
export function sessionSettings(statementTimeoutMs: number): SessionSettings {
  return {
    TimeZone: 'UTC',
    bytea_output: 'hex',
    // Every statement is short: compiling one takes longer than running it.
    jit: 'off',
    statement_timeout: String(statementTimeoutMs),
    // Long enough for PostgreSQL to see that two wait for each other, which takes it a second.
    lock_timeout: String(Math.round(statementTimeoutMs * 0.75)),
    // The locks of a server that was cut off are free before long.
    idle_in_transaction_session_timeout: String(
      Math.round(statementTimeoutMs * 1.5) || idleInTransactionMs,
    ),
  };
}

/**
 * As for any disk without a moving head: at the standard, which is for one with it, PostgreSQL looks a few keys up by
 * reading whole tables of some thousand rows. The bank is only slower without it.
 */
export const solidStateDisk: SessionSettings = { random_page_cost: '1.1' };

/**
 * Of sessions that look everything up by keys: PostgreSQL joins by an index and reads no table from end to end, however few
 * rows it believes there are. Of a new database it knows nothing for a minute, and keeps the plans that it makes then.
 */
export const byKeysAlone: SessionSettings = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
};

/**
 * Of sessions that read outside of transactions: such a read waits only where somebody has locked a whole table, and keeps its connection from
 * reads of other tables meanwhile. A vacuum that shortens a table makes way for it after 20 ms (PostgreSQL's vacuumlazy.c). Milliseconds.
 */
export const shortLockWait: SessionSettings = { lock_timeout: '25' };

/** The same for the start of a session. */
export function asStartOptions(settings: SessionSettings): string[] {
  return Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
}
