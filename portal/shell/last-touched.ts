/** Kept in local storage, so that a touch in one tab counts in all tabs of this browser (R-P4). */
const key = 'lastTouchedAt';
/** Moving the pointer is a hundred touches a second; so many writes would help nobody. */
const writtenEveryMs = 1_000;

let own = 0;
let writtenAt = 0;

/** When something was last touched in any tab of this browser. */
export function lastTouchedAt(): number {
  const kept = Number(localStorage.getItem(key) ?? 0);
  return Math.max(own, Number.isSafeInteger(kept) && kept <= Date.now() ? kept : 0);
}

/** Notes that somebody is there. */
export function noteTouch(now: number): void {
  own = now;
  if (Math.abs(now - writtenAt) < writtenEveryMs) return;
  writtenAt = now;
  localStorage.setItem(key, String(now));
}

/** Calls `changed` when another tab notes a touch. Returns the way to stop. */
export function onTouchedElsewhere(changed: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key) changed();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
