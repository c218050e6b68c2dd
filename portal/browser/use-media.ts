import { useSyncExternalStore } from 'react';

/** Whether the window is such that the media query holds. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}

/**
 * Whether the rail is wide enough for words, the balance and the secure notice (Tailwind's `lg`). Where it is not, the
 * dashboard shows the latter two.
 */
export function useWideRail(): boolean {
  return useMedia('(min-width: 64rem)');
}
