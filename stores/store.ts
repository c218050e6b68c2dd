import type { Kysely, Transaction } from 'kysely';

/** The SQL a store speaks: the same queries, but its own types and indexes in a migration. */
export type Engine = 'sqlite' | 'postgres';

/** The database transaction in which a change reads and writes. */
export interface TransactionScope<Tables> {
  readonly trx: Transaction<Tables>;
  readonly engine: Engine;
  /** Of a batch: whether it is to pass over the requests whose rows another transaction has locked; else it waits for them. */
  readonly passesOverLocked?: boolean;
}

/** The uses of the connections to a database server: each has some of its own, so that none of them starves another. */
export type Lane = 'batches' | 'changes' | 'background';

/** Reads and writes in the transaction of the scope, and has no effect outside of it. */
export type Change<Tables, Result> = (scope: TransactionScope<Tables>) => Promise<Result>;

/** Requests of one kind that may share a transaction. */
export interface Batch<Tables, Request, Result> {
  /** As traces show it. */
  readonly name: string;
  /**
   * Decides and records all requests in order: a result for each, undefined for a request that was passed over, of which
   * nothing is recorded.
   */
  readonly execute: (
    scope: TransactionScope<Tables>,
    requests: readonly Request[],
  ) => Promise<(Result | undefined)[]>;
  /** Requests of the same place wait for the same rows. */
  readonly placeOf: (request: Request) => string;
}

/** How a store runs what changes it. */
export interface Transactions<Tables> {
  /**
   * Runs a change in a database transaction, and resolves when it is durable; throws what the change throws, and then
   * nothing of it happened. It is tried again when it lost against another transaction. Throws `StoreBusy`, before anything
   * is done, where too many changes wait.
   */
  transact<Result>(change: Change<Tables, Result>): Promise<Result>;
  /** The same for work that nobody waits for. */
  transactInBackground<Result>(change: Change<Tables, Result>): Promise<Result>;
  /**
   * The same for requests that are executed together where many come at the same time: gives the function that takes a
   * request.
   */
  batch<Request, Result extends object>(
    batch: Batch<Tables, Request, Result>,
  ): (request: Request) => Promise<Result>;
  /** For anyone who watches the server. */
  load(): TransactionLoad;
}

/** How much shares a commit. The counts begin when the store is opened. */
export interface TransactionLoad {
  /** Requests that wait for their transaction now. */
  readonly waiting: number;
  /** Transactions that were taken up for requests that may share one, and how many requests were in them. */
  readonly batches: number;
  readonly requests: number;
}

/** The connections of this process to a database server, as they are now. */
export interface ConnectionLoad {
  readonly open: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

/** Short texts that reach every process over the same database within milliseconds, this one too; some may be lost. */
export interface Notices {
  send(notice: string): void;
  listen(listener: (notice: string) => void): void;
}

/** The outcome of a transaction that was tried once. */
export type Tried<Result> =
  | { readonly kind: 'durable'; readonly result: Result }
  /** Nothing of it happened. */
  | { readonly kind: 'undone'; readonly error: unknown }
  /** The commit failed in a way that leaves open whether it took effect. */
  | { readonly kind: 'unknown'; readonly error: unknown };

/** An open database as far as its transactions need it. */
export interface TransactionalStore<Tables> {
  readonly db: Kysely<Tables>;
  readonly engine: Engine;
  /**
   * Where a statement blocks the process: resolves when all requests that have arrived at it by now have been taken in,
   * which costs no time when none has.
   */
  readonly yieldToOthers?: () => Promise<void>;
  /**
   * Runs a transaction once, where a database server answers. In it a statement does not wait for the answer to the statement
   * before, and a statement with `unawaited` not even for its own: see Store.
   */
  readonly tryTransaction?: <Result>(
    lane: Lane,
    work: (trx: Transaction<Tables>) => Promise<Result>,
  ) => Promise<Tried<Result>>;
  /**
   * True for a conflict with somebody else's transaction (serialisation, deadlock, a locked row or
   * file). Nothing of the failed transaction happened: it may be run again from its beginning.
   */
  isTransient(error: unknown): boolean;
  /**
   * True when the database could not do its work now: out of reach, shutting down, too slow, out of
   * disk. If the error came from a commit, or from a statement outside a transaction, whether it
   * took effect is not known.
   */
  isUnavailable(error: unknown): boolean;
  /** True when a UNIQUE constraint, a unique index or a primary key refused a row. */
  isUniqueViolation(error: unknown): boolean;
}

/**
 * An open database, the same to its user whichever engine answers.
 *
 * What is read: an integer as a JavaScript number that is a safe integer (one beyond 2^53 - 1 is an
 * error, never rounded), a fraction as a number, text as a string, bytes as a Uint8Array, a
 * condition as 0 or 1, anything else as the text the engine writes for it.
 *
 * What may be bound: null, a finite number that is a safe integer or has a fraction, a bigint
 * within the same bounds, a string without NUL, a Uint8Array. Anything else is an error, thrown
 * before the engine sees it.
 *
 * A transaction whose statement failed runs nothing more until it is rolled back, wholly or to a
 * savepoint, and does not commit: it throws Kysely's AbortedTransactionError. Rows are read by
 * pages; Kysely's `stream()` is not supported.
 *
 * On SQLite a compiled query may have `repeated` besides, a list of lists of parameters: the change is
 * then made with each of them in turn, and the rows of all are counted together.
 *
 * On PostgreSQL a compiled query of `transact` or `batch` may have `unawaited` besides: it resolves with no rows as soon as it
 * is sent. Where it fails the transaction does not commit, and fails with its error.
 *
 * Inside a transaction only its own `transaction` object may be asked. On SQLite there is one
 * connection, so a query on `db` would wait for the transaction that waits for it.
 */
export interface Store<Tables> extends TransactionalStore<Tables>, Transactions<Tables> {
  /** True when a CHECK constraint refused a row. */
  isCheckViolation(error: unknown): boolean;
  /** Where the database is a server: for anyone who watches this one. */
  readonly connections?: () => ConnectionLoad;
  /** Where other processes may use the same database. */
  readonly notices?: Notices;
  /** Waits for running work, refuses later work, closes. Closing twice is harmless. */
  close(): Promise<void>;
}

/** A database that cannot be opened. The message is one plain line for the person who starts it. */
export class StoreCannotOpen extends Error {
  override readonly name = 'StoreCannotOpen';
}

/** An open database that does not answer. Where a store throws it, `isUnavailable` is true of it. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/** Thrown where more is requested than can be done in time, before anything is done. */
export class StoreBusy extends StoreUnavailable {
  override readonly name = 'StoreBusy';
}
