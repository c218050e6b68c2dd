import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from '../tables.ts';
import type { DueSource } from './due-source.ts';

interface WaitingRow {
  id: string;
  due_at: number | null;
}

interface WaitingRowOfMembership extends WaitingRow {
  membership_id: string;
}

/** `due_at` is empty once nothing is left to do. */
type TableOf<Row> = {
  [Name in keyof Tables]: Tables[Name] extends Row ? Name : never;
}[keyof Tables];

/** The `next` of a source whose items are the due rows of this table. */
export function dueRows(table: TableOf<WaitingRow>): DueSource['next'] {
  return dueAmong((db) =>
    db.selectFrom(table).select(['id', 'due_at']).where('due_at', 'is not', null),
  );
}

/** The same for rows of a membership, so that several can share a transaction. */
export function dueRowsOfMemberships(table: TableOf<WaitingRowOfMembership>): DueSource['next'] {
  return dueAmong((db) =>
    db.selectFrom(table).select(['id', 'due_at', 'membership_id']).where('due_at', 'is not', null),
  );
}

/**
 * The `next` of a source whose items this query finds; `due_at` must not be empty in it. A claim locks the rows of its
 * tables, so it joins no table that other requests need meanwhile.
 */
export function dueAmong(
  waiting: (
    db: Kysely<Tables>,
  ) => SelectQueryBuilder<Tables, keyof Tables, WaitingRow & Partial<WaitingRowOfMembership>>,
): DueSource['next'] {
  return async (db, limit, { after, isClaim = false } = {}) => {
    let query = db.selectFrom(waiting(db).as('waiting')).selectAll();
    if (after !== undefined) {
      const { id, dueAt } = after;
      query = query.where((eb) => eb(eb.refTuple('due_at', 'id'), '>', eb.tuple(dueAt, id)));
    }
    if (isClaim) query = query.forNoKeyUpdate().skipLocked();
    const rows = await query.orderBy('due_at').orderBy('id').limit(limit).execute();
    return rows.map(({ id, due_at: dueAt, membership_id: membershipId }) => ({
      id,
      dueAt: dueAt as EpochMs,
      ...(membershipId !== undefined && { membershipId }),
    }));
  };
}
