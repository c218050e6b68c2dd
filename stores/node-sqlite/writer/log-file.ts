import { type FileHandle, open } from 'node:fs/promises';

/**
 * The write-ahead log of a SQLite database, for anyone who commits without waiting for the disk (`durableCommits: false`) and
 * makes durable afterwards what was committed, beside what comes next. To be opened while a connection is open, and closed
 * before the last one: then it is the same file all along. SQLite locks the database file and the shared memory, never the
 * log, so that a handle which is closed here takes none of its locks away.
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
   * Resolves when everything that was committed before the call is on the disk. Those who call while the disk is at work
   * wait together for its next turn. Rejects where the disk fails: what it holds then is not known.
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
