import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';

/** A stored item of work that is due at a time. */
export interface DueItem {
  readonly id: string;
  readonly dueAt: EpochMs;
  /** The membership of the item. Without it, the source must lock what it changes itself. */
  readonly membershipId?: string;
}

/** A selection of waiting items. */
export interface WantedItems {
  /** Only items after this one. */
  readonly after?: DueItem | undefined;
  /** Locks the items until the transaction ends, and skips those that another process has locked. */
  readonly isClaim?: boolean;
}

/** A kind of work that is done when its time has come, such as finishing a transfer. */
export interface DueSource {
  readonly name: string;
  /** The waiting items in the order of their due times, then of their ids. */
  next(db: Kysely<Tables>, limit: number, wanted?: WantedItems): Promise<DueItem[]>;
  /**
   * Does the work in the transaction, unless another process has already done it. Returns the member to notify;
   * undefined if there was nothing to do.
   */
  finish(scope: DatabaseTransaction, id: string, now: EpochMs): Promise<string | undefined>;
  /** The most items in a transaction; 1 by default. */
  readonly togetherMost?: number;
  /** Does what `finish` does for many items in few statements. Returns the members to notify. */
  finishTogether?(
    scope: DatabaseTransaction,
    ids: readonly string[],
    now: EpochMs,
  ): Promise<readonly string[]>;
  /** Does the slow part of the next due item before the transaction, which it would hold up. */
  readonly prepare?: (id: string) => Promise<void>;
  /** Hears that a pass through the waiting items is at its end: all that was due is done, or something has failed. */
  endPass?(isAllDone: boolean): void;
  /** Loads what `finish` needs beyond what the bank opens with. */
  readonly load?: () => Promise<unknown>;
}

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
