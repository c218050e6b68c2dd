import { type FileHandle, open } from 'node:fs/promises';
import { closeSync, fdatasyncSync, openSync, readSync, writeSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/**
 * The write-ahead log of a SQLite database whose commits do not wait for the disk (`durableCommits: false`): the log is flushed
 * afterwards, while later statements run. The handle is opened while a connection is open, and closed before the last one: then
 * it is the same file all along. SQLite locks the database file and the shared memory, never the log, so a closed handle takes
 * none of its locks away.
 */
export class LogFile {
  readonly #file: Pick<FileHandle, 'datasync' | 'close'>;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(file: Pick<FileHandle, 'datasync' | 'close'>) {
    this.#file = file;
  }

  /** The log of the database at that path. */
  static async open(path: string): Promise<LogFile> {
    return new LogFile(await open(`${path}-wal`, 'r+'));
  }

  /**
   * Resolves when everything that was committed before the call is on the disk. Callers that come while the disk is at work
   * wait together for its next turn. Rejects where the disk fails: its contents are then not known.
   */
  makeDurable(): Promise<void> {
    if (this.#running === undefined) {
      this.#running = this.#sync();
      return this.#running;
    }
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      this.#running = this.#sync();
      return this.#running;
    });
    return this.#next;
  }

  /** Nobody may be waiting. */
  async close(): Promise<void> {
    await this.#file.close();
  }

  async #sync(): Promise<void> {
    await this.#file.datasync();
    this.#running = undefined;
  }
}

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
