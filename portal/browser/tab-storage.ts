/**
 * What this tab keeps for the portal, in session storage: it outlives a reload and is not there for other tabs. A browser that
 * blocks storage throws at the first touch of it: then it is kept for the life of the page alone.
 */
const untaken = new Map<string, string | null>();

/** What this tab keeps under the key; null where nothing is. */
export function keptInTab(key: string): string | null {
  const own = untaken.get(key);
  if (own !== undefined) return own;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps the value under the key for this tab, or with null forgets it. */
export function keepInTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    untaken.delete(key);
  } catch {
    untaken.set(key, value);
  }
}
