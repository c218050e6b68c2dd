import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is such that the media query holds; kept up as it changes. */
export function useMedia(query: string): boolean {
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

/** Whether the window is at least so wide, a CSS length such as `40rem`. */
export function useIsWide(least: string): boolean {
  return useMedia(`(min-width: ${least})`);
}

/**
 * Whether the rail is wide enough for words, the balance and the secure notice (Tailwind's `lg`). Where it is not, the
 * dashboard shows the latter two.
 */
export function useWideRail(): boolean {
  return useIsWide('64rem');
}
