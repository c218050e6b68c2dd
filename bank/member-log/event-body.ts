import type { MemberEvent } from '#contract/events/events.ts';

type WithoutPlace<Event> = Event extends unknown ? Omit<Event, 'sequence' | 'at'> : never;

/** An event as it is recorded; its place in the member's list and its time are columns. */
export type EventBody = WithoutPlace<MemberEvent> & {
  /**
   * The person with the access; only that person is told of it, besides the persons told of every event; readers do not get
   * it.
   */
  readonly person?: string | null;
};
