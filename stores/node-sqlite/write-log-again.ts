import { closeSync, fdatasyncSync, openSync, readSync, writeSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

const pieceBytes = 1024 * 1024;

/**
 * Makes the readable write-ahead log durable, by writing it once more in its place. After a disk has failed, or a process
 * has ended between a commit and the disk, the log can be read from the system's memory and is not on the disk; and once a
 * disk has refused data, the system says that the data is there (https://wiki.postgresql.org/wiki/Fsync_Errors). Throws
 * where the disk fails.
 */
export function writeLogAgain(database: DatabaseSync, path: string): void {
  // Nobody else writes to the log meanwhile.
  database.exec('begin immediate');
  try {
    writeFileAgain(`${path}-wal`);
  } finally {
    database.exec('rollback');
  }
}

function writeFileAgain(path: string): void {
  const file = openSync(path, 'r+');
  try {
    const piece = Buffer.allocUnsafe(pieceBytes);
    let place = 0;
    for (;;) {
      const bytes = readSync(file, piece, 0, pieceBytes, place);
      if (bytes === 0) break;
      place += writeSync(file, piece, 0, bytes, place);
    }
    if (place > 0) fdatasyncSync(file);
  } finally {
    closeSync(file);
  }
}
