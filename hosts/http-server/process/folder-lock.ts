import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from './cannot-start.ts';
import { closeToOthers } from './own-folder.ts';

/** A data folder that no other server may use. */
export interface FolderLock {
  /** Lets another server have it. Releasing twice is harmless. */
  release(): void;
}

/**
 * Locks the data folder for one server: two of them would finish the same payments and send the same messages, each with
 * its own limits and events. Throws `CannotStart` where another process has it.
 *
 * The lock is one of the operating system, taken by SQLite on a file of its own, so it ends with the process, however that
 * ends (https://sqlite.org/lockingv3.html). Commands such as `npm run bank -- verify` work beside a server and take none.
 */
export function lockDataFolder(folder: string): FolderLock {
  const path = join(folder, 'server.lock');
  const database = new DatabaseSync(path);
  try {
    closeToOthers(path);
    database.exec('begin exclusive');
  } catch (cause) {
    database.close();
    if (!isBusy(cause)) throw cause;
    throw new CannotStart(
      `Another server uses the data folder ${folder}. Stop it first, or name another folder in BANK_DATA.`,
      { cause },
    );
  }
  return {
    release() {
      if (database.isOpen) database.close();
    },
  };
}

const busy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy;
}
