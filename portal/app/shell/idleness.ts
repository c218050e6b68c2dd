import type { AutoLogoutMinutes } from '#contract/settings/setting-terms.ts';

const warningMs = 60_000;

/** How things stand when nothing has been touched for a while. */
export type Idleness =
  /** Nothing to say; to be looked at again after `lookAgainMs`. */
  | { readonly kind: 'active'; readonly lookAgainMs: number }
  /** The end is near. `secondsLeft` is from 60 to 1. */
  | { readonly kind: 'warning'; readonly secondsLeft: number; readonly lookAgainMs: number }
  /** The member is to be signed out. */
  | { readonly kind: 'over' };

/**
 * The step due at `now` (R-P4), in the milliseconds of this device. A clock that was set back since the last touch counts
 * as no time passed; the bank's own clock ends the session all the same.
 */
export function idleness(lastTouchedAt: number, now: number, minutes: AutoLogoutMinutes): Idleness {
  const leftMs = minutes * 60_000 - Math.max(0, now - lastTouchedAt);
  if (leftMs <= 0) return { kind: 'over' };
  if (leftMs > warningMs) return { kind: 'active', lookAgainMs: leftMs - warningMs };
  const secondsLeft = Math.ceil(leftMs / 1000);
  return { kind: 'warning', secondsLeft, lookAgainMs: leftMs - (secondsLeft - 1) * 1000 };
}

/**
 * The shortest time between two signs of activity to the bank. The bank counts an idle session a minute longer than the
 * member chose, so that a sign not yet sent is never too late.
 */
const tellBankEveryMs = 50_000;

/** Whether it is time to tell the bank again. */
export function isTimeToTell(toldAt: number | null, now: number): boolean {
  return toldAt === null || now - toldAt >= tellBankEveryMs || now < toldAt;
}

/** The seconds at which a countdown is read out: often enough to know, not so often as to be in the way. */
export function isReadOut(secondsLeft: number): boolean {
  return secondsLeft === 60 || secondsLeft === 30 || secondsLeft === 10;
}
