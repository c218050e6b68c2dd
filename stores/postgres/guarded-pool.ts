import { DatabaseError, type Pool, type PoolClient, type QueryConfig } from 'pg';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { assertBoundValues } from '../bound-values.ts';
import { statementChannel } from '../statement-channel.ts';
import { type ConnectionLoad, StoreUnavailable } from '../store.ts';
import type { DatabaseHosts } from './database-hosts.ts';
import { isReadOnlyState } from './sql-state.ts';
import type { StatementNames } from './statement-names.ts';

/** Since when a connection of the store has met silence, by `performance.now()`. All of its pools share one. */
export interface Silence {
  since: number;
}

/** A connection is guarded once, as long as it is open. */
const guardedClients = new WeakMap<PoolClient, GuardedClient>();

/**
 * A pg pool whose connections either answer in time or are given up, so that a database that went
 * silent (a cut network, a frozen server) is an error and not a request that hangs.
 */
export class GuardedPool implements PostgresPool {
  readonly options: object;
  readonly #pool: Pool;
  readonly #answerTimeoutMs: number;
  readonly #hosts: DatabaseHosts;
  readonly #names: StatementNames;
  readonly #silence: Silence;
  #ended: Promise<void> | undefined;

  /** With an `answerTimeoutMs` of 0 an answer may take as long as it takes. */
  constructor(
    pool: Pool,
    answerTimeoutMs: number,
    {
      hosts,
      names,
      silence,
    }: {
      readonly hosts: DatabaseHosts;
      readonly names: StatementNames;
      readonly silence: Silence;
    },
  ) {
    this.options = pool.options;
    this.#pool = pool;
    this.#answerTimeoutMs = answerTimeoutMs;
    this.#hosts = hosts;
    this.#names = names;
    this.#silence = silence;
  }

  /** How its connections are used now. */
  load(): ConnectionLoad {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { open: totalCount, idle: idleCount, waiting: waitingCount };
  }

  async connect(): Promise<GuardedClient> {
    for (;;) {
      const client = await this.#acquire();
      let guarded = guardedClients.get(client);
      if (guarded === undefined) {
        guarded = new GuardedClient(client, this.#answerTimeoutMs, this.#names, this.#silence);
        guardedClients.set(client, guarded);
      }
      if (!guarded.mayBeSilent()) return guarded;
      guarded.release(true);
    }
  }

  /** Waits for the connections in use; ending twice is harmless. */
  async end(): Promise<void> {
    this.#ended ??= this.#pool.end();
    await this.#ended;
  }

  async #acquire(): Promise<PoolClient> {
    try {
      return await this.#hosts.tryEach(() => this.#pool.connect());
    } catch (cause) {
      throw new StoreUnavailable('The database cannot be reached.', { cause });
    }
  }
}

/** A connection in use. Queries may be sent without waiting for the answers to those before; they are answered in turn. */
export class GuardedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #answerTimeoutMs: number;
  readonly #names: StatementNames;
  readonly #silence: Silence;
  #answeredAt = performance.now();
  /** Why this connection is of no more use. */
  #lost: StoreUnavailable | undefined;
  #replicationGaveUp = false;
  #isReadOnly = false;
  #unanswered = 0;
  #timer: NodeJS.Timeout | undefined;
  #isCorked = false;

  constructor(
    client: PoolClient,
    answerTimeoutMs: number,
    names: StatementNames,
    silence: Silence,
  ) {
    this.#client = client;
    this.#answerTimeoutMs = answerTimeoutMs;
    this.#names = names;
    this.#silence = silence;
    // Without a listener Node ends the process when the server ends a connection that is in use.
    client.on('error', (cause) => {
      this.#lost ??= new StoreUnavailable('The connection to the database was lost.', { cause });
    });
    client.on('notice', (notice) => {
      if (notice.routine === 'SyncRepWaitForLSN') this.#replicationGaveUp = true;
    });
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    sql: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof sql !== 'string') throw new Error('Streaming is not supported: read by pages.');
    const execute = () => this.#query<Row>(sql, parameters);
    return statementChannel.hasSubscribers
      ? statementChannel.tracePromise(execute, { sql, engine: 'postgres' })
      : execute();
  }

  /** Whether another connection has met silence since this one was answered: a cut network takes all of them. */
  mayBeSilent(): boolean {
    return this.#answeredAt < this.#silence.since;
  }

  /** Gives the connection back to its pool, which drops a lost connection. */
  release(destroy?: boolean): void {
    this.#client.release(destroy === true || this.#isReadOnly || this.#lost !== undefined);
  }

  async #query<Row>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    assertBoundValues(parameters);
    this.#replicationGaveUp = false;
    this.#sendTogether();
    this.#expectAnswer();
    try {
      const name = this.#names.of(sql);
      const result = await answerOf(this.#client, {
        text: sql,
        values: [...parameters],
        ...(name !== undefined && { name }),
      });
      this.#assertReplicated();
      assertOneStatement(result);
      return result as PostgresQueryResult<Row>;
    } catch (error) {
      if (isOutdatedPlan(error)) this.#giveUpOutdated(error);
      // The server is no longer the primary: the next connection finds the new primary.
      this.#isReadOnly ||= isReadOnlyState(error);
      throw this.#lost ?? error;
    } finally {
      this.#noteAnswer();
    }
  }

  /** Statements sent in one turn of the process go out in one piece. */
  #sendTogether(): void {
    if (this.#isCorked) return;
    const { stream } = this.#client.connection;
    this.#isCorked = true;
    stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }

  /** The time of the next answer counts from the one before. */
  #expectAnswer(): void {
    this.#unanswered += 1;
    if (this.#unanswered > 1 || this.#answerTimeoutMs === 0) return;
    this.#timer = setTimeout(() => {
      this.#lost ??= new StoreUnavailable(
        `The database did not answer within ${this.#answerTimeoutMs} ms.`,
      );
      this.#silence.since = performance.now() - this.#answerTimeoutMs;
      // Cuts the connection at once; unanswered statements then fail.
      this.#client.connection.stream.destroy();
    }, this.#answerTimeoutMs);
  }

  #noteAnswer(): void {
    this.#unanswered -= 1;
    this.#answeredAt = performance.now();
    if (this.#unanswered === 0) clearTimeout(this.#timer);
    else this.#timer?.refresh();
  }

  /** Another process has changed the tables: the prepared statements of this connection are of no more use. */
  #giveUpOutdated(cause: unknown): void {
    this.#lost ??= new StoreUnavailable('The tables of the database have been changed.', { cause });
    void this.#client.end();
  }

  /**
   * A commit whose wait for the synchronous standby was cancelled returns success and a warning:
   * it is on the primary, and would be lost with it.
   */
  #assertReplicated(): void {
    if (this.#replicationGaveUp) {
      throw new StoreUnavailable('The commit was not confirmed by the synchronous standby.');
    }
  }
}

/**
 * The answer of pg, asked with a callback. Where pg is to give a promise it sets a callback itself (`query.callback = …`),
 * and a function that is written where a property is set V8 makes in the old generation: the query and the rows of its
 * answer then outlive every small collection of garbage.
 */
function answerOf(client: PoolClient, query: QueryConfig): Promise<unknown> {
  return new Promise((resolve, reject) => {
    client.query(query, (error: Error | null, result) => {
      if (error) reject(error);
      else resolve(result);
    });
  }).catch((error: unknown) => {
    // The error's stack leads to the socket, and not to the caller.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  });
}

/** PostgreSQL refuses to run a prepared statement with columns that have changed. */
function isOutdatedPlan(error: unknown): boolean {
  return error instanceof DatabaseError && error.routine === 'RevalidateCachedQuery';
}

/** PostgreSQL runs a text of several statements; SQLite does not, so neither shall. */
function assertOneStatement(result: unknown): void {
  if (Array.isArray(result)) {
    throw new Error('A query is one statement: this text had several, and they were run.');
  }
}
