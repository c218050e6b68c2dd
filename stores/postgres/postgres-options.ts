import type { Pool, PoolConfig } from 'pg';

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
  readonly openPool?: (config: PoolConfig) => Pool;
  /** Told when a connection fails that is not in use. The pool has dropped it already. */
  readonly onIdleConnectionLost: (error: Error) => void;
}
