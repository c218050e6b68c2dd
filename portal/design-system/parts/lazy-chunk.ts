import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { importWhenOnline } from '../../bank-client/reach.ts';
import { wasNotFetched } from '../../browser/not-fetched.ts';
import { savesData } from '../../browser/saves-data.ts';
import { whenIdle } from '../../browser/when-idle.ts';

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

export interface FetchedAhead {
  /** Also for a member who saves data: what is needed when the connection may be gone. */
  readonly evenSavingData?: boolean;
}

/**
 * Fetches a chunk in advance when the browser is idle, unless the member saves data: then it is fetched when it is needed. Returns the
 * way to call it off.
 */
export function fetchWhenIdle(
  load: () => Promise<unknown>,
  { evenSavingData = false }: FetchedAhead = {},
): () => void {
  return whenIdle(() => {
    if (!evenSavingData && savesData()) return;
    load().catch(() => {
      // Only the advance fetch failed. The component fetches the chunk again when it is needed, and reports a failure
      // then.
    });
  });
}
