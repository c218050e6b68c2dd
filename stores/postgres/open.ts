import { setTimeout } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { StoreCannotOpen, StoreUnavailable } from '../store.ts';
import type { Store, TransactionalStore } from '../store.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import { PostgresStoreDialect } from './dialect.ts';
import { type Connections, type PostgresOptions, openConnections } from './connections.ts';
import { placeOf, NoHostTakesWrites } from './database-hosts.ts';
import { PipelinedTransactions } from './pipelined-transaction.ts';
import {
  isCheckViolationState,
  isStartingState,
  isTransientState,
  isUnavailableState,
  isUniqueViolationState,
} from './sql-state.ts';

const REASONS = new Map<unknown, string>([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOENT', 'nothing listens there'],
  ['ENOTFOUND', 'the name of its host is not known'],
  ['EAI_AGAIN', 'the name of its host is not known'],
  ['ECONNRESET', 'it ended the connection'],
  ['28000', 'it refuses the user'],
  ['28P01', 'it refuses the user or the password'],
  ['3D000', 'it has no such database'],
  ['53300', 'it has no connection left'],
  ['57P03', 'it is starting up or shutting down'],
]);

/** The reason for a missing connection, in a few plain words. Says nothing of the password. */
function whyNotOpen(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  if (cause instanceof NoHostTakesWrites) {
    const reasons = cause.errors.map((failed) => `${failed.host}: ${whyNotOpen(failed)}`);
    return `it has no host that takes writes (${reasons.join('; ')})`;
  }
  // pg's own errors have no code.
  if (/\btimeout\b/.test(cause.message)) return 'it does not answer';
  return REASONS.get('code' in cause ? cause.code : undefined) ?? cause.message;
}

const BETWEEN_TRIES_MS = 200;

/**
 * Opens a PostgreSQL database, which may be starting still. Throws StoreCannotOpen when it cannot be reached, does not let
 * us in or does not keep its text in UTF-8.
 */
export async function open<Tables>(options: PostgresOptions): Promise<Store<Tables>> {
  const { url } = options;
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new StoreCannotOpen(
      'Cannot open the database: its URL does not begin with postgres:// or postgresql://.',
    );
  }
  const connections = openConnections(options);
  const dialect = new PostgresStoreDialect(connections.reads);
  const db = new Kysely<Tables>({ dialect });
  await assertUsable(db, connections, options);
  const transactions = new PipelinedTransactions<Tables>(dialect);
  const store: TransactionalStore<Tables> = {
    db,
    engine: 'postgres',
    tryTransaction: (lane, work) => transactions.try(connections.lanes[lane], work),
    isTransient: isTransientState,
    isUnavailable: (error) => error instanceof StoreUnavailable || isUnavailableState(error),
    isUniqueViolation: isUniqueViolationState,
  };
  return {
    ...store,
    ...transactionsOf(store),
    isCheckViolation: isCheckViolationState,
    connections: () => connections.load(),
    notices: connections.notices,
    async close() {
      await db.destroy();
      await connections.end();
    },
  };
}

async function assertUsable<Tables>(
  db: Kysely<Tables>,
  connections: Connections,
  options: PostgresOptions,
): Promise<void> {
  const { url, poolerUrl = url } = options;
  try {
    await onceStarted(() => connections.begin(), options);
    const encoding = await onceStarted(() => serverEncoding(db), options);
    if (encoding !== 'UTF8') throw new Error(`it keeps its text in ${encoding}, not in UTF8`);
  } catch (error) {
    await db.destroy();
    await connections.end();
    throw new StoreCannotOpen(
      `Cannot open the database ${placeOf(poolerUrl)}: ${whyNotOpen(error)}.`,
      {
        cause: error,
      },
    );
  }
}

/** Asks a starting server again, until it has started or the time is over: then with the server's own error. */
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
