import { MemberEvent } from '#contract/events/events.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The member's newest events, newest first. */
export async function newestEvents(
  db: Kysely<Tables>,
  logId: string,
  limit: number,
): Promise<MemberEvent[]> {
  const rows = await db
    .selectFrom('member_event')
    .select(['sequence', 'at', 'body'])
    .where('member_id', '=', logId)
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
  return rows.map(readEvent);
}

/**
 * The member's newest events that came before one of them and after another, newest first. Without
 * either they begin with the newest and end with the first.
 */
export async function eventsBefore(
  db: Kysely<Tables>,
  logId: string,
  span: {
    readonly before?: number | undefined;
    readonly after?: number;
    readonly limit: number;
  },
): Promise<MemberEvent[]> {
  const { before, after = 0, limit } = span;
  let query = db
    .selectFrom('member_event')
    .select(['sequence', 'at', 'body'])
    .where('member_id', '=', logId)
    .where('sequence', '>', after);
  if (before !== undefined) {
    query = query.where('sequence', '<', before);
  }
  const rows = await query.orderBy('sequence', 'desc').limit(limit).execute();
  return rows.map(readEvent);
}

/** One event of the member. */
export async function findEvent(
  db: Kysely<Tables>,
  logId: string,
  sequence: number,
): Promise<MemberEvent | undefined> {
  const row = await db
    .selectFrom('member_event')
    .select(['sequence', 'at', 'body'])
    .where('member_id', '=', logId)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return row && readEvent(row);
}

/** Up to 100 events that came after `sequence`, oldest first. */
export async function eventsAfter(
  db: Kysely<Tables>,
  logId: string,
  sequence: number,
): Promise<MemberEvent[]> {
  const rows = await db
    .selectFrom('member_event')
    .select(['sequence', 'at', 'body'])
    .where('member_id', '=', logId)
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(100)
    .execute();
  return rows.map(readEvent);
}

/** The sequence of the member's newest event; 0 before the first. */
export async function lastEventSequence(db: Kysely<Tables>, logId: string): Promise<number> {
  const row = await db
    .selectFrom('member_log')
    .select('event_sequence')
    .where('member_id', '=', logId)
    .executeTakeFirst();
  return row?.event_sequence ?? 0;
}

function readEvent(row: { sequence: number; at: number; body: string }): MemberEvent {
  const { sequence, at, body } = row;
  return MemberEvent.parse({ ...JSON.parse(body), sequence, at });
}
