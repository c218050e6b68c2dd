import type { Kysely } from 'kysely';

/** The SQL a store speaks: the same queries, but its own types and indexes in a migration. */
export type Engine = 'sqlite' | 'postgres';

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
 * Inside a transaction only its own `transaction` object may be asked. On SQLite there is one
 * connection, so a query on `db` would wait for the transaction that waits for it.
 */
export interface Store<Tables> {
  readonly db: Kysely<Tables>;
  readonly engine: Engine;
  /**
   * Where the process stands still while a statement runs: resolves when everything that has arrived at it by now has
   * been taken in, which costs no time when nothing has.
   */
  readonly letArrive?: () => Promise<void>;
  /**
   * Where a file has one writer at a time: no transaction of this store that writes is under way while `work`, which
   * writes through another connection. Those of this store wait meanwhile, and `work` is told whether somebody does;
   * whoever reads goes on, until one of them waits.
   */
  standAside?<Result>(work: (isAwaited: () => boolean) => Promise<Result>): Promise<Result>;
  /**
   * Where another connection of this process makes durable only later what it commits: whoever has read from this store
   * is answered when what `settled` gives has resolved, so that nobody is shown what could still be lost.
   */
  answerAfter?(settled: () => Promise<void> | undefined): void;
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
  /** True when a CHECK constraint refused a row. */
  isCheckViolation(error: unknown): boolean;
  /** Waits for what is running, refuses what comes after, closes. Closing twice is harmless. */
  close(): Promise<void>;
}

/** A database that cannot be opened. The message is one plain line for the person who starts it. */
export class StoreCannotOpen extends Error {
  override readonly name = 'StoreCannotOpen';
}

/** An open database that does not answer. Where a store throws it, `isUnavailable` is true of it. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
