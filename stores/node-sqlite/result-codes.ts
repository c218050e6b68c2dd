import { reasonOf } from '../sqlite/dialect.ts';

/** SQLite's extended result code of an error that node:sqlite has thrown (https://sqlite.org/rescode.html); undefined of any other. */
export function extendedCode(error: unknown): number | undefined {
  const reason = reasonOf(error);
  if (!(reason instanceof Error) || !('errcode' in reason)) return undefined;
  return typeof reason.errcode === 'number' ? reason.errcode : undefined;
}

/** The primary result code of the same. */
export function primaryCode(error: unknown): number | undefined {
  const code = extendedCode(error);
  return code === undefined ? undefined : code & 0xff;
}

// https://sqlite.org/rescode.html#ioerr_fsync
const SQLITE_IOERR_FSYNC = 1034;

/**
 * Whether the disk has not taken data that it seemed to have taken before. It tells each handle once, and anyone who asks
 * again hears that all is well (https://wiki.postgresql.org/wiki/Fsync_Errors): the contents of the file are not known, and
 * the log must stay.
 */
export function isFailedSync(error: unknown): boolean {
  const isOfFdatasync =
    error instanceof Error && 'syscall' in error && error.syscall === 'fdatasync';
  return isOfFdatasync || extendedCode(error) === SQLITE_IOERR_FSYNC;
}

/** The message of an error, or the text of another thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
