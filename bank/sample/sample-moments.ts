import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { atTimeOfDay, startOfDay } from '../calendar/local-time.ts';
import { firstDay } from './sample-member.ts';

const day = 86_400_000;
const minute = 60_000;

const driftMinutes = 40;

/**
 * A moment of that day, up to 40 minutes after the time of day: the same whenever it is asked for,
 * but to the millisecond, and another from day to day, as it happens in life.
 */
export function momentOf(date: LocalDate, minutes: number, timeZone: string): EpochMs {
  // Two large primes scatter neighbouring days and times of day over the span.
  const scattered = (dayNumber(date) * 48_271 + minutes * 69_623) * 7_919;
  return (atTimeOfDay(date, minutes, timeZone) + (scattered % (driftMinutes * minute))) as EpochMs;
}

/** When the accounts are opened. */
export function openedAt(timeZone: string): EpochMs {
  return momentOf(firstDay, 9 * 60, timeZone);
}

/** How long the rail takes over a transfer of that moment: 3,000 to 4,999 ms (spec §4, step 3). */
export function railTimeMs(at: EpochMs): number {
  return 3_000 + (Math.floor(at / 7) % 2_000);
}

/** Numbers days without gaps. */
export function dayNumber(date: LocalDate): number {
  return Date.parse(date) / day;
}

/** When one of today's transfers is sent, and when the rail is done with it. */
export interface SentAndFinished {
  readonly at: EpochMs;
  readonly finishedAt: EpochMs;
}

/**
 * The moments of today's transfers. In the small hours, when the last of them would lie ahead, they
 * are spread over the part of the day that has passed, however short.
 */
export function todaysMoments(
  now: EpochMs,
  today: LocalDate,
  minutes: readonly number[],
  timeZone: string,
): SentAndFinished[] {
  const usual = minutes.map((timeOfDay) => {
    const at = momentOf(today, timeOfDay, timeZone);
    return { at, finishedAt: (at + railTimeMs(at)) as EpochMs };
  });
  if (usual.every(({ finishedAt }) => finishedAt <= now)) {
    return usual;
  }
  const start = startOfDay(today, timeZone);
  const step = (now - start) / (minutes.length + 1);
  return usual.map(({ at: usualAt }, index) => {
    const at = Math.floor(start + step * (index + 0.5));
    const railTime = Math.min(railTimeMs(usualAt), Math.floor(step / 2));
    return { at: at as EpochMs, finishedAt: (at + railTime) as EpochMs };
  });
}
