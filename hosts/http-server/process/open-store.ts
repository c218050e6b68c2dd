import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { migrateTables } from './bank-tables.ts';
import type { Log } from '#bank/ports.ts';
import type { Tables } from '#bank/tables.ts';
import { open as openSqlite } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { CannotStart } from './why-not-started.ts';
import { type FolderLock, closeToOthers, lockDataFolder, makeOwnFolder } from './own-folder.ts';
import { announce, untilOthersHaveStopped } from './server-presence.ts';
import type { Settings } from './settings.ts';

const startingTimeoutMs = 60_000;

/** The time that a server of a new version waits for older servers to stop. */
const othersStopInMs = 60_000;

type StoreSettings = Pick<Settings, 'databaseUrl' | 'dataFolder'> &
  Partial<Pick<Settings, 'databasePool' | 'databasePoolerUrl'>>;

/**
 * Opens the store that the settings name and brings it up to date: a PostgreSQL database, or a
 * SQLite file in the data folder, both made where they are missing. A server has the folder for itself until the store is
 * closed.
 */
export async function openStore(settings: StoreSettings, log: Log): Promise<Store<Tables>> {
  const { databaseUrl, databasePoolerUrl, databasePool: poolSize, dataFolder } = settings;
  if (databaseUrl !== null) {
    const limits = poolSize === undefined ? {} : { poolSize };
    const poolerUrl = databasePoolerUrl ?? undefined;
    return openServersPostgres(databaseUrl, log, { ...limits, poolerUrl });
  }
  makeDataFolder(dataFolder, log);
  const lock = lockDataFolder(dataFolder);
  try {
    return releasedWhenClosed(await openSqliteStore(dataFolder, log), lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * The same for a command, which works beside a server. Its queries may go through the whole database and take their time; a
 * missing SQLite file is refused and not made.
 */
export async function openExistingStore(settings: StoreSettings, log: Log): Promise<Store<Tables>> {
  const { databaseUrl, dataFolder } = settings;
  if (databaseUrl !== null) return openPostgresStore(databaseUrl, log, { statementTimeoutMs: 0 });
  if (!existsSync(databaseFile(dataFolder))) {
    throw new CannotStart(`There is no bank in ${dataFolder}. BANK_DATA names its folder.`);
  }
  makeDataFolder(dataFolder, log);
  return openSqliteStore(dataFolder, log);
}

/** Where SQLite keeps the bank of that folder. */
export function databaseFile(dataFolder: string): string {
  return join(dataFolder, 'bank.sqlite');
}

async function openSqliteStore(dataFolder: string, log: Log): Promise<Store<Tables>> {
  const store = await openSqlite<Tables>({
    path: databaseFile(dataFolder),
    diskFailures: {
      onNotCopied: (error) =>
        log.error('The write-ahead log could not be copied into the database', { error }),
      onFatal: (error) => failStop(log, 'The disk did not take what was written', error),
    },
  });
  await migrateOrClose(store);
  return store;
}

/**
 * Ends the process where it is not known what the disk holds: asked again it would say that all is well. Nothing is closed, which
 * would copy the log and delete it: the next start reads the log, in which everything stands that was acknowledged.
 */
function failStop(log: Log, why: string, error: unknown): never {
  const next = 'If the disk has failed, mount its file system again before the next start';
  log.error(`${why}, so this process ends. ${next}`, { error });
  process.exit(1);
}

function releasedWhenClosed(store: Store<Tables>, lock: FolderLock): Store<Tables> {
  return {
    ...store,
    async close() {
      await store.close();
      lock.release();
    },
  };
}

/** The same for a server, which announces its presence until the store is closed. */
async function openServersPostgres(
  url: string,
  log: Log,
  limits: PostgresLimits,
): Promise<Store<Tables>> {
  const store = await openPostgresStore(url, log, { ...limits, othersStopInMs });
  try {
    const presence = await announce(store, log, (error) => {
      log.error('Another version has changed the tables of the database, so this process ends', {
        error,
      });
      process.exit(1);
    });
    return {
      ...store,
      async close() {
        await presence.end();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

interface PostgresLimits {
  readonly poolerUrl?: string | undefined;
  readonly statementTimeoutMs?: number;
  readonly poolSize?: number;
  /** How long to wait for servers of older versions; by default not at all. */
  readonly othersStopInMs?: number;
}

async function openPostgresStore(
  url: string,
  log: Log,
  { othersStopInMs: waitMs = 0, ...limits }: PostgresLimits,
): Promise<Store<Tables>> {
  // A bank on SQLite does without the client of PostgreSQL, and without the memory that it takes.
  const { open: openPostgres } = await import('#stores/postgres/open.ts');
  const onIdleConnectionLost = (error: Error) =>
    log.error('A connection to the database was lost', { error });
  // A migration may take longer than the time that a member's ask is given.
  const patient = {
    url,
    onIdleConnectionLost,
    statementTimeoutMs: 0,
    poolSize: 1,
    startingTimeoutMs,
    onStarting: () => log.info('The database is starting or a standby: the bank waits for it'),
  };
  const forMigration = await openPostgres<Tables>(patient);
  await migrateOrClose(forMigration, () => untilOthersHaveStopped(forMigration, log, waitMs));
  await forMigration.close();
  return openPostgres<Tables>({ url, onIdleConnectionLost, ...limits });
}

async function migrateOrClose(
  store: Store<Tables>,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  try {
    await before();
    await migrateTables(store);
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * The bank's data is for the account that runs it alone. A folder and files that were made otherwise, by a copy or by
 * hand, are closed to other accounts, which the log tells: they may have been read.
 */
function makeDataFolder(folder: string, log: Log): void {
  const files = ['', '-wal', '-shm'].map((end) => `${databaseFile(folder)}${end}`);
  const closed = [...(closeFolder(folder) ? [folder] : []), ...files.filter(closeToOthers)];
  for (const path of closed) {
    log.info('Other accounts of this machine could read it; now only this one can', { path });
  }
}

function closeFolder(folder: string): boolean {
  try {
    return makeOwnFolder(folder);
  } catch (cause) {
    if (cause instanceof CannotStart) throw cause;
    throw new CannotStart(
      `The data folder ${folder} cannot be made. Set BANK_DATA to a folder that can be written.`,
      { cause },
    );
  }
}
