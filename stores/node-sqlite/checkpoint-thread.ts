import { fdatasyncSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { CheckpointThreadData } from './checkpoints.ts';
import { LastPassAsker } from './last-pass.ts';
import { messageOf } from './message-of.ts';

/** How long the log is left to grow between two copies, in milliseconds. */
const everyMs = 200;

/** After a failure the disk is given time. */
const afterFailureMs = 5_000;

/**
 * The thread that `Checkpoints` starts. A passive checkpoint holds up neither readers nor the writer
 * (https://sqlite.org/wal.html); where it does not reach the end of the log the next one goes on.
 */
const { path, file, longLogPages } = workerData as CheckpointThreadData;
const database = new DatabaseSync(path);
const tell = (reason: string) => parentPort?.postMessage(reason);
const lastPass = new LastPassAsker(path, tell);
const stop = new AbortController();
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

/**
 * Copies what the log holds, and of a long one what has come meanwhile, so that little is left for the writer. SQLite makes
 * the file durable when the very last page is copied, and under load that is the writer: for what was copied before it is done here.
 */
function checkpoint(): string | undefined {
  try {
    if (isLongAfterCopying()) {
      fdatasyncSync(file);
      if (isLongAfterCopying()) lastPass.ask();
    }
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** Copies what can be copied, and tells whether the log goes on with many pages all the same. */
function isLongAfterCopying(): boolean {
  const { log } = database.prepare('pragma wal_checkpoint(passive)').get() as { log: number };
  return log > longLogPages;
}
