import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { StoreCannotOpen, StoreUnavailable } from '../store.ts';
import type { Store, TransactionalStore } from '../store.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import { columnValues } from './column-values.ts';
import { PostgresStoreDialect } from './dialect.ts';
import { GuardedPool } from './guarded-pool.ts';
import {
  isCheckViolationState,
  isTransientState,
  isUnavailableState,
  isUniqueViolationState,
} from './sql-state.ts';
import { placeOf, whyNotOpen } from './why-not-open.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`, with `?sslmode=…` as pg reads it. */
  readonly url: string;
  /** The most connections at once. */
  readonly poolSize?: number;
  /**
   * How long one statement may take, in milliseconds, 0 for as long as it takes (a migration). The
   * server cancels it then, but never a commit. A server that has not answered half a second later
   * is given up.
   */
  readonly statementTimeoutMs?: number;
  /** How long to wait, in milliseconds, for a connection: a free one of the pool, or a new one. */
  readonly connectTimeoutMs?: number;
  /** Told when a connection fails that is not in use. The pool has dropped it already. */
  readonly onIdleConnectionLost: (error: Error) => void;
}

const ANSWER_MARGIN_MS = 500;
const IDLE_IN_TRANSACTION_MS = 10_000;
const IDLE_CONNECTION_MS = 60_000;

/**
 * Opens a PostgreSQL database. Throws StoreCannotOpen when it cannot be reached, does not let us in
 * or does not keep its text in UTF-8.
 */
export async function open<Tables>(options: PostgresOptions): Promise<Store<Tables>> {
  const { url, statementTimeoutMs = 2_000 } = options;
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new StoreCannotOpen(
      'Cannot open the database: its URL does not begin with postgres:// or postgresql://.',
    );
  }
  const answerTimeoutMs = statementTimeoutMs === 0 ? 0 : statementTimeoutMs + ANSWER_MARGIN_MS;
  const pool = new GuardedPool(openPool(options, statementTimeoutMs), answerTimeoutMs);
  const db = new Kysely<Tables>({ dialect: new PostgresStoreDialect(pool) });
  await assertUsable(db, url);
  const store: TransactionalStore<Tables> = {
    db,
    engine: 'postgres',
    isTransient: isTransientState,
    isUnavailable: (error) => error instanceof StoreUnavailable || isUnavailableState(error),
    isUniqueViolation: isUniqueViolationState,
  };
  return {
    ...store,
    ...transactionsOf(store),
    isCheckViolation: isCheckViolationState,
    close: () => db.destroy(),
  };
}

function openPool(options: PostgresOptions, statementTimeoutMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 2_000,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    keepAlive: true,
    options: [
      '-c TimeZone=UTC',
      '-c bytea_output=hex',
      // Every statement is short: compiling one takes longer than running it.
      '-c jit=off',
      `-c statement_timeout=${statementTimeoutMs}`,
      `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`,
    ].join(' '),
    types: columnValues,
  });
  pool.on('error', (error) => {
    if (!pool.ending) options.onIdleConnectionLost(error);
  });
  return pool;
}

async function assertUsable<Tables>(db: Kysely<Tables>, url: string): Promise<void> {
  try {
    const encoding = await serverEncoding(db);
    if (encoding !== 'UTF8') throw new Error(`it keeps its text in ${encoding}, not in UTF8`);
  } catch (error) {
    await db.destroy();
    throw new StoreCannotOpen(`Cannot open the database ${placeOf(url)}: ${whyNotOpen(error)}.`, {
      cause: error,
    });
  }
}

async function serverEncoding<Tables>(db: Kysely<Tables>): Promise<string | undefined> {
  const setting = sql<{ value: string }>`select current_setting('server_encoding') as value`;
  return (await setting.execute(db)).rows[0]?.value;
}
