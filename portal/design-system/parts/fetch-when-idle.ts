import { savesData } from '../../browser/saves-data.ts';
import { whenIdle } from '../../browser/when-idle.ts';

/**
 * Fetches a chunk in advance when the browser is idle, unless the member saves data: then it is fetched when it is needed. Returns the
 * way to call it off.
 */
export function fetchWhenIdle(load: () => Promise<unknown>): () => void {
  return whenIdle(() => {
    if (savesData()) return;
    load().catch(() => {
      // Only the advance fetch failed. The component fetches the chunk again when it is needed, and reports a failure
      // then.
    });
  });
}
