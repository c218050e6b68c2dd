import { useSyncExternalStore } from 'react';

/** The names of the dialogs of all capabilities, added for the compiler like those of places. */
export interface DialogNames {}

/** The dialogs that open above whichever tab is shown, asked for from the header, by a key or in the palette. */
export type Overlay = 'palette' | 'shortcuts' | keyof DialogNames;

let current: Overlay | null = null;
const listeners = new Set<() => void>();

/** Which of them is open, if one is. */
export function useOverlay(): Overlay | null {
  return useSyncExternalStore(subscribe, () => current);
}

/** Opens one of them, or closes the one that is open. */
export function openOverlay(overlay: Overlay | null): void {
  current = overlay;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Anyone who signs in next finds none open.
    if (listeners.size === 0) current = null;
  };
}
