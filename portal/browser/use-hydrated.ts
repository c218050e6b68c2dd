import { useSyncExternalStore } from 'react';

/** False on a page that was painted before its script, until the script has taken it over: a press would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => {};
}
