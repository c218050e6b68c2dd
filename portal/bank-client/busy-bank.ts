import { isRefusal } from './refusals.ts';

/** Longer than a cluster takes to change its primary. */
const busyForMs = 30_000;

let busyUntil = -Infinity;

/** To be called with every error of every request. */
export function noticeBusy(error: unknown): void {
  if (isRefusal(error, 'UNAVAILABLE')) busyUntil = performance.now() + busyForMs;
}

/** Whether the bank has said a while ago that it is busy: it is there, though one of its servers may be lost meanwhile. */
export function wasBusyLately(): boolean {
  return performance.now() < busyUntil;
}
