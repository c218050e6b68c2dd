import { whenIdle } from '../../browser/when-idle.ts';

/** Fetches a chunk in advance when the browser is idle. */
export function fetchWhenIdle(load: () => Promise<unknown>): void {
  whenIdle(() => {
    load().catch(() => {
      // Only the advance fetch failed. The component fetches the chunk again when it is needed, and reports a failure
      // then.
    });
  });
}
