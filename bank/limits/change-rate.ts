import type { EpochMs } from '#contract/time/time.ts';

/** How fast one person may make changes. */
export interface ChangeRate {
  /** So many at once, after a pause. */
  readonly atOnce: number;
  /** So many a minute in the long run. */
  readonly perMinute: number;
}

/** The most people that are known at a time: a change takes one entry of a map, and no write. */
const peopleMax = 10_000;

/**
 * Counts the changes of each person in this process (the generic cell rate algorithm, ITU-T I.371): a person has one number, the time
 * at which their whole allowance is back, and none once it is.
 */
export class ChangeCounts {
  readonly #wholeAgainAt = new Map<string, number>();
  readonly #rate: ChangeRate;

  constructor(rate: ChangeRate) {
    this.#rate = rate;
  }

  /** Counts a change, and gives 0; or counts nothing, and gives how many milliseconds it is until the next one may be made. */
  take(personId: string, now: EpochMs): number {
    const { atOnce, perMinute } = this.#rate;
    const apartMs = 60_000 / perMinute;
    const longestMs = atOnce * apartMs;
    // No later than after a whole allowance: a clock that was put back holds nobody up for longer.
    const kept = Math.min(this.#wholeAgainAt.get(personId) ?? now, now + longestMs);
    const wholeAgainAt = Math.max(kept, now) + apartMs;
    const waitMs = Math.ceil(wholeAgainAt - now - longestMs);
    if (waitMs > 0) return waitMs;
    this.#wholeAgainAt.delete(personId);
    this.#wholeAgainAt.set(personId, wholeAgainAt);
    this.#forget(now);
    return 0;
  }

  /** Those who changed something the longest time ago stand first. */
  #forget(now: EpochMs): void {
    for (const [personId, wholeAgainAt] of this.#wholeAgainAt) {
      if (wholeAgainAt > now && this.#wholeAgainAt.size <= peopleMax) return;
      this.#wholeAgainAt.delete(personId);
    }
  }
}
