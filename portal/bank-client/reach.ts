import { useSyncExternalStore } from 'react';
import { isDemo } from './host.ts';

let isHeard = true;
const listeners = new Set<() => void>();

/** Notes whether the stream of live events can be heard: while it can, so can the bank. */
export function noteHeard(heard: boolean): void {
  isHeard = heard;
  for (const listener of listeners) listener();
}

/** Whether the browser has a connection at all, as far as it knows. The demo needs none. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/** Whether the bank can be reached, as far as is known. While it cannot, the shell says so once for all screens. */
export function useBankReached(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isHeard && isOnline(),
    () => true,
  );
}

/** See `useOnline`, outside a component. */
export function isOnline(): boolean {
  return isDemo || navigator.onLine;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Imports a chunk, and asks for none while the browser has no connection: browsers may keep a failed import for as long as the
 * page lives, so that the chunk could not be fetched when the connection is back. Rejects as an import does that fails.
 */
export function importWhenOnline<Chunk>(load: () => Promise<Chunk>): () => Promise<Chunk> {
  let isFetched = false;
  return async () => {
    if (!isFetched && !isOnline()) throw new TypeError('There is no connection');
    const chunk = await load();
    isFetched = true;
    return chunk;
  };
}
