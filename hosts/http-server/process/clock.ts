import type { Clock } from '#bank/ports.ts';
import type { EpochMs } from '#contract/time/time.ts';

/**
 * No sleep is longer than this: after a change of the system's clock, or after the machine slept, a
 * wake is late by no more. It also keeps clear of the 2^31 ms at which setTimeout overflows.
 */
const longestSleepMs = 60_000;

/** The time of this machine. What waits for it does not keep the process alive. */
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
