import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { DueSource } from './due-work.ts';

/** A row that waits, and for when. */
interface WaitingRow {
  id: string;
  due_at: number | null;
}

/** The tables whose rows wait until `due_at`, which is empty once nothing is to be done. */
type DueTable = {
  [Name in keyof Tables]: Tables[Name] extends WaitingRow ? Name : never;
}[keyof Tables];

/** The `next` of a source whose items are the rows of this table that are due at a time. */
export function dueRows(table: DueTable): DueSource['next'] {
  return dueAmong((db) =>
    db.selectFrom(table).select(['id', 'due_at']).where('due_at', 'is not', null),
  );
}

/** The `next` of a source whose items are found by this query; `due_at` must not be empty in it. */
export function dueAmong(
  waiting: (db: Kysely<Tables>) => SelectQueryBuilder<Tables, keyof Tables, WaitingRow>,
): DueSource['next'] {
  return async (db, limit, after) => {
    let query = db.selectFrom(waiting(db).as('waiting')).select(['id', 'due_at']);
    if (after !== undefined) {
      const { id, dueAt } = after;
      query = query.where((eb) => eb(eb.refTuple('due_at', 'id'), '>', eb.tuple(dueAt, id)));
    }
    const rows = await query.orderBy('due_at').orderBy('id').limit(limit).execute();
    return rows.map((row) => ({ id: row.id, dueAt: row.due_at as EpochMs }));
  };
}
