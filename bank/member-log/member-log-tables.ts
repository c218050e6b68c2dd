import type { Generated } from 'kysely';
import type { MemberEvent } from '#contract/events/events.ts';

/** The rows of logs: events, audit records, and the messages that tell of events; see `Tables` for what all tables have in common. */
export interface MemberLogTables {
  member_log: MemberLogRow;
  member_event: MemberEventRow;
  audit_record: AuditRecordRow;
  outgoing_message: OutgoingMessageRow;
}

/** Where the events and the audit chain of a log stand. Locked while either grows. */
export interface MemberLogRow {
  log_id: string;
  event_sequence: number;
  audit_sequence: number;
  audit_hash: string;
  /** The last month of which the person of the log was told that its letter is ready; null: of none yet. */
  letter_month: Generated<string | null>;
}

/** The events for the member's screens. Append-only. */
export interface MemberEventRow {
  log_id: string;
  sequence: number;
  /** The person whom it concerns alone; null where it concerns everybody in the membership. */
  person_id: string | null;
  at: number;
  /** JSON of the event without sequence and time. */
  body: string;
}

/** The audit log: actor, action, time and origin; each hash covers the one before. Append-only. */
export interface AuditRecordRow {
  log_id: string;
  sequence: number;
  /** The person who did it; null where the bank or its staff did, and in records from before that was kept. */
  person_id: string | null;
  at: number;
  action: string;
  /** JSON; never a secret. */
  facts: string;
  previous_hash: string;
  hash: string;
}

/** A message to a member, written with the event that it tells of; of kind `trusted-contact` to the contact of the person. */
export interface OutgoingMessageRow {
  /** The event, the person and the channel: the same message has the same id, no matter who makes it. */
  id: string;
  /** The recipient of the message, or the member of the trusted contact. */
  person_id: string;
  /** The log of the event that it tells of. */
  log_id: string;
  channel: 'email' | 'sms' | 'push';
  /** The address as it was when the event happened; of a push, the browser (`push_subscription.id`). */
  recipient: string;
  /** Of the event. */
  kind: string;
  event_sequence: number;
  /** JSON of the event without sequence and time; to a trusted contact, `ContactNotice`. */
  body: string;
  at: number;
  /** When to send it, or to try again; null once it has left or was given up. */
  due_at: number | null;
  /** When it had left: the mail server or the gateway had it, or it was a file in the outbox of a host. */
  sent_at: number | null;
  /** When the bank stopped trying. */
  given_up_at: number | null;
}

type WithoutPlace<Event> = Event extends unknown ? Omit<Event, 'sequence' | 'at'> : never;

/** An event as it is recorded; its place in the member's list and its time are columns. */
export type EventBody = WithoutPlace<MemberEvent> & {
  /**
   * The person with the access; only that person is told of it, besides the persons told of every event; readers do not get
   * it.
   */
  readonly person?: string | null;
};
