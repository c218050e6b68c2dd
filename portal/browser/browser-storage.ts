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

/**
 * The portal's data in this tab's session storage: the data outlives a reload and is not there for other tabs. A browser
 * that blocks storage throws at the first touch of it: then the data is kept for the life of the page alone.
 */
const untakenByTab = new Map<string, string | null>();

/** The value that this tab keeps under the key; null without a value. */
export function keptInTab(key: string): string | null {
  const own = untakenByTab.get(key);
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
    untakenByTab.delete(key);
  } catch {
    untakenByTab.set(key, value);
  }
}

const trial = 'cookie-trial';
let isKept: boolean | undefined;

/**
 * Whether this browser keeps a cookie of this site. Some keep none and say `cookieEnabled` all the same, so the page sets one that
 * the bank would never read, looks for it and takes it away again: once in the life of the page, before anything is asked.
 */
export function keepsCookies(): boolean {
  return (isKept ??= navigator.cookieEnabled && keepsTrial());
}

function keepsTrial(): boolean {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const set = (value: string) => {
    // eslint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is absent on plain HTTP, and answers later
    document.cookie = `${trial}=${value}; SameSite=Strict${secure}`;
  };
  try {
    set('kept');
    const found = document.cookie.includes(`${trial}=kept`);
    set('; Max-Age=0');
    return found;
  } catch {
    // A page in a sandbox may not even ask.
    return false;
  }
}
