import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`. */
const wide = '(min-width: 64rem)';

/**
 * Whether the rail is wide enough for words, the balance and the secure notice. Where it is not, the
 * dashboard shows the latter two.
 */
export function useWideRail(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
}

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(wide);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
