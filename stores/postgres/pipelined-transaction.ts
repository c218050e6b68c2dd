import {
  AbortedTransactionError,
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  type PostgresQueryResult,
  type QueryResult,
  Transaction,
} from 'kysely';
import { DatabaseError } from 'pg';
import { StoreUnavailable, type Tried } from '../store.ts';
import type { GuardedClient, GuardedPool } from './guarded-pool.ts';
import { isTransientState } from './sql-state.ts';

/**
 * Runs transactions in few flights to the server and back: a statement is sent without waiting for the answer to the one
 * before, the first together with the begin and the last together with the commit.
 */
export class PipelinedTransactions<Tables> {
  readonly #dialect: Dialect;
  readonly #driver: Driver;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
    this.#driver = dialect.createDriver();
  }

  /** Runs a transaction once, on a connection of the pool. */
  async try<Result>(
    pool: GuardedPool,
    work: (trx: Transaction<Tables>) => Promise<Result>,
  ): Promise<Tried<Result>> {
    let client: GuardedClient;
    try {
      client = await pool.connect();
    } catch (error) {
      return { kind: 'undone', error };
    }
    const connection = new PipelinedConnection(client);
    try {
      return await this.#run(connection, work);
    } finally {
      client.release(connection.isLeftOpen);
    }
  }

  async #run<Result>(
    connection: PipelinedConnection,
    work: (trx: Transaction<Tables>) => Promise<Result>,
  ): Promise<Tried<Result>> {
    let result: Result;
    try {
      connection.begin();
      result = await work(this.#over(connection));
    } catch (error) {
      await connection.rollBack();
      return { kind: 'undone', error };
    }
    const failed = await connection.commit();
    return failed ?? { kind: 'durable', result };
  }

  /** Kysely's own lets only one statement of a transaction be under way. */
  #over(connection: PipelinedConnection): Transaction<Tables> {
    const dialect = this.#dialect;
    const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) };
    const executor = new DefaultQueryExecutor(
      dialect.createQueryCompiler(),
      dialect.createAdapter(),
      provider,
    );
    return new Transaction<Tables>({
      config: { dialect },
      driver: this.#driver,
      dialect,
      executor,
    });
  }
}

class PipelinedConnection implements DatabaseConnection {
  readonly #client: GuardedClient;
  /** The first statement that failed: those behind it fail only because it did. */
  #failed: { readonly sql: string; readonly error: unknown } | undefined;
  /** Whether the server may still hold its transaction open. */
  isLeftOpen = true;

  constructor(client: GuardedClient) {
    this.#client = client;
  }

  begin(): void {
    void this.#send('begin').catch(isNoted);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = this.#send<Row>(query.sql, query.parameters);
    if (isUnawaited(query)) {
      void answer.catch(isNoted);
      return { rows: [] };
    }
    return resultOf(await answer);
  }

  // oxlint-disable-next-line require-yield -- Kysely wants a generator.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Streaming is not supported: read by pages.');
  }

  /** Undefined where everything that was sent is durable. */
  async commit(): Promise<Exclude<Tried<never>, { kind: 'durable' }> | undefined> {
    try {
      const { command } = await this.#send('commit');
      this.isLeftOpen = false;
      // PostgreSQL answers so where an earlier statement has failed.
      if (command !== 'COMMIT') {
        return { kind: 'undone', error: this.#failed?.error ?? new AbortedTransactionError() };
      }
      return undefined;
    } catch (error) {
      // After a statement that the server has refused it commits nothing.
      const isRefusedBefore = this.#failed?.sql !== 'commit' && error instanceof DatabaseError;
      return { kind: isRefusedBefore || isTransientState(error) ? 'undone' : 'unknown', error };
    }
  }

  async rollBack(): Promise<void> {
    try {
      await this.#client.query('rollback', []);
      this.isLeftOpen = false;
    } catch (error) {
      // The server rolls back what a lost connection leaves. So the rollback holds.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }

  async #send<Row>(
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> {
    try {
      return await this.#client.query<Row>(sql, parameters);
    } catch (error) {
      this.#failed ??= { sql, error };
      throw this.#failed.error;
    }
  }
}

/** A write with an answer that nobody needs: the commit fails where it did. */
function isUnawaited(query: CompiledQuery): boolean {
  return 'unawaited' in query && query.unawaited === true;
}

function isNoted(): void {}

function resultOf<Row>({ command, rowCount, rows }: PostgresQueryResult<Row>): QueryResult<Row> {
  const isChange = command !== 'SELECT' && rowCount !== null;
  return { rows: rows ?? [], ...(isChange && { numAffectedRows: BigInt(rowCount) }) };
}
