import { savesData, whenIdle } from '../../browser/when-idle.ts';

export interface FetchedAhead {
  /** Also in data-saving mode: for code that is needed when the connection may be gone. */
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
