import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** Whether the notifications are open, and the way to open them from anywhere in the signed-in shell. */
export function useBell(): [isOpen: boolean, setOpen: (open: boolean) => void] {
  return [useSyncExternalStore(subscribe, () => isOpen), openBell];
}

/** Opens the notifications, or closes them. */
export function openBell(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Anyone who signs in next finds them closed.
    if (listeners.size === 0) isOpen = false;
  };
}
