import { fdatasyncSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { CheckpointThreadData } from './checkpoints.ts';
import { type CopyFailure, LastPassAsker, copyFailureFrom } from './wal-truncation.ts';
import { isLong, isTooLong } from './log-length.ts';

/** The time that the log is left to grow between two copies, in milliseconds. */
const everyMs = 200;

/** After a failure the disk is given time. */
const afterFailureMs = 5_000;

/** The time that a full copy waits for the writer's transaction, and then the writer for readers of the earlier data. */
const waitMs = 50;

/**
 * The thread that `Checkpoints` starts. A passive checkpoint holds up neither readers nor the writer
 * (https://sqlite.org/wal.html); where it does not reach the end of the log the next one goes on.
 */
const { path, file, longLogPages } = workerData as CheckpointThreadData;
const database = new DatabaseSync(path, { timeout: waitMs });
const stop = new AbortController();
const lastPass = new LastPassAsker(path, tell);
parentPort?.once('message', () => stop.abort());

while (!stop.signal.aborted) {
  const failure = checkpoint();
  if (failure !== undefined) tell(failure);
  await setTimeout(failure === undefined ? everyMs : afterFailureMs, undefined, {
    signal: stop.signal,
  }).catch(() => {});
}
lastPass.close();
database.close();
parentPort?.close();

/** After a final failure nothing is copied any more. */
function tell(failure: CopyFailure): void {
  parentPort?.postMessage(failure);
  if (failure.isFinal) stop.abort();
}

/**
 * Copies the log, and of a long log the pages that have come meanwhile, so that little is left for the writer. SQLite makes
 * the file durable when the very last page is copied, and under load the writer does that: for the pages copied before, it
 * is done here.
 */
function checkpoint(): CopyFailure | undefined {
  try {
    if (isLong(copy('passive'), longLogPages)) {
      fdatasyncSync(file);
      const pages = copy('passive');
      if (isLong(pages, longLogPages)) lastPass.ask();
      if (isTooLong(pages, longLogPages)) copy('full');
    }
    return undefined;
  } catch (error) {
    return copyFailureFrom(error);
  }
}

/**
 * Copies the pages that can be copied; by `full` the writer waits meanwhile. Returns how many pages the log has all the
 * same.
 */
function copy(mode: 'passive' | 'full'): number {
  const { log } = database.prepare(`pragma wal_checkpoint(${mode})`).get() as { log: number };
  return log;
}
