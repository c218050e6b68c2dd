import { useCallback, useEffect, useRef, useState } from 'react';
import { type AutoLogoutMinutes, defaultAutoLogout } from '#contract/settings/setting-terms.ts';
import { settingsQuery, stayAtBank } from '../../settings/queries.ts';
import { type Idleness, idleness, isTimeToTell } from './idleness.ts';
import { keep, kept, onKeptElsewhere } from '../../browser/browser-storage.ts';
import { useQuery } from '@tanstack/react-query';
import { bank } from '../../bank-client/bank-client.ts';
import { noticeSessionOver } from '../../bank-client/interceptor.ts';
import { lazyDialog } from '../../design-system/parts/lazy-component.tsx';
import { useSession } from '../../queries/session.ts';

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Watches for touches of this page or another tab of it, and tells the bank now and then. During the warning, a touch alone
 * does not count: the member confirms their presence with `stay`.
 */
function useIdleness(minutes: AutoLogoutMinutes): {
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

/** Kept in local storage, so that a touch in a tab counts in all tabs of this browser (R-P4). */
const key = 'lastTouchedAt';
/** Moving the pointer is a hundred touches a second; so many writes would be of no use. */
const writtenEveryMs = 1_000;

let own = 0;
let writtenAt = 0;

/** The time of the last touch in any tab of this browser. */
function lastTouchedAt(): number {
  const noted = Number(kept(key) ?? 0);
  return Math.max(own, Number.isSafeInteger(noted) && noted <= Date.now() ? noted : 0);
}

function noteTouch(now: number): void {
  own = now;
  if (Math.abs(now - writtenAt) < writtenEveryMs) return;
  writtenAt = now;
  keep(key, String(now));
}

/** Calls `changed` when another tab notes a touch. Returns the way to stop. */
function onTouchedElsewhere(changed: () => void): () => void {
  return onKeptElsewhere([key], changed);
}

const StayDialog = lazyDialog(() => import('./stay-dialog.tsx'));

/** Warns a member who touches nothing any more, and then signs them out (R-P4). */
export function AutoLogout() {
  const { data: settings } = useQuery(settingsQuery);
  const { signOut } = useSession();
  const minutes = settings?.autoLogoutMinutes ?? defaultAutoLogout;
  const { idle, stay } = useIdleness(minutes);
  const isOver = idle.kind === 'over';
  useEffect(() => {
    if (isOver) endSession();
  }, [isOver]);
  if (idle.kind !== 'warning') return null;
  return (
    <StayDialog minutes={minutes} secondsLeft={idle.secondsLeft} onStay={stay} onLeave={signOut} />
  );
}

/** The member's data leaves the screen, whether or not the bank can be told. */
function endSession(): void {
  bank()
    .then((client) => client.signOut({}))
    .catch(() => {
      // The bank ends by itself a session in which nothing is asked.
    });
  noticeSessionOver();
}
