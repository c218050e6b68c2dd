/**
 * The portal's data in this tab's session storage: the data outlives a reload and is not there for other tabs. A browser
 * that blocks storage throws at the first touch of it: then the data is kept for the life of the page alone.
 */
const untaken = new Map<string, string | null>();

/** The value that this tab keeps under the key; null without a value. */
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
