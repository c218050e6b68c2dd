import { NoHostTakesWrites } from './database-hosts.ts';

const REASONS = new Map<unknown, string>([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOENT', 'nothing listens there'],
  ['ENOTFOUND', 'the name of its host is not known'],
  ['EAI_AGAIN', 'the name of its host is not known'],
  ['ECONNRESET', 'it ended the connection'],
  ['28000', 'it refuses the user'],
  ['28P01', 'it refuses the user or the password'],
  ['3D000', 'it has no such database'],
  ['53300', 'it has no connection left'],
  ['57P03', 'it is starting up or shutting down'],
]);

/** Why a connection could not be had, in a few plain words. Says nothing of the password. */
export function whyNotOpen(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  if (cause instanceof NoHostTakesWrites) {
    const reasons = cause.errors.map((failed) => `${failed.host}: ${whyNotOpen(failed)}`);
    return `it has no host that takes writes (${reasons.join('; ')})`;
  }
  // pg's own errors have no code.
  if (/\btimeout\b/.test(cause.message)) return 'it does not answer';
  return REASONS.get('code' in cause ? cause.code : undefined) ?? cause.message;
}
