/**
 * The portal's data in this browser's local storage. A browser that blocks storage throws at the first touch of it, a
 * browser with full storage at a write: then the data is kept for the life of the page alone. Storage may also be emptied
 * at any time, as on signing out.
 */

/** The values that local storage has not taken; null for an undeleted value. */
const untaken = new Map<string, string | null>();

/** The value kept under the key; null without a value. */
export function kept(key: string): string | null {
  const own = untaken.get(key);
  if (own !== undefined) return own;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps the value under the key, or with null forgets it. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    untaken.delete(key);
  } catch {
    untaken.set(key, value);
  }
}

/**
 * Calls `changed` when another tab of this browser changes what is kept under one of the keys, or empties the storage.
 * Returns the way to stop.
 */
export function onKeptElsewhere(keys: readonly string[], changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) changed();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
