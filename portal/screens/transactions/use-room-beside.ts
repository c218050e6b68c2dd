import { useSyncExternalStore } from 'react';

/** Tailwind's `xl`. */
const wide = '(min-width: 80rem)';

/** Whether the details of a transaction have room beside the list. */
export function useRoomBeside(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
}

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(wide);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
