import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
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
