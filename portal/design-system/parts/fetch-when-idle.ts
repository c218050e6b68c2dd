import { whenIdle } from '../../browser/when-idle.ts';

/** Fetches a chunk ahead, when the browser has nothing else to do. */
export function fetchWhenIdle(load: () => Promise<unknown>): void {
  whenIdle(() => {
    load().catch(() => {
      // Only a guess failed. Whoever needs the chunk fetches it again and says what is wrong.
    });
  });
}
