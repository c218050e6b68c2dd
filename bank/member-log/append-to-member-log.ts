import type { EpochMs } from '#contract/time/time.ts';
import type { Transaction } from 'kysely';
import { sha256OfText } from '../formats/sha-256.ts';
import type { Tables } from '../database/tables.ts';
import type { EventBody } from './event-body.ts';
import { type PlacedEvent, queueMessages } from './queue-messages.ts';

/** What an audit record says; facts never hold a secret. */
export interface AuditFacts {
  readonly action: string;
  readonly facts: Record<string, string | number | null>;
}

/** What is appended to one member's log. */
export interface LogEntry {
  readonly memberId: string;
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

/**
 * Appends an audit record, and events where the member's screens should be told, with the messages that
 * go out of the portal, in the caller's transaction. The member's log row is locked by it, so both
 * sequences have no gaps and no forks.
 */
export async function appendToMemberLog(
  trx: Transaction<Tables>,
  memberId: string,
  at: EpochMs,
  audit: AuditFacts,
  events: readonly EventBody[],
): Promise<void> {
  const counted = await trx
    .updateTable('member_log')
    .set((row) => ({
      event_sequence: row('event_sequence', '+', events.length),
      audit_sequence: row('audit_sequence', '+', 1),
    }))
    .where('member_id', '=', memberId)
    .returning(['event_sequence', 'audit_sequence', 'audit_hash'])
    .executeTakeFirstOrThrow();
  const appended = entryAfter(
    {
      event_sequence: counted.event_sequence - events.length,
      audit_sequence: counted.audit_sequence - 1,
      audit_hash: counted.audit_hash,
    },
    { memberId, at, audit, events },
  );

  await trx.insertInto('audit_record').values(appended.record).execute();
  await trx
    .updateTable('member_log')
    .set({ audit_hash: appended.record.hash })
    .where('member_id', '=', memberId)
    .execute();
  if (events.length > 0) {
    await trx.insertInto('member_event').values(appended.eventRows).execute();
    await queueMessages(trx, memberId, at, appended.events);
  }
}

/** The rows of an entry that follows where its member's log stands: its record is bound to the one before. */
export function entryAfter(end: LogEnd, { memberId, at, audit, events: bodies }: LogEntry) {
  const unbound = {
    member_id: memberId,
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
      member_id: memberId,
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
