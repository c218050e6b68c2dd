import type { EpochMs } from '#contract/time/time.ts';
import { sha256OfText } from '../formats/sha-256.ts';
import type { EventBody } from './event-body.ts';
import type { PlacedEvent } from './messages-of.ts';

/** What an audit record says; facts never hold a secret. */
export interface AuditFacts {
  readonly action: string;
  readonly facts: Record<string, string | number | null>;
}

/** Whose log an entry is for: that of a membership, or a person's own. */
export type LogOwner = { readonly membershipId: string } | { readonly personId: string };

/** What is appended to one log. */
export type LogEntry = LogOwner & LogContent;

/** The key of the log that the entry is for. */
export function logIdOf(owner: LogOwner): string {
  return 'membershipId' in owner ? owner.membershipId : owner.personId;
}

interface LogContent {
  readonly at: EpochMs;
  readonly audit: AuditFacts;
  readonly events: readonly EventBody[];
}

/** Where a member's log stands. */
export interface LogEnd {
  readonly event_sequence: number;
  readonly audit_sequence: number;
  readonly audit_hash: string;
}

/** The hash before the first record of a member. */
export const firstAuditHash = '0'.repeat(64);

/** The rows of an entry that follows where its member's log stands: its record is bound to the one before. */
export function entryAfter(end: LogEnd, logId: string, { at, audit, events: bodies }: LogEntry) {
  const unbound = {
    member_id: logId,
    sequence: end.audit_sequence + 1,
    at,
    action: audit.action,
    facts: JSON.stringify(audit.facts),
    previous_hash: end.audit_hash,
  };
  const events: PlacedEvent[] = bodies.map((body, index) => ({
    sequence: end.event_sequence + index + 1,
    body,
  }));
  return {
    record: { ...unbound, hash: auditHash(unbound) },
    events,
    eventRows: events.map(({ sequence, body }) => ({
      member_id: logId,
      sequence,
      at,
      body: JSON.stringify(body),
    })),
  };
}

/** The hash that binds a record to the one before it. */
export function auditHash(record: {
  member_id: string;
  sequence: number;
  at: number;
  action: string;
  facts: string;
  previous_hash: string;
}): string {
  const { previous_hash, member_id, sequence, at, action, facts } = record;
  return sha256OfText(JSON.stringify([previous_hash, member_id, sequence, at, action, facts]));
}
