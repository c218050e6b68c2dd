import { useSyncExternalStore } from 'react';

/** Below Tailwind's `sm`. */
const narrow = '(width < 40rem)';

/** Whether the screen is so narrow that dialogs are sheets. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
}

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(narrow);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
