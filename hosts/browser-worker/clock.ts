import type { Clock } from '#bank/ports.ts';
import type { EpochMs } from '#contract/time/time.ts';

/** No sleep is longer, so that a wake is late by no more after the device slept. */
const longestSleepMs = 60_000;

/** The time of this browser. */
export const browserClock: Clock = {
  now: () => Date.now() as EpochMs,

  wakeAt(at, wake) {
    let timer: ReturnType<typeof setTimeout>;
    const sleep = () => {
      const remaining = Math.max(at - Date.now(), 0);
      timer = setTimeout(
        // A timer may fire a millisecond before the clock says so.
        () => (Date.now() < at ? sleep() : wake()),
        Math.min(remaining, longestSleepMs),
      );
    };
    sleep();
    return () => clearTimeout(timer);
  },
};
