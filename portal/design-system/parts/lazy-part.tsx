import { type ComponentType, type LazyExoticComponent, useEffect, useState } from 'react';
import { lazyChunk, type Load } from './lazy-chunk.ts';

/**
 * A part of a screen in a chunk of its own, which is fetched when the browser is idle. Nobody presses for it, and the shell says
 * where there is no connection: so one that could not be fetched leaves its place empty until it can be.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyChunk(load, fetchedLater);
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
