import { type ComponentType, type LazyExoticComponent, useEffect, useState } from 'react';
import type { FetchedAhead } from './fetch-when-idle.ts';
import { lazyChunk, type Load } from './lazy-chunk.ts';

/**
 * A part of a screen in a chunk of its own, fetched when the browser is idle. If it cannot be fetched, its place stays
 * empty until it can be: no press asked for it, and the shell says that there is no connection.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  ahead?: FetchedAhead,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyChunk(load, fetchedLater, ahead);
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
            // There is still no connection; the next `online` event tries again.
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
