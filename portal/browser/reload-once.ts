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
