import type { EventNotice } from '#contract/events.ts';

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
