import { setTimeout } from 'node:timers/promises';
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
  isStartingState,
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
  /** How long to wait, in milliseconds, for a server that is still starting; by default not at all. */
  readonly startingTimeoutMs?: number;
  /** Told once when the wait for such a server begins. */
  readonly onStarting?: () => void;
  /** Told when a connection fails that is not in use. The pool has dropped it already. */
  readonly onIdleConnectionLost: (error: Error) => void;
}

const ANSWER_MARGIN_MS = 500;
const BETWEEN_TRIES_MS = 200;
const IDLE_IN_TRANSACTION_MS = 10_000;
const IDLE_CONNECTION_MS = 60_000;

/**
 * Opens a PostgreSQL database, which may be starting still. Throws StoreCannotOpen when it cannot be reached, does not let
 * us in or does not keep its text in UTF-8.
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
  await assertUsable(db, options);
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
    connections: () => pool.load(),
    close: () => db.destroy(),
  };
}

function openPool(options: PostgresOptions, statementTimeoutMs: number): pg.Pool {
  const { url, options: given } = withoutOptions(options.url);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 2_000,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    keepAlive: true,
    // Of two values the later holds: those that the bank relies on come after those of the URL.
    options: [
      ...given,
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

/** The URL and what its own `options` say, which pg would otherwise send instead of ours. */
function withoutOptions(text: string): { url: string; options: string[] } {
  const url = URL.parse(text);
  // A URL with several hosts is pg's own affair.
  if (url === null) return { url: text, options: [] };
  const options = url.searchParams.getAll('options');
  if (options.length === 0) return { url: text, options };
  url.searchParams.delete('options');
  return { url: url.href, options };
}

async function assertUsable<Tables>(db: Kysely<Tables>, options: PostgresOptions): Promise<void> {
  const { url } = options;
  try {
    const encoding = await onceStarted(() => serverEncoding(db), options);
    if (encoding !== 'UTF8') throw new Error(`it keeps its text in ${encoding}, not in UTF8`);
  } catch (error) {
    await db.destroy();
    throw new StoreCannotOpen(`Cannot open the database ${placeOf(url)}: ${whyNotOpen(error)}.`, {
      cause: error,
    });
  }
}

/** Asks a server that is starting again, until it has started or the time is over: then with its own error. */
async function onceStarted<Result>(
  ask: () => Promise<Result>,
  { startingTimeoutMs = 0, onStarting }: PostgresOptions,
): Promise<Result> {
  const end = performance.now() + startingTimeoutMs;
  let isTold = false;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isStartingState(error) || performance.now() >= end) throw error;
      if (!isTold) onStarting?.();
      isTold = true;
      await setTimeout(BETWEEN_TRIES_MS);
    }
  }
}

async function serverEncoding<Tables>(db: Kysely<Tables>): Promise<string | undefined> {
  const setting = sql<{ value: string }>`select current_setting('server_encoding') as value`;
  return (await setting.execute(db)).rows[0]?.value;
}
