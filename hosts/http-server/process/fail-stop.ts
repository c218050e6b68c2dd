import type { Log } from '#bank/ports.ts';

/**
 * Ends the process where it is not known what the disk holds: asked again it would say that all is well. Nothing is closed, which
 * would copy the log and delete it: the next start reads the log, in which everything stands that was acknowledged.
 */
export function failStop(log: Log, why: string, error: unknown): never {
  const next = 'If the disk has failed, mount its file system again before the next start';
  log.error(`${why}, so this process ends. ${next}`, { error });
  process.exit(1);
}
