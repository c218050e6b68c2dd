import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least so wide, a CSS length such as `40rem`; kept up as it changes. */
export function useIsWide(least: string): boolean {
  const query = `(min-width: ${least})`;
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
