import { messageOf } from '../message-of.ts';
import { extendedCode } from '../result-codes.ts';

/** Why the log could not be copied into the database file, as one thread tells another. */
export interface CopyFailure {
  readonly reason: string;
  /**
   * The disk has not taken what it seemed to have taken before. It tells each handle once, and anyone who asks again hears that
   * all is well (https://wiki.postgresql.org/wiki/Fsync_Errors): what the file holds is not known, and the log must stay.
   */
  readonly isFinal: boolean;
}

/** What an error says about the copying in which it was thrown. */
export function copyFailureFrom(error: unknown): CopyFailure {
  return { reason: messageOf(error), isFinal: isOfMakingDurable(error) };
}

// https://sqlite.org/rescode.html#ioerr_fsync
const SQLITE_IOERR_FSYNC = 1034;

function isOfMakingDurable(error: unknown): boolean {
  const isOfFdatasync =
    error instanceof Error && 'syscall' in error && error.syscall === 'fdatasync';
  return isOfFdatasync || extendedCode(error) === SQLITE_IOERR_FSYNC;
}
