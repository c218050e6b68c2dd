import { useCallback, useEffect, useRef, useState } from 'react';
import type { AutoLogoutMinutes } from '#contract/settings/setting-terms.ts';
import { stayAtBank } from '../../settings/queries.ts';
import { idleness, type Idleness, isTimeToTell } from './idleness.ts';
import { lastTouchedAt, noteTouch, onTouchedElsewhere } from './last-touched.ts';

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Watches whether somebody touches this page or another tab of it, and tells the bank so now and then. While the
 * warning stands, a touch alone does not count: the member says with `stay` that they are there.
 */
export function useIdleness(minutes: AutoLogoutMinutes): {
  readonly idle: Idleness;
  readonly stay: () => void;
} {
  const [idle, setIdle] = useState<Idleness>({ kind: 'active', lookAgainMs: 0 });
  const toldAt = useRef<number | null>(null);

  const stay = useCallback(() => {
    const now = Date.now();
    noteTouch(now);
    setIdle(idleness(now, now, minutes));
    tellBank(toldAt, now);
  }, [minutes]);

  // Opening the page is a touch like any other.
  useEffect(() => {
    noteTouch(Date.now());
    tellBank(toldAt, Date.now());
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const found = idleness(lastTouchedAt(), Date.now(), minutes);
      setIdle((before) => (isSame(before, found) ? before : found));
      if (found.kind !== 'over') timer = setTimeout(look, found.lookAgainMs);
    };
    const touched = () => {
      const now = Date.now();
      // After a night asleep the first touch must not revive what was over.
      if (idleness(lastTouchedAt(), now, minutes).kind !== 'active') {
        look();
        return;
      }
      noteTouch(now);
      if (isTimeToTell(toldAt.current, now)) tellBank(toldAt, now);
    };
    look();
    for (const touch of touches) window.addEventListener(touch, touched, { passive: true });
    document.addEventListener('visibilitychange', look);
    const stopHearing = onTouchedElsewhere(look);
    return () => {
      clearTimeout(timer);
      for (const touch of touches) window.removeEventListener(touch, touched);
      document.removeEventListener('visibilitychange', look);
      stopHearing();
    };
  }, [minutes]);

  return { idle, stay };
}

function tellBank(toldAt: { current: number | null }, now: number): void {
  toldAt.current = now;
  stayAtBank().catch(() => {
    // A session that has ended is noticed elsewhere; a bank out of reach is told at the next touch.
    toldAt.current = null;
  });
}

function isSame(one: Idleness, other: Idleness): boolean {
  if (one.kind === 'warning' && other.kind === 'warning') {
    return one.secondsLeft === other.secondsLeft;
  }
  return one.kind === other.kind;
}
