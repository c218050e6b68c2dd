import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryCompiler,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import type { Rng } from './rng.ts';
import type { Connection, DiskUser } from './simulated-disk.ts';
import type { Scheduler } from './scheduler.ts';

/** The turn that the statements of a process wait for. */
export interface Mutex {
  readonly user: DiskUser;
  readonly rng: Rng;
  readonly scheduler: Scheduler;
  readonly connection: Connection<DiskUser>;
}

const yieldsPermille = 120;

/**
 * The same dialect, with statements that take turns as rng wants it. Nothing comes that a dead process waits for: the
 * process is cut off between two statements and does not go on.
 */
export function scheduledDialect(inner: Dialect, turns: Mutex): Dialect {
  return {
    createDriver: () => new ScheduledDriver(inner.createDriver(), turns),
    createQueryCompiler: () => inner.createQueryCompiler(),
    createAdapter: () => inner.createAdapter(),
    createIntrospector: (db) => inner.createIntrospector(db),
  };
}

class ScheduledDriver implements Driver {
  readonly #inner: Driver;
  readonly #turns: Mutex;

  constructor(inner: Driver, turns: Mutex) {
    this.#inner = inner;
    this.#turns = turns;
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const { user, connection } = this.#turns;
    if (!user.isAlive) return await never();
    await connection.take(user);
    if (!user.isAlive) return await never();
    return new ScheduledConnection(await this.#inner.acquireConnection(), this.#turns);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (!this.#turns.user.isAlive) return;
    await this.#inner.releaseConnection(inside(connection));
    this.#turns.connection.pass(this.#turns.user);
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return inTurn(this.#turns, () => this.#inner.beginTransaction(inside(connection), settings));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { rng, scheduler } = this.#turns;
    // The disk takes its time: commits that come meanwhile wait, and are carried out together with others.
    await scheduler.pass(rng.permille(100) ? rng.between(20, 100) : rng.between(1, 12));
    await inTurn(this.#turns, () => this.#inner.commitTransaction(inside(connection)));
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return inTurn(this.#turns, () => this.#inner.rollbackTransaction(inside(connection)));
  }

  async savepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await inTurn(this.#turns, async () =>
      this.#inner.savepoint?.(inside(connection), name, compile),
    );
  }

  async rollbackToSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await inTurn(this.#turns, async () =>
      this.#inner.rollbackToSavepoint?.(inside(connection), name, compile),
    );
  }

  async releaseSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await inTurn(this.#turns, async () =>
      this.#inner.releaseSavepoint?.(inside(connection), name, compile),
    );
  }

  destroy(): Promise<void> {
    return this.#inner.destroy();
  }
}

class ScheduledConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #turns: Mutex;

  constructor(inner: DatabaseConnection, turns: Mutex) {
    this.inner = inner;
    this.#turns = turns;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return inTurn(this.#turns, () => this.inner.executeQuery<Row>(query));
  }

  streamQuery<Row>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery<Row>(query, chunkSize);
  }
}

/** Performs now and then after others; and not at all, and with no answer, in a process that is dead. */
async function inTurn<Result>(turns: Mutex, perform: () => Promise<Result>): Promise<Result> {
  const { user, rng, scheduler } = turns;
  if (user.isAlive && rng.permille(yieldsPermille)) await scheduler.turn();
  if (!user.isAlive) return await never();
  try {
    return await perform();
  } catch (error) {
    if (!user.isAlive) return await never();
    throw error;
  }
}

function inside(connection: DatabaseConnection): DatabaseConnection {
  return connection instanceof ScheduledConnection ? connection.inner : connection;
}

function never(): Promise<never> {
  return new Promise<never>(() => {});
}
