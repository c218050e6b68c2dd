import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { importWhenOnline } from '../../bank-client/reach.ts';
import { wasNotFetched } from '../../browser/not-fetched.ts';
import { type FetchedAhead, fetchWhenIdle } from './fetch-when-idle.ts';

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component in a chunk of its own, fetched when the browser is idle. `instead` replaces it if the chunk cannot be
 * fetched.
 */
export function lazyChunk<Props extends object>(
  load: Load<Props>,
  instead: (load: Load<Props>) => ComponentType<Props>,
  ahead?: FetchedAhead,
): LazyExoticComponent<ComponentType<Props>> {
  const fetchChunk = importWhenOnline(load);
  fetchWhenIdle(fetchChunk, ahead);
  return lazy(() =>
    fetchChunk().catch((error: unknown) => {
      if (!wasNotFetched(error)) throw error;
      return { default: instead(fetchChunk) };
    }),
  );
}
