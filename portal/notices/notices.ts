import type { EventNotice } from '#contract/events/events.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { localToday } from '../language/format.ts';

/**
 * Of each thing only how it stands now: of several notices of one subject the newest. Takes them newest
 * first and keeps that order.
 */
export function latestOf(notices: readonly EventNotice[]): EventNotice[] {
  const told = new Set<string>();
  return notices.filter(({ subject }) => {
    const isLatest = !told.has(subject);
    told.add(subject);
    return isLatest;
  });
}

/** The notices by the day on which they came, in the order in which they are given. */
export function byDay(
  notices: readonly EventNotice[],
): readonly { day: LocalDate; notices: readonly EventNotice[] }[] {
  const days = Map.groupBy(notices, ({ event }) => localToday(event.at));
  return [...days].map(([day, ofDay]) => ({ day, notices: ofDay }));
}
