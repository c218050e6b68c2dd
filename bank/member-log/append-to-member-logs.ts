import { insertRows, isInList, listOf, updateRows } from '../database/bulk-insert.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { entryAfter, type LogEnd, type LogEntry, logIdOf } from './log-entry.ts';
import { messagesOf, type Reached } from './messages-of.ts';

/** Where a member's log stands, and how they are told of what is in it. */
interface LockedEnd extends LogEnd, Reached {
  readonly member_id: string;
}

/**
 * Appends audit records, and events where the member's screens should be told, with the messages that go out of the
 * portal, in the caller's transaction. The log rows of the members are locked by it, so both sequences of a member have
 * no gaps and no forks.
 */
export async function appendToMemberLogs(
  scope: DatabaseTransaction,
  entries: readonly LogEntry[],
): Promise<void> {
  const ends = await lockLogEnds(scope, entries.map(logIdOf));
  const before = new Map(ends);
  const placed = entries.map((entry) => {
    const appended = append(entry, ends.get(logIdOf(entry)));
    ends.set(logIdOf(entry), appended.end);
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
    placed.flatMap(({ eventRows }) => eventRows),
  );
  await insertRows(
    scope,
    'outgoing_message',
    placed.flatMap(({ messages }) => messages),
  );
  await updateRows(
    scope,
    'member_log',
    [...ends].map(([logId, { event_sequence, audit_sequence, audit_hash }]) => ({
      where: { member_id: logId, audit_sequence: before.get(logId)?.audit_sequence ?? 0 },
      set: { event_sequence, audit_sequence, audit_hash },
    })),
  );
}

async function lockLogEnds(
  scope: DatabaseTransaction,
  logIds: Iterable<string>,
): Promise<Map<string, LockedEnd>> {
  const rows = await lockRows(scope, { members: listOf(logIds) });
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

function append(entry: LogEntry, end: LockedEnd | undefined) {
  const { at } = entry;
  const logId = logIdOf(entry);
  if (!end) {
    throw new Error(`Member ${logId} has no log`);
  }
  const { record, events, eventRows } = entryAfter(end, logId, entry);
  return {
    record,
    eventRows,
    messages: messagesOf(end, logId, at, events),
    end: {
      ...end,
      event_sequence: end.event_sequence + events.length,
      audit_sequence: record.sequence,
      audit_hash: record.hash,
    },
  };
}
