import pg from 'pg';
import type { ConnectionLoad, Lane } from '../store.ts';
import { columnValues } from './column-values.ts';
import { type ConnectionConfig, DatabaseHosts } from './database-hosts.ts';
import { GuardedPool } from './guarded-pool.ts';
import { PostgresNotices } from './notices.ts';
import type { PostgresOptions } from './postgres-options.ts';
import { StatementNames } from './statement-names.ts';

/** The connections of a store, in pools that cannot starve each other. */
export interface Connections {
  /** For queries outside of the store's transactions. */
  readonly reads: GuardedPool;
  readonly lanes: Readonly<Record<Lane, GuardedPool>>;
  readonly notices: PostgresNotices;
  load(): ConnectionLoad;
  end(): Promise<void>;
}

const defaultPoolSize = 10;
const defaultStatementTimeoutMs = 2_000;
const defaultConnectTimeoutMs = 2_000;
const answerMarginMs = 500;
const idleInTransactionMs = 10_000;
const idleConnectionMs = 60_000;

/** With fewer than this all share one pool. */
const apartFrom = 5;

/** Makes the pools; a connection is opened when it is needed first. */
export function openConnections(options: PostgresOptions): Connections {
  const { poolSize = defaultPoolSize, statementTimeoutMs = defaultStatementTimeoutMs } = options;
  const answerTimeoutMs = statementTimeoutMs === 0 ? 0 : statementTimeoutMs + answerMarginMs;
  const names = new StatementNames();
  const hosts = new DatabaseHosts(options.url);
  // A notice is worth nothing after a crash: its commit need not wait for the disk.
  const notices = new PostgresNotices(
    configOf(options, hosts, defaultStatementTimeoutMs, '-c synchronous_commit=off'),
  );
  const poolOf = (max: number) =>
    new GuardedPool(
      openPool(options, hosts, statementTimeoutMs, max),
      answerTimeoutMs,
      hosts,
      names,
    );
  if (poolSize < apartFrom) {
    const pool = poolOf(poolSize);
    return {
      reads: pool,
      lanes: { batches: pool, changes: pool, background: pool },
      notices,
      load: () => pool.load(),
      async end() {
        await Promise.all([pool.end(), notices.close()]);
      },
    };
  }
  const sizes = shares(poolSize);
  const reads = poolOf(sizes.reads);
  const lanes = {
    batches: poolOf(sizes.batches),
    changes: poolOf(sizes.changes),
    background: poolOf(sizes.background),
  };
  const pools = [reads, ...Object.values(lanes)];
  return {
    reads,
    lanes,
    notices,
    load: () => sumOf(pools.map((pool) => pool.load())),
    async end() {
      await Promise.all([...pools.map((pool) => pool.end()), notices.close()]);
    },
  };
}

/** Of ten, three each and one for the background. */
function shares(poolSize: number): Readonly<Record<Lane | 'reads', number>> {
  const background = Math.max(1, Math.floor(poolSize / 10));
  const batches = Math.max(1, Math.round(poolSize * 0.3));
  const changes = Math.max(1, Math.round(poolSize * 0.3));
  return { background, batches, changes, reads: poolSize - background - batches - changes };
}

function sumOf(loads: readonly ConnectionLoad[]): ConnectionLoad {
  return loads.reduce((sum, { open, idle, waiting }) => ({
    open: sum.open + open,
    idle: sum.idle + idle,
    waiting: sum.waiting + waiting,
  }));
}

function openPool(
  options: PostgresOptions,
  hosts: DatabaseHosts,
  statementTimeoutMs: number,
  max: number,
): pg.Pool {
  const { openPool: open = (config: pg.PoolConfig) => new pg.Pool(config) } = options;
  const pool = open({
    ...configOf(options, hosts, statementTimeoutMs),
    max,
    pipeline: true,
    idleTimeoutMillis: idleConnectionMs,
  });
  pool.on('error', (error) => {
    if (!pool.ending) options.onIdleConnectionLost(error);
  });
  return pool;
}

function configOf(
  options: PostgresOptions,
  hosts: DatabaseHosts,
  statementTimeoutMs: number,
  ...more: readonly string[]
): ConnectionConfig {
  return hosts.configOf({
    connectionTimeoutMillis: options.connectTimeoutMs ?? defaultConnectTimeoutMs,
    keepAlive: true,
    // Of two values the later holds: those that the bank relies on come after those of the URL.
    options: [
      ...hosts.options,
      '-c TimeZone=UTC',
      '-c bytea_output=hex',
      // Every statement is short: compiling one takes longer than running it.
      '-c jit=off',
      `-c statement_timeout=${statementTimeoutMs}`,
      // Long enough for PostgreSQL to see that two wait for each other, which takes it a second.
      `-c lock_timeout=${Math.round(statementTimeoutMs * 0.75)}`,
      `-c idle_in_transaction_session_timeout=${idleInTransactionMs}`,
      ...more,
    ].join(' '),
    types: columnValues,
  });
}
