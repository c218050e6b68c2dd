import { useSyncExternalStore } from 'react';
import { keep, kept, onKeptElsewhere } from '../../browser/browser-storage.ts';

/** Something that is on or off in this browser, the same in every tab of it, and off at first. */
export interface KeptSwitch {
  readonly use: () => [isOn: boolean, set: (on: boolean) => void];
  readonly isOn: () => boolean;
}

/**
 * A switch that is kept in local storage under that key, so that it holds from the first paint of the next visit. Markup
 * painted before any script has run does not know of it: `painted` is the value assumed there.
 */
export function keptSwitch(key: string, painted: boolean): KeptSwitch {
  const listeners = new Set<() => void>();
  const isOn = () => kept(key) === 'true';
  const set = (on: boolean) => {
    keep(key, on ? 'true' : null);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    const stop = onKeptElsewhere([key], listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  };
  return { use: () => [useSyncExternalStore(subscribe, isOn, () => painted), set], isOn };
}
