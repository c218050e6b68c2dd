import { closeSync, openSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { CopyFailure } from './wal-truncation.ts';

/** The data that the thread is given. */
export interface CheckpointThreadData {
  readonly path: string;
  /** The same file, open, by its number in this process. */
  readonly file: number;
  /** A log of more pages shall start again. */
  readonly longLogPages: number;
}

/** The reports of the copying. */
export interface CheckpointsTold {
  /** Why the log could not be copied. It is tried again. */
  onFailure(error: Error): void;
  /**
   * Nothing is copied any more: the disk has not taken what was copied before, or the thread has ended. Nobody may go on with the
   * file: the log, which has everything, must be found by the next start as it is.
   */
  onGivenUp(error: Error): void;
}

/** 64 MB: with fewer pages the writer would be asked for the last ones too often. */
const usualLongLogPages = 16_000;

/**
 * Copies what the write-ahead log holds into the database file, in a thread of its own: a commit would otherwise do it
 * now and then, and everybody would wait meanwhile.
 */
export class Checkpoints {
  /** Resolves when nothing is copied any more. */
  readonly ended: Promise<void>;
  readonly #thread: Worker;
  #file: number | undefined;

  constructor(
    path: string,
    { onFailure, onGivenUp }: CheckpointsTold,
    { longLogPages = usualLongLogPages, madeDurable = path } = {},
  ) {
    this.#file = openSync(madeDurable, 'r+');
    const program = new URL('./checkpoint-thread.ts', import.meta.url);
    const workerData: CheckpointThreadData = { path, file: this.#file, longLogPages };
    this.#thread = new Worker(program, { workerData });
    // It must not keep a process running that has nothing else to do.
    this.#thread.unref();
    this.#thread.on('message', ({ reason, isFinal }: CopyFailure) =>
      (isFinal ? onGivenUp : onFailure)(new Error(reason)),
    );
    this.#thread.on('error', onGivenUp);
    this.ended = new Promise((resolve) => this.#thread.once('exit', () => resolve()));
  }

  /** Resolves when the thread has closed the database. */
  async stop(): Promise<void> {
    this.#thread.ref();
    this.#thread.postMessage('stop');
    await this.ended;
  }

  /**
   * To be called after the last connection of this process is closed: anyone who closes a file that SQLite has open takes
   * SQLite's locks away (https://sqlite.org/howtocorrupt.html). The thread has stopped.
   */
  closeFile(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}
