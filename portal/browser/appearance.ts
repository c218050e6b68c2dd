import { useSyncExternalStore } from 'react';
import { keep, kept, onKeptElsewhere } from './browser-storage.ts';

const key = 'appearance';
const listeners = new Set<() => void>();
let stopHearing = () => {};

/** How the portal looks; `system` follows the device. */
export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** The member's choice, kept in this browser and the same in every tab of it. */
export function useAppearance(): [Appearance, (appearance: Appearance) => void] {
  return [useSyncExternalStore(subscribe, chosen, () => 'system'), choose];
}

/** Puts the choice on the page, as `portal/public/appearance.js` has done before the first paint. */
function applyAppearance(): void {
  const appearance = chosen();
  if (appearance === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = appearance;
}

function chosen(): Appearance {
  const found = kept(key);
  return found === 'light' || found === 'dark' ? found : 'system';
}

function choose(appearance: Appearance): void {
  keep(key, appearance === 'system' ? null : appearance);
  changed();
}

function changed(): void {
  applyAppearance();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stopHearing = onKeptElsewhere([key], changed);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopHearing();
  };
}
