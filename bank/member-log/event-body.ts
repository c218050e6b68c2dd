import type { MemberEvent } from '#contract/events/events.ts';

type WithoutPlace<Event> = Event extends unknown ? Omit<Event, 'sequence' | 'at'> : never;

/** An event as it is recorded; its place in the member's list and its time are columns. */
export type EventBody = WithoutPlace<MemberEvent> & {
  /** Whose access it is, which only that person is told of besides those who are told of everything; readers do not get it. */
  readonly person?: string | null;
};
