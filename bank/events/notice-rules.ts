import type { EventNotice, MemberEvent } from '#contract/events/events.ts';

/** The member's read marks. */
export interface ReadMarks {
  /** All events up to this one are read. */
  readonly readUpTo: number;
  /** Events after it that are read one by one. */
  readonly read: ReadonlySet<number>;
  /** The messages of the conversation up to this one were seen in the chat. */
  readonly messagesSeenUpTo: number;
}

/**
 * The notifications of these events, in their order. Of messages they include only messages from a person of the credit
 * union: the others come while the member is in the chat.
 */
export function noticesOf(events: readonly MemberEvent[], marks: ReadMarks): EventNotice[] {
  return events
    .filter((event) => event.kind !== 'message' || event.from === 'staff')
    .map((event) => ({ event, subject: subjectOf(event), isRead: isRead(event, marks) }));
}

/**
 * How many things are unread: of the events of one subject only the newest counts. Takes the notices
 * newest first.
 */
export function unreadCount(notices: readonly EventNotice[]): number {
  const told = new Set<string>();
  let unread = 0;
  for (const { subject, isRead: read } of notices) {
    if (!told.has(subject) && !read) {
      unread += 1;
    }
    told.add(subject);
  }
  return unread;
}

/** The subject that several consecutive events can share; every other event is alone. */
function subjectOf(event: MemberEvent): string {
  switch (event.kind) {
    case 'transfer':
      return `transfer ${event.transferId}`;
    case 'scheduled-transfer':
      return `scheduled-transfer ${event.scheduledTransferId}`;
    case 'bill':
      return `bill ${event.paymentId}`;
    case 'deposit':
      return `deposit ${event.depositId}`;
    case 'visit':
      return `visit ${event.visitId}`;
    case 'dispute':
      return `dispute ${event.disputeId}`;
    case 'safe-deposit-charge':
      return `safe-deposit-charge ${event.chargeId}`;
    default:
      return `event ${event.sequence}`;
  }
}

/**
 * A sign-in is listed but does not call: nearly always it is the member's own, a moment ago, and a sign-in with a new
 * browser is reported in other ways as well. A message is read where it was seen in the chat.
 */
function isRead(event: MemberEvent, { readUpTo, read, messagesSeenUpTo }: ReadMarks): boolean {
  return (
    event.kind === 'sign-in' ||
    (event.kind === 'message' && event.message <= messagesSeenUpTo) ||
    event.sequence <= readUpTo ||
    read.has(event.sequence)
  );
}
