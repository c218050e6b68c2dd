import { EventEmitter } from 'node:events';
import pg from 'pg';

/**
 * Connections of a test database that outlive the stores of its tests: PostgreSQL's knowledge of the tables, and its plans,
 * serve the next test. Each store has a pool that looks like its own.
 */
export class KeptPool {
  #pool: pg.Pool | undefined;

  /** A pool for one store; the first one says how connections are made. */
  lend(config: pg.PoolConfig): pg.Pool {
    this.#pool ??= makePool(config);
    return new LentPool(this.#pool) as unknown as pg.Pool;
  }

  /** Ends the connections, for work that needs that nobody is connected. */
  async end(): Promise<void> {
    const pool = this.#pool;
    this.#pool = undefined;
    await pool?.end();
  }
}

function makePool(config: pg.PoolConfig): pg.Pool {
  // Idle connections keep no process from ending. The server is stopped while they stand idle.
  const pool = new pg.Pool({ ...config, allowExitOnIdle: true, idleTimeoutMillis: 0 });
  pool.on('error', () => {});
  return pool;
}

/** The part of a pool that a store uses. Once it has ended it lends nothing, so that a closed store does nothing more. */
class LentPool extends EventEmitter {
  readonly #pool: pg.Pool;
  readonly #used = new Set<pg.PoolClient>();
  #returned = Promise.withResolvers<void>();
  ending = false;

  constructor(pool: pg.Pool) {
    super();
    this.#pool = pool;
  }

  get options() {
    return this.#pool.options;
  }

  get totalCount(): number {
    return this.#pool.totalCount;
  }

  get idleCount(): number {
    return this.#pool.idleCount;
  }

  get waitingCount(): number {
    return this.#pool.waitingCount;
  }

  async connect(): Promise<pg.PoolClient> {
    if (this.ending) throw new Error('Cannot use a pool after calling end on the pool');
    const client = await this.#pool.connect();
    this.#used.add(client);
    const { release } = client;
    client.release = (destroy) => {
      this.#used.delete(client);
      release(destroy);
      if (this.#used.size === 0) this.#returned.resolve();
    };
    return client;
  }

  async end(): Promise<void> {
    this.ending = true;
    if (this.#used.size > 0) {
      this.#returned = Promise.withResolvers();
      await this.#returned.promise;
    }
  }
}
