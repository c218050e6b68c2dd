import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { EpochMs } from '#contract/time.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import type { EventBody } from './event-body.ts';
import { queueMessages } from './queue-messages.ts';

/** What an audit record says; facts never hold a secret. */
export interface AuditFacts {
  readonly action: string;
  readonly facts: Record<string, string | number | null>;
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
  eventBodies: readonly EventBody[],
): Promise<void> {
  const log = await trx
    .updateTable('member_log')
    .set((row) => ({
      event_sequence: row('event_sequence', '+', eventBodies.length),
      audit_sequence: row('audit_sequence', '+', 1),
    }))
    .where('member_id', '=', memberId)
    .returning(['event_sequence', 'audit_sequence', 'audit_hash'])
    .executeTakeFirstOrThrow();

  const record = {
    member_id: memberId,
    sequence: log.audit_sequence,
    at,
    action: audit.action,
    facts: JSON.stringify(audit.facts),
    previous_hash: log.audit_hash,
  };
  const hash = auditHash(record);
  await trx
    .insertInto('audit_record')
    .values({ ...record, hash })
    .execute();
  await trx
    .updateTable('member_log')
    .set({ audit_hash: hash })
    .where('member_id', '=', memberId)
    .execute();

  if (eventBodies.length > 0) {
    const before = log.event_sequence - eventBodies.length;
    const events = eventBodies.map((body, index) => ({ sequence: before + index + 1, body }));
    await trx
      .insertInto('member_event')
      .values(
        events.map(({ sequence, body }) => ({
          member_id: memberId,
          sequence,
          at,
          body: JSON.stringify(body),
        })),
      )
      .execute();
    await queueMessages(trx, memberId, at, events);
  }
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
  return bytesToHex(
    sha256(utf8ToBytes(JSON.stringify([previous_hash, member_id, sequence, at, action, facts]))),
  );
}
