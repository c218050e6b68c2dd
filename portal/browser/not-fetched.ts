/**
 * Whether a part that was imported could not be fetched, because the network or the server is down. Every browser then
 * rejects with a TypeError; a part that throws while it is loaded is a bug, and not waited for.
 */
export function wasNotFetched(error: unknown): boolean {
  return error instanceof TypeError;
}
