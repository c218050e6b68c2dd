import type { EpochMs } from '#contract/time.ts';
import { insertRows, isInList, listOf, updateRows } from '../many-rows.ts';
import { prepareQuery } from '../prepared-query.ts';
import type { Scope } from '../scope.ts';
import { type AuditFacts, auditHash } from './append-to-member-log.ts';
import type { EventBody } from './event-body.ts';
import { messagesOf, type PlacedEvent, type Reached } from './queue-messages.ts';

/** What is appended to one member's log. */
export interface LogEntry {
  readonly memberId: string;
  readonly at: EpochMs;
  readonly audit: AuditFacts;
  readonly events: readonly EventBody[];
}

/** Where a member's log stands. */
interface LogEnd extends Reached {
  readonly member_id: string;
  readonly event_sequence: number;
  readonly audit_sequence: number;
  readonly audit_hash: string;
}

/** Does what `appendToMemberLog` would do for one after the other, with a few statements for all of them. */
export async function appendToMemberLogs(
  scope: Scope,
  entries: readonly LogEntry[],
): Promise<void> {
  const ends = await lockLogEnds(
    scope,
    entries.map(({ memberId }) => memberId),
  );
  const before = new Map(ends);
  const placed = entries.map((entry) => {
    const appended = append(entry, ends.get(entry.memberId));
    ends.set(entry.memberId, appended.end);
    return appended;
  });
  await insertRows(
    scope,
    'audit_record',
    placed.map(({ record }) => record),
  );
  await insertRows(
    scope,
    'member_event',
    placed.flatMap(({ events }) => events),
  );
  await insertRows(
    scope,
    'outgoing_message',
    placed.flatMap(({ messages }) => messages),
  );
  await updateRows(
    scope,
    'member_log',
    [...ends].map(([memberId, { event_sequence, audit_sequence, audit_hash }]) => ({
      where: { member_id: memberId, audit_sequence: before.get(memberId)?.audit_sequence ?? 0 },
      set: { event_sequence, audit_sequence, audit_hash },
    })),
  );
}

async function lockLogEnds(
  scope: Scope,
  memberIds: Iterable<string>,
): Promise<Map<string, LogEnd>> {
  const rows = await lockRows(scope, { members: listOf(memberIds) });
  return new Map(rows.map((row) => [row.member_id, row]));
}

/** In the order of the members' ids, so that two groups never wait for each other. */
const lockRows = prepareQuery(['members'], ({ trx, engine, places }) => {
  const query = trx
    .selectFrom('member_log')
    .leftJoin('member_profile', 'member_profile.member_id', 'member_log.member_id')
    .leftJoin('member_settings', 'member_settings.member_id', 'member_log.member_id')
    .select([
      'member_log.member_id',
      'event_sequence',
      'audit_sequence',
      'audit_hash',
      'email',
      'phone',
      'two_factor',
      'notify_email',
      'notify_sms',
      'notify_security',
    ])
    .where(isInList({ engine }, 'member_log.member_id', places.members))
    .orderBy('member_log.member_id');
  return engine === 'postgres' ? query.forNoKeyUpdate('member_log') : query;
});

function append({ memberId, at, audit, events }: LogEntry, end: LogEnd | undefined) {
  if (!end) {
    throw new Error(`Member ${memberId} has no log`);
  }
  const body = {
    member_id: memberId,
    sequence: end.audit_sequence + 1,
    at,
    action: audit.action,
    facts: JSON.stringify(audit.facts),
    previous_hash: end.audit_hash,
  };
  const record = { ...body, hash: auditHash(body) };
  const placed: PlacedEvent[] = events.map((event, index) => ({
    sequence: end.event_sequence + index + 1,
    body: event,
  }));
  return {
    record,
    events: placed.map(({ sequence, body: event }) => ({
      member_id: memberId,
      sequence,
      at,
      body: JSON.stringify(event),
    })),
    messages: messagesOf(end, memberId, at, placed),
    end: {
      ...end,
      event_sequence: end.event_sequence + events.length,
      audit_sequence: record.sequence,
      audit_hash: record.hash,
    },
  };
}
