import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import {
  type Store,
  StoreCannotOpen,
  StoreUnavailable,
  type TransactionalStore,
} from '../store.ts';
import { Checkpoints, type DiskFailures } from './checkpoints.ts';
import { extendedCode, messageOf, primaryCode } from './result-codes.ts';
import { nodeSqliteDialect } from './dialect.ts';
import { writeLogAgain } from './write-log-again.ts';
import { transactionsOf } from '../transactions/transactions.ts';

export interface NodeSqliteOptions {
  /** The database file, made if there is none (its folder is not), or ':memory:'. */
  readonly path: string;
  /**
   * How long to wait, in milliseconds, for another process that is writing. The whole process
   * stands still meanwhile, and then the error is transient.
   */
  readonly busyTimeoutMs?: number;
  /** How long a query waits, in milliseconds, for its turn behind other queries of this process. */
  readonly longestWaitMs?: number;
  /** For a process that goes on for long: a thread of its own copies the write-ahead log into the file. */
  readonly diskFailures?: DiskFailures;
}

/**
 * Opens a SQLite database file with Node's own SQLite. A commit has returned only when it is on the disk. Throws
 * StoreCannotOpen when the file cannot be both read and written.
 */
export async function open<Tables>(options: NodeSqliteOptions): Promise<Store<Tables>> {
  const { path, longestWaitMs, diskFailures } = options;
  const database = openDatabase(options);
  const dialect = nodeSqliteDialect(database, {
    longestWaitMs,
    onFailedSync: (error) => diskFailures?.onFatal(error),
  });
  const db = new Kysely<Tables>({ dialect });
  const copyLog = () => sql`pragma wal_checkpoint(passive)`.execute(db);
  const checkpoints = diskFailures && new Checkpoints(path, copyLog, diskFailures);
  const store: TransactionalStore<Tables> = {
    db,
    engine: 'sqlite',
    yieldToOthers: () => new Promise((resolve) => setImmediate(resolve)),
    isTransient: (error) => TRANSIENT.has(primaryCode(error)),
    isUnavailable: (error) =>
      error instanceof StoreUnavailable || UNAVAILABLE.has(primaryCode(error)),
    isUniqueViolation: (error) => UNIQUE_VIOLATIONS.has(extendedCode(error)),
  };
  const opened: Store<Tables> = {
    ...store,
    ...transactionsOf(store),
    isCheckViolation: (error) => extendedCode(error) === SQLITE_CONSTRAINT_CHECK,
    close: async () => {
      await checkpoints?.stop();
      await db.destroy();
      // Kysely leaves a database alone that nothing was asked of.
      if (database.isOpen) database.close();
      checkpoints?.closeFile();
    },
  };
  databases.set(opened, database);
  return opened;
}

const databases = new WeakMap<object, DatabaseSync>();

/** The content of a database, from which databases in memory are made at once: see `loadImage`. */
export function imageOf(store: object): Uint8Array {
  return databaseOf(store).serialize();
}

/** Gives a database in memory that content. Nothing may have been asked of the store before. */
export function loadImage(store: object, image: Uint8Array): void {
  databaseOf(store).deserialize(image);
}

/** Whether the store is in memory and has no tables. */
export function isEmptyInMemory(store: object): boolean {
  const database = databases.get(store);
  if (database === undefined || database.location() !== null) return false;
  return database.prepare('select 1 from sqlite_schema limit 1').get() === undefined;
}

function databaseOf(store: object): DatabaseSync {
  const database = databases.get(store);
  if (database === undefined) throw new Error('This store is none of SQLite in this process');
  return database;
}

/**
 * A file that is not there yet is made for its account alone; SQLite gives the files beside it the same mode. An existing
 * file is not touched: to close it would take away the locks that this process has on it (fcntl).
 */
function makeForOwner(path: string): void {
  if (path === ':memory:') return;
  try {
    closeSync(openSync(path, 'ax', 0o600));
  } catch {
    // It is there, or SQLite says why it cannot be.
  }
}

function openDatabase(options: NodeSqliteOptions): DatabaseSync {
  const { path, busyTimeoutMs = 5_000 } = options;
  // SQLite takes an empty name for a database that is deleted when it is closed.
  if (path === '') throw new StoreCannotOpen('Cannot open the database: its path is empty.');
  let database: DatabaseSync | undefined;
  try {
    makeForOwner(path);
    database = new DatabaseSync(path, { timeout: busyTimeoutMs, defensive: true });
    configure(database, options);
    probeWriting(database);
    if (options.diskFailures !== undefined) writeLogAgain(database, path);
    return database;
  } catch (error) {
    database?.close();
    throw new StoreCannotOpen(`Cannot open the database ${path}: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

function configure(database: DatabaseSync, { diskFailures }: NodeSqliteOptions): void {
  const mode = database.prepare('pragma journal_mode = wal').get()?.['journal_mode'];
  if (mode !== 'wal' && mode !== 'memory') {
    throw new Error('its file system cannot keep a write-ahead log');
  }
  database.exec('pragma synchronous = full');
  // On macOS only F_FULLFSYNC empties the disk's own cache; elsewhere these two change nothing.
  database.exec('pragma fullfsync = on');
  database.exec('pragma checkpoint_fullfsync = on');
  // A page that is changed again and again goes to the database file once for many commits: 32 MB of log. Where a thread
  // copies it no commit does, which would tell nobody of a disk that fails.
  database.exec(`pragma wal_autocheckpoint = ${diskFailures === undefined ? 8_000 : 0}`);
  // 4 MB; data in the system's cache is read nearly as fast.
  database.exec('pragma cache_size = -4096');
  database.exec('pragma foreign_keys = on');
  // Without it INSERT OR REPLACE deletes a row and fires no delete trigger.
  database.exec('pragma recursive_triggers = on');
}

function probeWriting(database: DatabaseSync): void {
  database.exec('begin immediate');
  database.exec('commit');
}

// Result codes: https://sqlite.org/rescode.html
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_NOMEM = 7;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;
const SQLITE_CONSTRAINT_CHECK = 275;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_CONSTRAINT_ROWID = 2579;

const TRANSIENT = new Set<number | undefined>([SQLITE_BUSY, SQLITE_LOCKED]);
const UNAVAILABLE = new Set<number | undefined>([
  SQLITE_NOMEM,
  SQLITE_READONLY,
  SQLITE_IOERR,
  SQLITE_FULL,
  SQLITE_CANTOPEN,
]);
const UNIQUE_VIOLATIONS = new Set<number | undefined>([
  SQLITE_CONSTRAINT_PRIMARYKEY,
  SQLITE_CONSTRAINT_UNIQUE,
  SQLITE_CONSTRAINT_ROWID,
]);

const REASONS = new Map<number | undefined, string>([
  [SQLITE_BUSY, 'another process is writing to it'],
  [SQLITE_READONLY, 'the file or its folder cannot be written'],
  [SQLITE_IOERR, 'the disk reports an error'],
  [SQLITE_CORRUPT, 'the file is damaged'],
  [SQLITE_FULL, 'the disk is full'],
  [SQLITE_CANTOPEN, 'its folder is missing or cannot be written, or it is itself a folder'],
  [SQLITE_NOTADB, 'the file is not a SQLite database'],
]);

function reasonOf(error: unknown): string {
  return REASONS.get(primaryCode(error)) ?? messageOf(error);
}
