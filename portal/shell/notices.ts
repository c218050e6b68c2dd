import type { MemberEvent } from '#contract/events.ts';
import type { EpochMs } from '#contract/time.ts';

/**
 * What the notifications list: of each transfer and each payment of a bill only how it stands now, and
 * everything else. Takes the events newest first and keeps that order.
 */
export function noticesOf(events: readonly MemberEvent[]): MemberEvent[] {
  const told = new Set<string>();
  return events.filter((event) => {
    const subject = subjectOf(event);
    if (subject === null) return true;
    if (told.has(subject)) return false;
    told.add(subject);
    return true;
  });
}

/** The key of what several events can tell of, one after the other. */
function subjectOf(event: MemberEvent): string | null {
  if (event.kind === 'transfer') return event.transferId;
  return event.kind === 'bill' ? event.paymentId : null;
}

/**
 * How many notices are news to the member. A sign-in is listed but does not call: nearly always it
 * is the member's own, a moment ago.
 */
export function unreadCount(notices: readonly MemberEvent[], seenAt: EpochMs): number {
  return notices.filter((notice) => isUnread(notice, seenAt)).length;
}

/** Whether this notice came after the member last looked. */
export function isUnread(notice: MemberEvent, seenAt: EpochMs): boolean {
  return notice.kind !== 'sign-in' && notice.at > seenAt;
}
