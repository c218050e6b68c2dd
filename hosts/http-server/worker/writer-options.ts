import type { Clock, Log } from '#bank/ports.ts';
import type { WriterOptions } from '#stores/node-sqlite/writer/writer-thread.ts';
import { systemClock } from '../process/clock.ts';
import { failStop } from '../process/fail-stop.ts';

/** The data for the program of the writer thread. */
export interface WriterData {
  readonly timeZone: string;
}

/**
 * The writer thread of a server over a SQLite file; undefined by another clock than the system's, which the thread could
 * not share.
 */
export function writerOptions({
  clock,
  timeZone,
  log,
}: {
  readonly clock: Clock;
  readonly timeZone: string;
  readonly log: Log;
}): WriterOptions | undefined {
  if (clock !== systemClock) {
    return undefined;
  }
  return {
    program: new URL('./writer-program.ts', import.meta.url),
    data: { timeZone } satisfies WriterData,
    onFailure: (error) => log.error('The writer thread failed', { error }),
    onDiskFailed: (error) => failStop(log, 'The disk did not take what was committed', error),
  };
}
