import { fdatasyncSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { CheckpointThreadData, SaidByThread } from './checkpoints.ts';
import { isFailedSync, messageOf } from './result-codes.ts';

/** The time that the log is left to grow between two copies, in milliseconds. */
const everyMs = 200;

/** After a failure the disk is given time. */
const afterFailureMs = 5_000;

/**
 * The thread that `Checkpoints` starts. A passive checkpoint holds up neither readers nor the writer
 * (https://sqlite.org/wal.html); where it does not reach the end of the log the next one goes on.
 */
const { path, file, longLogPages } = workerData as CheckpointThreadData;
const database = new DatabaseSync(path);
const stop = new AbortController();
parentPort?.once('message', () => stop.abort());

while (!stop.signal.aborted) {
  const said = checkpoint();
  if (said !== undefined) parentPort?.postMessage(said);
  // After a final failure nothing is copied any more.
  if (said?.kind === 'failed' && said.isFinal) break;
  await setTimeout(said?.kind === 'failed' ? afterFailureMs : everyMs, undefined, {
    signal: stop.signal,
  }).catch(() => {});
}
database.close();
parentPort?.close();

/**
 * Copies the log, and of a long log the pages that have come meanwhile, so that few are left for the writer. SQLite makes
 * the file durable when the very last page is copied, and under load the writer does that: for the pages copied before, it
 * is done here.
 */
function checkpoint(): SaidByThread | undefined {
  try {
    if (copiedLogPages() <= longLogPages) return undefined;
    fdatasyncSync(file);
    return copiedLogPages() > longLogPages ? { kind: 'long' } : undefined;
  } catch (error) {
    return { kind: 'failed', reason: messageOf(error), isFinal: isFailedSync(error) };
  }
}

/** Copies the pages that can be copied. Returns how many pages the log has all the same. */
function copiedLogPages(): number {
  const { log } = database.prepare('pragma wal_checkpoint(passive)').get() as { log: number };
  return log;
}
