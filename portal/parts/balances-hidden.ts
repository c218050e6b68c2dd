import { useSyncExternalStore } from 'react';

const key = 'balancesHidden';
const listeners = new Set<() => void>();

/**
 * Whether the member has hidden the balances of the portal from those who look over their shoulder, and
 * the way to change it (R-S3). Kept in local storage, so that it holds from the first paint of
 * the next visit; the same in every tab.
 */
export function useBalancesHidden(): [hidden: boolean, setHidden: (hidden: boolean) => void] {
  return [useSyncExternalStore(subscribe, areHidden, () => false), setHidden];
}

function areHidden(): boolean {
  return localStorage.getItem(key) === 'true';
}

function setHidden(hidden: boolean): void {
  if (hidden) localStorage.setItem(key, 'true');
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
