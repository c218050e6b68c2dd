/** A part of the portal could not be fetched: the network is down, or the server is. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/** Loads a part without which its page cannot go on; the error screen then tells the need. */
export async function loadNeeded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!wasNotFetched(error)) throw error;
    throw new NotLoaded('A part of the portal could not be fetched', { cause: error });
  }
}

/**
 * Whether a part that was imported could not be fetched, because the network or the server is down. Every browser then
 * rejects with a TypeError; a part that throws while it is loaded is a bug, and not waited for.
 */
export function wasNotFetched(error: unknown): boolean {
  return error instanceof TypeError;
}

/** A page reloaded so short a time ago is not reloaded automatically. */
const againAfterMs = 60_000;

/**
 * Loads the page again, in the same place, if the server has it and that has not just been done. For a script that could
 * not be fetched: browsers may keep the failure for as long as the page lives, so that no further import asks the network.
 */
export async function reloadOnce(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation');
  const wasReloaded = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
  if (wasReloaded && performance.now() < againAfterMs) return;
  const page = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (page?.ok === true) location.reload();
}
