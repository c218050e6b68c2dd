import { keptSwitch } from '../design-system/parts/kept-switch.ts';

/** Whether the member has turned off the shortcuts of letters and signs in this browser, and the way to do so. */
export const { use: useShortcutsOff, isOn: areShortcutsOff } = keptSwitch('shortcutsOff', false);

let isWished = false;
const listeners = new Set<() => void>();

/** The member wants to search the history: its search box takes the focus now, or as soon as it is there. */
export function wishForSearch(): void {
  isWished = true;
  for (const listener of listeners) listener();
}

/** Calls `take` when the search box is wanted; at once where it was wanted before it was there. Returns the way to stop. */
export function onSearchWished(take: () => void): () => void {
  const hear = () => {
    if (!isWished) return;
    isWished = false;
    take();
  };
  listeners.add(hear);
  hear();
  return () => listeners.delete(hear);
}
