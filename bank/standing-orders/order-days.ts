import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { atTimeOfDay } from '../calendar/local-time.ts';
import type { Occurrence, OrderKind, OrdersBank } from './order-kind.ts';

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
