import {
  type Stats,
  chmodSync,
  closeSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './why-not-started.ts';
import { DatabaseSync } from 'node:sqlite';
import { hasCode } from './whole-file.ts';

const byOthers = 0o077;
const changedByOthers = 0o022;

/**
 * Makes a folder that this account alone may look into, or checks an existing folder: a folder of another account is
 * refused, since that account could put anything into it, and a folder that others may read is closed to them. True where
 * the folder had to be closed. Throws `CannotStart`, with the remedy.
 */
export function makeOwnFolder(path: string): boolean {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const found = lstatSync(path);
  if (!found.isDirectory()) {
    throw new CannotStart(`${path} is no folder. Name the folder itself, and not a link to it.`);
  }
  if (!isOurs(found)) throw new CannotStart(ofAnother(path));
  if (!isOpen(found, byOthers)) return false;
  if (isOpen(found, changedByOthers)) {
    throw new CannotStart(
      `Other accounts can change what is in ${path}. See that it is as you left it, then run: chmod 700 ${path}`,
    );
  }
  chmodSync(path, 0o700);
  return true;
}

/**
 * Closes a file of this account to others. True where it was open to them; false also where there is none. Throws
 * `CannotStart` where it belongs to another account.
 */
export function closeToOthers(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return false;
  if (!found.isFile()) throw new CannotStart(`${path} is no file. It must not be a link.`);
  if (!isOurs(found)) throw new CannotStart(ofAnother(path));
  if (!isOpen(found, byOthers)) return false;
  chmodSync(path, 0o600);
  return true;
}

/**
 * Reads a file that holds a key; null without a file. Throws `CannotStart` for an unreadable file, or for a file that
 * accounts other than this process's can read too: a key that others have seen is no secret any more.
 */
export function readPrivateFile(path: string): string | null {
  const file = openToRead(path);
  if (file === null) return null;
  try {
    // Asked of the open file, so that nobody can put another in its place in between.
    const found = fstatSync(file);
    if (!isOurs(found)) throw new CannotStart(ofAnother(path));
    if (isOpen(found, byOthers)) {
      throw new CannotStart(`The file ${path} is open to other accounts. Run: chmod 600 ${path}`);
    }
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}

function openToRead(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return null;
    throw new CannotStart(`The file ${path} cannot be read by the account of this server.`, {
      cause,
    });
  }
}

function ofAnother(path: string): string {
  return `${path} belongs to another account, which could change it. Give it to the account that the server runs as.`;
}

/** Windows has neither owners nor modes of this kind. */
function isOurs({ uid }: Stats): boolean {
  const account = process.getuid?.();
  return account === undefined || account === uid;
}

function isOpen({ mode }: Stats, bits: number): boolean {
  return process.getuid !== undefined && (mode & bits) !== 0;
}

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
