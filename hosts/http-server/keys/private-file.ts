import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { CannotStart } from '../process/why-not-started.ts';

/**
 * Reads a file that holds a key; null without a file. Throws `CannotStart` for an unreadable file, or for a file that
 * accounts other than this process's can read too: a key that others have seen is no secret any more.
 */
export function readPrivateFile(path: string): string | null {
  const file = openToRead(path);
  if (file === null) return null;
  try {
    // Asked of the open file, so that nobody can put another in its place in between.
    const { mode, uid } = fstatSync(file);
    checkOwner(path, uid);
    checkMode(path, mode);
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}

function openToRead(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw new CannotStart(`The file ${path} cannot be read by the account of this server.`, {
      cause,
    });
  }
}

function checkOwner(path: string, owner: number): void {
  // Windows has neither owners nor modes of this kind.
  const account = process.getuid?.();
  if (account === undefined || account === owner) return;
  throw new CannotStart(
    `The file ${path} belongs to another account, which could change it. ` +
      'Make it a file of the account that the server runs as.',
  );
}

const ofOthers = 0o077;

function checkMode(path: string, mode: number): void {
  if (process.getuid === undefined || (mode & ofOthers) === 0) return;
  throw new CannotStart(`The file ${path} is open to other accounts. Run: chmod 600 ${path}`);
}
