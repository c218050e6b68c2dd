import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** How long the log is left to grow between two copies, in milliseconds. */
const everyMs = 200;

/** After a failure the disk is given time. */
const afterFailureMs = 5_000;

/**
 * The thread that `Checkpoints` starts. A passive checkpoint holds up neither readers nor the writer
 * (https://sqlite.org/wal.html); where it does not reach the end of the log the next one goes on.
 */
const database = new DatabaseSync((workerData as { path: string }).path);
const stop = new AbortController();
parentPort?.once('message', () => stop.abort());

while (!stop.signal.aborted) {
  const failure = checkpoint();
  if (failure !== undefined) parentPort?.postMessage(failure);
  await setTimeout(failure === undefined ? everyMs : afterFailureMs, undefined, {
    signal: stop.signal,
  }).catch(() => {});
}
database.close();

function checkpoint(): string | undefined {
  try {
    database.exec('pragma wal_checkpoint(passive)');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
