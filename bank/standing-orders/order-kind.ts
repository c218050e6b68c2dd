import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { BankContext } from '../database/bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../database/tables.ts';
import type { LogEntry } from '../member-log/log-entry.ts';
import type { Policy } from '../policy.ts';
import type { OccurrenceRow, SeriesRow } from './standing-order-tables.ts';

/** The two tables of a kind. */
export type OrderTables =
  | { readonly series: 'bill_series'; readonly occurrences: 'bill_payment' }
  | { readonly series: 'transfer_series'; readonly occurrences: 'scheduled_transfer' };

/** An occurrence with what the engine needs to know of its series. */
export type Occurrence = OccurrenceRow<Done['status'], FailureReason> &
  Pick<SeriesRow, 'amount' | 'repeat' | 'first_day' | 'confirmed'>;

/** What carrying out needs of the bank. */
export type OrdersBank = Pick<BankContext, 'clock' | 'newId' | 'timeZone' | 'policy' | 'random'>;

type Done =
  | { readonly status: 'paid'; readonly posting_id: string }
  | { readonly status: 'sent'; readonly transfer_id: string };

type FailureReason = NonNullable<Tables[OrderTables['occurrences']]['reason']>;

/** What became of an occurrence on its day: what it made, or why nothing moved. */
export type Outcome<One extends Occurrence = Occurrence> =
  | Extract<Done, { readonly status: One['status'] }>
  | { readonly status: 'failed'; readonly reason: NonNullable<One['reason']> };

/**
 * How one kind of standing order differs from another. What all have in common (series of days, claim, lock,
 * settlement, cancelling, due work) is in this folder.
 */
export interface OrderKind<One extends Occurrence> {
  /** Of its due work. */
  readonly name: string;
  readonly tables: OrderTables;
  /** Joined with their series and whatever else `One` shows; the occurrences go by the name `occurrence`. */
  readonly rows: (
    db: Kysely<Tables>,
  ) => SelectQueryBuilder<{ occurrence: OccurrenceRow }, 'occurrence', One>;
  /** When on its day an occurrence is due, in minutes after midnight. */
  readonly minutesOfDay: (policy: Policy) => number;
  /**
   * Pays or sends those that are due and whose series are locked, each of another membership, or says of one why it cannot be:
   * then nothing has moved. The engine records the outcomes, of which there is one for each, in their order.
   */
  readonly execute: (
    scope: DatabaseTransaction,
    bank: OrdersBank,
    ones: readonly One[],
    at: EpochMs,
  ) => Promise<Outcome<One>[]>;
  readonly audit: {
    /** The actions are `<occurrence>-<status>` and `<series>-cancelled`. */
    readonly occurrence: string;
    readonly series: string;
    /** The fact that names the occurrence. */
    readonly id: string;
    /** What else is told of one that is settled. */
    readonly facts?: (one: One) => LogEntry['audit']['facts'];
  };
  /** What the member's screens are told when it has a new status. */
  readonly events: (one: One) => LogEntry['events'];
}
