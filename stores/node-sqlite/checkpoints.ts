import { closeSync, openSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** The data that the thread is given. */
export interface CheckpointThreadData {
  readonly path: string;
  /** The same file, open, by its number in this process. */
  readonly file: number;
  /** A log of more pages shall start again. */
  readonly longLogPages: number;
}

/** A message of the thread. */
export type SaidByThread =
  /** The log could not be copied into the database file; finally, where a sync has failed. */
  | { readonly kind: 'failed'; readonly reason: string; readonly isFinal: boolean }
  /** The log is long, and nearly all of it is copied. */
  | { readonly kind: 'long' };

/** The listener to the failures of a disk. */
export interface DiskFailures {
  /** The log could not be copied. The copy is tried again. */
  onNotCopied(error: Error): void;
  /**
   * A commit or a copy was not synced, or the copying thread has ended. Nobody may go on with the file: the log, which has
   * everything, must be found by the next start as it is.
   */
  onFatal(error: unknown): void;
}

/** 64 MB: with fewer pages the writer would copy the last ones too often. */
const usualLongLogPages = 16_000;

/**
 * Copies what the write-ahead log holds into the database file, in a thread of its own: a commit would otherwise do it
 * now and then, and everybody would wait meanwhile. The log starts again once all of it is copied while nobody adds to it,
 * and a writer that is never idle always adds meanwhile: of a long log the writer copies the last pages itself.
 */
export class Checkpoints {
  /** Resolves when nothing is copied any more. */
  readonly ended: Promise<void>;
  readonly #thread: Worker;
  #file: number | undefined;

  /** @param copyLastPages Copies by the connection that writes, between two of its transactions. */
  constructor(
    path: string,
    copyLastPages: () => Promise<unknown>,
    { onNotCopied, onFatal }: DiskFailures,
    { longLogPages = usualLongLogPages, madeDurable = path } = {},
  ) {
    this.#file = openSync(madeDurable, 'r+');
    const program = new URL('./checkpoint-thread.ts', import.meta.url);
    const workerData: CheckpointThreadData = { path, file: this.#file, longLogPages };
    this.#thread = new Worker(program, { workerData });
    // It must not keep a process running that has nothing else to do.
    this.#thread.unref();
    this.#thread.on('message', (said: SaidByThread) => {
      if (said.kind === 'long') void copyLastPages().catch(onNotCopied);
      else (said.isFinal ? onFatal : onNotCopied)(new Error(said.reason));
    });
    this.#thread.on('error', onFatal);
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
