import { keep, kept, onKeptElsewhere } from '../../browser/browser-storage.ts';

/** Kept in local storage, so that a touch in one tab counts in all tabs of this browser (R-P4). */
const key = 'lastTouchedAt';
/** Moving the pointer is a hundred touches a second; so many writes would help nobody. */
const writtenEveryMs = 1_000;

let own = 0;
let writtenAt = 0;

/** When something was last touched in any tab of this browser. */
export function lastTouchedAt(): number {
  const noted = Number(kept(key) ?? 0);
  return Math.max(own, Number.isSafeInteger(noted) && noted <= Date.now() ? noted : 0);
}

/** Notes that somebody is there. */
export function noteTouch(now: number): void {
  own = now;
  if (Math.abs(now - writtenAt) < writtenEveryMs) return;
  writtenAt = now;
  keep(key, String(now));
}

/** Calls `changed` when another tab notes a touch. Returns the way to stop. */
export function onTouchedElsewhere(changed: () => void): () => void {
  return onKeptElsewhere([key], changed);
}
