import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import type { LogEntry } from '../member-log/log-entry.ts';
import type { Policy } from '../policy.ts';
import type { OccurrenceRow, SeriesRow } from './standing-order-tables.ts';
import { atTimeOfDay } from '../calendar/local-time.ts';

/** The two tables of a kind. */
export type OrderTables =
  | { readonly series: 'bill_series'; readonly occurrences: 'bill_payment' }
  | { readonly series: 'transfer_series'; readonly occurrences: 'scheduled_transfer' };

/** An occurrence with the facts of its series that the engine needs. */
export type Occurrence = OccurrenceRow<Done['status'], FailureReason> &
  Pick<SeriesRow, 'amount' | 'repeat' | 'first_day' | 'confirmed'>;

/** The parts of the bank that carry out orders. */
export type OrdersBank = Pick<BankContext, 'clock' | 'newId' | 'timeZone' | 'policy' | 'random'>;

type Done =
  | { readonly status: 'paid'; readonly posting_id: string }
  | { readonly status: 'sent'; readonly transfer_id: string };

type FailureReason = NonNullable<Tables[OrderTables['occurrences']]['reason']>;

/** The result of an occurrence on its day: its payment, or the reason why nothing moved. */
export type Outcome<One extends Occurrence = Occurrence> =
  | Extract<Done, { readonly status: One['status'] }>
  | { readonly status: 'failed'; readonly reason: NonNullable<One['reason']> };

/**
 * The differences between the kinds of standing orders. Their common parts (series of days, claims, locks, settlement,
 * cancellation, due work) are in this folder.
 */
export interface OrderKind<One extends Occurrence> {
  /** The name of its due work. */
  readonly name: string;
  readonly tables: OrderTables;
  /** The occurrences, named `occurrence`, joined with their series and all else that `One` shows. */
  readonly rows: (
    db: Kysely<Tables>,
  ) => SelectQueryBuilder<{ occurrence: OccurrenceRow }, 'occurrence', One>;
  /** The time of day at which an occurrence is due, in minutes after midnight. */
  readonly minutesOfDay: (policy: Policy) => number;
  /**
   * Pays or sends due occurrences of locked series, each of a different membership. The outcomes are in the same order;
   * a failed one has moved nothing. The engine records them.
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
    /** The audit fact with the occurrence's key. */
    readonly id: string;
    /** Further audit facts of a settled occurrence. */
    readonly facts?: (one: One) => LogEntry['audit']['facts'];
  };
  /** The events of an occurrence with a new status. */
  readonly events: (one: One) => LogEntry['events'];
}

/** The days that an order can begin on, both included. */
export interface OrderDays {
  readonly earliest: LocalDate;
  readonly latest: LocalDate;
}

/** Why an order cannot begin on that day, by the codes of its kind; null where it can. */
export function refuseDay<Early extends string, Late extends string>(
  day: LocalDate,
  { earliest, latest }: OrderDays,
  codes: { readonly early: Early; readonly late: Late },
):
  | { readonly code: Early; readonly data: { earliest: LocalDate } }
  | { readonly code: Late; readonly data: { latest: LocalDate } }
  | null {
  // Days of one form are in the order of their texts.
  if (day < earliest) {
    return { code: codes.early, data: { earliest } };
  }
  return day > latest ? { code: codes.late, data: { latest } } : null;
}

/** When an occurrence of that day is carried out, if it was scheduled ahead. */
export function dueAt<One extends Occurrence>(
  { minutesOfDay }: OrderKind<One>,
  day: LocalDate,
  { timeZone, policy }: Pick<OrdersBank, 'timeZone' | 'policy'>,
): EpochMs {
  return atTimeOfDay(day, minutesOfDay(policy), timeZone);
}
