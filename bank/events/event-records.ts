import { MemberEvent } from '#contract/events/events.ts';
import type { PartyRole } from '#contract/procedures/access-terms.ts';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { SignedIn } from '../gate.ts';
import { toldRoles } from '../parties/role-policy.ts';
import type { Tables } from '../tables.ts';

/** The reader of a log: events that concern another person alone are not there for that reader. */
export interface EventReader {
  readonly logId: string;
  readonly personId: string;
  /** Whether they are told of everything in the membership; others are told of nobody's access but their own. */
  readonly isTold: boolean;
}

/** The reader of the events of the membership that a request is for. */
export function readerOf({
  membershipId,
  personId,
  party,
}: Pick<SignedIn, 'membershipId' | 'personId' | 'party'>): EventReader {
  const isTold = (toldRoles as readonly PartyRole[]).includes(party.role);
  return { logId: membershipId, personId, isTold };
}

/** The member's newest events, newest first. */
export async function newestEvents(
  db: Kysely<Tables>,
  reader: EventReader,
  limit: number,
): Promise<MemberEvent[]> {
  const rows = await db
    .selectFrom('member_event')
    .select(['sequence', 'at', 'body'])
    .where(isFor(reader))
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
  reader: EventReader,
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
    .where(isFor(reader))
    .where('sequence', '>', after);
  if (before !== undefined) {
    query = query.where('sequence', '<', before);
  }
  const rows = await query.orderBy('sequence', 'desc').limit(limit).execute();
  return rows.map(readEvent);
}

/** An event of the member. */
export async function findEvent(
  db: Kysely<Tables>,
  reader: EventReader,
  sequence: number,
): Promise<MemberEvent | undefined> {
  const row = await db
    .selectFrom('member_event')
    .select(['sequence', 'at', 'body'])
    .where(isFor(reader))
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return row && readEvent(row);
}

/** Up to 100 events that came after `sequence`, oldest first. */
export async function eventsAfter(
  db: Kysely<Tables>,
  reader: EventReader,
  sequence: number,
): Promise<MemberEvent[]> {
  const rows = await db
    .selectFrom('member_event')
    .select(['sequence', 'at', 'body'])
    .where(isFor(reader))
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
    .where('log_id', '=', logId)
    .executeTakeFirst();
  return row?.event_sequence ?? 0;
}

/** A body begins with its kind, and no name in it holds a quotation mark that is not escaped. */
function isFor({ logId, personId, isTold }: EventReader) {
  return ({ eb, and, or }: ExpressionBuilder<Tables, 'member_event'>) =>
    and([
      eb('log_id', '=', logId),
      or([eb('person_id', 'is', null), eb('person_id', '=', personId)]),
      ...(isTold
        ? []
        : [
            or([
              eb('body', 'not like', '{"kind":"access",%'),
              eb('body', 'like', `%,"person":"${personId}"%`),
            ]),
          ]),
    ]);
}

function readEvent(row: { sequence: number; at: number; body: string }): MemberEvent {
  const { sequence, at, body } = row;
  return MemberEvent.parse({ ...JSON.parse(body), sequence, at });
}
