import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** What the thread is given. */
export interface CheckpointThreadData {
  readonly path: string;
  /** The same file, open, by its number in this process. */
  readonly file: number;
  /** A log of more pages shall begin anew. */
  readonly longLogPages: number;
}

/** 64 MB: with fewer the writer would be asked for the last pages too often. */
const usualLongLogPages = 16_000;

/**
 * Copies what the write-ahead log holds into the database file, in a thread of its own: a commit would otherwise do it
 * now and then, and everybody would wait meanwhile.
 */
export class Checkpoints {
  readonly #thread: Worker;
  #file: number | undefined;
  #hasEnded = false;

  /** `onFailure` is told why the log could not be copied; it is tried again. */
  constructor(
    path: string,
    onFailure: (error: Error) => void,
    { longLogPages = usualLongLogPages, madeDurable = path } = {},
  ) {
    this.#file = openSync(madeDurable, 'r+');
    const program = new URL('./checkpoint-thread.ts', import.meta.url);
    const workerData: CheckpointThreadData = { path, file: this.#file, longLogPages };
    this.#thread = new Worker(program, { workerData });
    // It must not keep a process running that has nothing else to do.
    this.#thread.unref();
    this.#thread.on('message', (reason: string) => onFailure(new Error(reason)));
    this.#thread.on('error', onFailure);
    this.#thread.once('exit', () => {
      this.#hasEnded = true;
    });
  }

  /** Resolves when the thread has closed the database. */
  async stop(): Promise<void> {
    if (this.#hasEnded) return;
    const ended = once(this.#thread, 'exit');
    this.#thread.ref();
    this.#thread.postMessage('stop');
    await ended;
  }

  /**
   * To be called after the last connection of this process is closed: whoever closes a file that SQLite has open takes
   * SQLite's locks away (https://sqlite.org/howtocorrupt.html). The thread has stopped.
   */
  closeFile(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}
