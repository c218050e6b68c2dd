import type { EpochMs } from '#contract/time/time.ts';

/** How something may be tried. Spans are in milliseconds. */
export interface LimitRule {
  /** So many times without a wait. */
  readonly freeTries: number;
  /** The wait after the next one; it doubles with each that follows. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** After so many there is a long wait; null: there is none. */
  readonly lockAfter: number | null;
  readonly lockMs: number;
  /** A try is forgotten in each such span. */
  readonly forgetsOneInMs: number;
}

/** The tries counted so far. */
export interface Tries {
  readonly count: number;
  /** Up to when tries have been forgotten. */
  readonly countedAt: EpochMs;
  readonly blockedUntil: EpochMs;
}

/** The state before any try. */
export function noTries(now: EpochMs): Tries {
  return { count: 0, countedAt: now, blockedUntil: 0 as EpochMs };
}

/** How long nothing may be tried; 0 where it may. */
export function waitOf({ blockedUntil }: Tries, now: EpochMs): number {
  return Math.max(0, blockedUntil - now);
}

/**
 * The same with a wait no longer than the rule gives: a longer wait was counted before the clock was put back. An extra try
 * is allowed for, since a try that was given back leaves its wait.
 */
export function withinRule(tries: Tries, rule: LimitRule, now: EpochMs): Tries {
  const longest = waitAfter(tries.count + 1, rule);
  if (waitOf(tries, now) <= longest) return tries;
  return { ...tries, blockedUntil: (now + longest) as EpochMs };
}

/** Adds a try, which sets the earliest time of the next try. */
export function withOneMore(tries: Tries, rule: LimitRule, now: EpochMs): Tries {
  const left = withoutForgotten(tries, rule, now);
  const count = left.count + 1;
  const wait = waitAfter(count, rule);
  return { ...left, count, blockedUntil: (wait === 0 ? 0 : now + wait) as EpochMs };
}

/** Takes a try back: it was no try, or it was right. */
export function withOneLess(tries: Tries, rule: LimitRule): Tries {
  const count = Math.max(0, tries.count - 1);
  const isFree = waitAfter(count, rule) === 0;
  return { ...tries, count, blockedUntil: isFree ? (0 as EpochMs) : tries.blockedUntil };
}

function withoutForgotten(tries: Tries, rule: LimitRule, now: EpochMs): Tries {
  // A clock that went back forgets nothing, and goes on from there.
  const countedAt = Math.min(tries.countedAt, now);
  const forgotten = Math.floor((now - countedAt) / rule.forgetsOneInMs);
  if (forgotten >= tries.count) {
    return noTries(now);
  }
  return {
    ...tries,
    count: tries.count - forgotten,
    countedAt: (countedAt + forgotten * rule.forgetsOneInMs) as EpochMs,
  };
}

function waitAfter(count: number, rule: LimitRule): number {
  const { freeTries, firstWaitMs, longestWaitMs, lockAfter, lockMs } = rule;
  if (lockAfter !== null && count >= lockAfter) {
    return lockMs;
  }
  return count < freeTries
    ? 0
    : Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(count - freeTries, 40));
}

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

  /** The persons whose last change is the oldest stand first. */
  #forget(now: EpochMs): void {
    for (const [personId, wholeAgainAt] of this.#wholeAgainAt) {
      if (wholeAgainAt > now && this.#wholeAgainAt.size <= peopleMax) return;
      this.#wholeAgainAt.delete(personId);
    }
  }
}
