import type { MemberEvent } from '#contract/events/events.ts';

/** Whether the browser shows the event to a member who wants push notifications (R-P5). */
export function isPushed(event: MemberEvent): boolean {
  switch (event.kind) {
    // Seconds later there is an outcome to tell.
    case 'transfer':
      return event.status !== 'processing';
    // The member's own words are no news to them.
    case 'message':
      return event.from === 'staff';
    default:
      return true;
  }
}
