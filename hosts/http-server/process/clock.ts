import type { Clock, Log } from '#bank/ports.ts';
import type { EpochMs } from '#contract/time/time.ts';

/**
 * No sleep is longer than this: after a change of the system's clock, or after the machine slept, a wake is late by no
 * more. The limit also keeps clear of the 2^31 ms at which setTimeout overflows.
 */
const longestSleepMs = 60_000;

/** The time of this machine. A sleeper does not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now() as EpochMs,

  wakeAt(at, wake) {
    let timer: NodeJS.Timeout;
    const sleep = () => {
      const remaining = at - Date.now();
      timer = setTimeout(
        // A timer may fire a millisecond before the clock says so.
        () => (Date.now() < at ? sleep() : wake()),
        Math.min(Math.max(remaining, 0), longestSleepMs),
      );
      timer.unref();
    };
    sleep();
    return () => clearTimeout(timer);
  },
};

const lookEveryMs = 5_000;

/** A clock is adjusted by less than this all the time. */
const jumpMs = 1_000;

/**
 * Tells the log when the clock of the machine was set to another time, which moves every wait and every expiry. It looks
 * every few seconds, and does not keep the process alive. The function returned ends it.
 */
export function watchClock(log: Log, onJump: (byMs: number) => void): () => void {
  let lead = Date.now() - performance.now();
  const timer = setInterval(() => {
    const leadNow = Date.now() - performance.now();
    const byMs = Math.round(leadNow - lead);
    lead = leadNow;
    if (Math.abs(byMs) < jumpMs) return;
    onJump(byMs);
    if (byMs < 0) {
      log.error('The clock of this machine was put back', {
        error: new Error(`The clock is ${-byMs} ms behind what has passed since the last look`),
        byMs,
      });
    } else {
      log.info('The clock of this machine was put forward, or the machine slept', { byMs });
    }
  }, lookEveryMs).unref();
  return () => clearInterval(timer);
}
