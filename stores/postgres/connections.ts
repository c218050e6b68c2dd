import pg from 'pg';
import type { ConnectionLoad, Lane } from '../store.ts';
import { type ConnectionConfig, DatabaseHosts } from './database-hosts.ts';
import { GuardedPool } from './guarded-pool.ts';
import { PostgresNotices } from './notices.ts';
import {
  type SessionSettings,
  asStartOptions,
  askPooler,
  byKeysAlone,
  sessionSettings,
  shortLockWait,
  solidStateDisk,
} from './pooler.ts';
import { StatementNames } from './statement-names.ts';

/** The connections of a store, in pools that cannot starve each other. */
export interface Connections {
  /** For queries outside of the store's transactions. */
  readonly reads: GuardedPool;
  readonly lanes: Readonly<Record<Lane, GuardedPool>>;
  readonly notices: PostgresNotices;
  /** Before the first use: asks the pooler, where there is one. Throws where the bank cannot work behind it. */
  begin(): Promise<void>;
  load(): ConnectionLoad;
  end(): Promise<void>;
}

const defaultPoolSize = 10;
const defaultStatementTimeoutMs = 2_000;
const defaultConnectTimeoutMs = 2_000;
const answerMarginMs = 500;
const idleConnectionMs = 60_000;

/** With fewer connections than this all share one pool. */
const apartFrom = 5;

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`, or with `host:port,host:port`; `?sslmode=…` is as pg reads it. */
  readonly url: string;
  /**
   * Of a pooler before the same database that lends a connection for one transaction, as PgBouncer does in its transaction
   * mode. Statements then go through it; work that needs a session still goes by `url`.
   */
  readonly poolerUrl?: string | undefined;
  /** The most connections at once: from five on reads, batches, other changes and the background have some each. */
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
  /** Makes each pool; by default a pool of its own, with connections that end with the store. */
  readonly openPool?: (config: pg.PoolConfig) => pg.Pool;
  /** Told when a connection fails that is not in use. The pool has dropped it already. */
  readonly onIdleConnectionLost: (error: Error) => void;
}

/** Makes the pools; a connection is opened when it is needed first. */
export function openConnections(options: PostgresOptions): Connections {
  const { poolSize = defaultPoolSize, statementTimeoutMs = defaultStatementTimeoutMs } = options;
  const answerTimeoutMs = statementTimeoutMs === 0 ? 0 : statementTimeoutMs + answerMarginMs;
  const direct = new DatabaseHosts(options.url);
  // A notice is worth nothing after a crash: its commit need not wait for the disk.
  const ofNotices = {
    ...sessionSettings(defaultStatementTimeoutMs),
    synchronous_commit: 'off',
  };
  const notices = new PostgresNotices(configOf(options, direct, asStartOptions(ofNotices)));
  const isPooled = options.poolerUrl !== undefined;
  const hosts = isPooled ? new DatabaseHosts(options.poolerUrl) : direct;
  const settings = sessionSettings(statementTimeoutMs);
  const configWith = (more: SessionSettings) =>
    configOf(
      options,
      hosts,
      isPooled ? [] : asStartOptions({ ...settings, ...solidStateDisk, ...more }),
    );
  const names = new StatementNames(!isPooled);
  const silence = { since: -Infinity };
  const begin = async () => {
    if (!isPooled) return;
    const pooler = await hosts.tryEach(() => askPooler(configWith({}), settings));
    if (pooler.keepsStatements) names.give();
  };
  const poolOf = (max: number, more: SessionSettings = {}) =>
    new GuardedPool(openPool(options, configWith(more), max), answerTimeoutMs, {
      hosts,
      names,
      silence,
    });
  if (poolSize < apartFrom) {
    const pool = poolOf(poolSize);
    return {
      reads: pool,
      lanes: { batches: pool, changes: pool, background: pool },
      notices,
      begin,
      load: () => pool.load(),
      async end() {
        await Promise.all([pool.end(), notices.close()]);
      },
    };
  }
  const sizes = shares(poolSize);
  const reads = poolOf(sizes.reads, statementTimeoutMs === 0 ? {} : shortLockWait);
  const lanes = {
    batches: poolOf(sizes.batches, byKeysAlone),
    changes: poolOf(sizes.changes, byKeysAlone),
    background: poolOf(sizes.background),
  };
  const pools = [reads, ...Object.values(lanes)];
  return {
    reads,
    lanes,
    notices,
    begin,
    load: () => sumOf(pools.map((pool) => pool.load())),
    async end() {
      await Promise.all([...pools.map((pool) => pool.end()), notices.close()]);
    },
  };
}

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

function openPool(options: PostgresOptions, config: ConnectionConfig, max: number): pg.Pool {
  const { openPool: open = (of: pg.PoolConfig) => new pg.Pool(of) } = options;
  const pool = open({ ...config, max, pipeline: true, idleTimeoutMillis: idleConnectionMs });
  pool.on('error', (error) => {
    if (!pool.ending) options.onIdleConnectionLost(error);
  });
  return pool;
}

function configOf(
  options: PostgresOptions,
  hosts: DatabaseHosts,
  sessionOptions: readonly string[],
): ConnectionConfig {
  // Of two values the later holds: those that the bank relies on come after those of the URL.
  const all = [...hosts.options, ...sessionOptions];
  return hosts.configOf({
    connectionTimeoutMillis: options.connectTimeoutMs ?? defaultConnectTimeoutMs,
    keepAlive: true,
    ...(all.length > 0 && { options: all.join(' ') }),
    types: columnValues,
  });
}

type ParseText = (text: string) => unknown;

/**
 * The value of a column for the text that PostgreSQL sends: as SQLite would give it, so that the same query reads the same.
 * Types that are not listed (dates, JSON, …) stay the text they are. The numbers are the OIDs of pg_type.
 */
const PARSERS = new Map<number, ParseText>([
  [16, (text) => (text === 't' ? 1 : 0)], // bool
  [17, bytes], // bytea
  [20, safeInteger], // int8
  [21, Number], // int2
  [23, Number], // int4
  [700, Number], // float4
  [701, Number], // float8
  [1700, safeInteger], // numeric: what sum(bigint) gives
]);

/** pg's hook for reading columns; see Store for the values read. */
const columnValues: pg.CustomTypesConfig = {
  getTypeParser: (oid: number) => PARSERS.get(oid) ?? ((text: string) => text),
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`PostgreSQL gave ${text}, which is not a safe integer.`);
  }
  return value;
}

/** Of PostgreSQL's hex format, `\\x` and two digits a byte, which `open` asks for. */
function bytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.slice(2), 'hex'));
}
