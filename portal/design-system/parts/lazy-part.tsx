import { type ComponentType, lazy, type LazyExoticComponent, useEffect, useState } from 'react';
import { wasNotFetched } from '../../browser/not-fetched.ts';
import { fetchWhenIdle } from './fetch-when-idle.ts';
import type { Load } from './lazy-dialog.tsx';

/**
 * A part of a screen in a chunk of its own, which is fetched when the browser is idle. Nobody presses for it, and the shell says
 * where there is no connection: so one that could not be fetched leaves its place empty until it can be.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  fetchWhenIdle(load);
  return lazy(() =>
    load().catch((error: unknown) => {
      if (!wasNotFetched(error)) throw error;
      return { default: fetchedLater(load) };
    }),
  );
}

function fetchedLater<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function FetchedLater(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let isWanted = true;
      const fetchAgain = () => {
        load().then(
          (found) => isWanted && setLoaded(() => found.default),
          () => {
            // There is still no connection: the next `online` event tries again.
          },
        );
      };
      fetchAgain();
      window.addEventListener('online', fetchAgain);
      return () => {
        isWanted = false;
        window.removeEventListener('online', fetchAgain);
      };
    }, []);
    return Loaded === null ? null : <Loaded {...props} />;
  };
}
