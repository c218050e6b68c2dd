import { isBankHoliday } from '#contract/time/bank-holidays.ts';
import type { LocalDate, EpochMs } from '#contract/time/time.ts';
import { addDays, atTimeOfDay, localMoment } from './local-time.ts';
import type { Arrival } from '#contract/transfers/transfers.ts';
import type { TransferKind } from '#contract/transactions/transactions.ts';
import type { BankContext } from '../bank-context.ts';
import type { Policy } from '../policy.ts';
import type { Tables } from '../tables.ts';

/**
 * Whether banks settle payments on that day: Monday to Friday, and no holiday of the Federal Reserve
 * Banks.
 */
export function isBusinessDay(day: LocalDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== saturday && weekday !== sunday && !isBankHoliday(day);
}

/** The day itself if it is a business day, else the first one after it. */
export function businessDayFrom(day: LocalDate): LocalDate {
  let found = day;
  while (!isBusinessDay(found)) {
    found = addDays(found, 1);
  }
  return found;
}

/**
 * The day that many business days after the given day: the first is the next business day, also where the day itself is a
 * day of rest. Work that starts only on a business day counts from `businessDayFrom`.
 */
export function addBusinessDays(day: LocalDate, count: number): LocalDate {
  let found = day;
  for (let step = 0; step < count; step += 1) {
    found = businessDayFrom(addDays(found, 1));
  }
  return found;
}

const sunday = 0;
const saturday = 6;

/** When a transfer is sent, in the time of the bank. */
export interface Sending {
  readonly day: LocalDate;
  readonly isBeforeCutOff: boolean;
}

/**
 * When the money is there. To another bank it takes business days, counted from the day of the sending or,
 * after the cut-off, from the next one; from a day of rest, from the first business day after it.
 */
export function arrivalOf(
  kind: TransferKind,
  { day, isBeforeCutOff }: Sending,
  { externalBusinessDays }: Pick<Policy, 'externalBusinessDays'>,
): Arrival {
  switch (kind) {
    case 'internal':
      return { speed: 'at-once', day };
    case 'zelle':
      return { speed: 'within-minutes', day };
    case 'external': {
      const taken = businessDayFrom(isBeforeCutOff ? day : addDays(day, 1));
      return { speed: 'by-day', day: addBusinessDays(taken, externalBusinessDays) };
    }
  }
}

/** The sending at that moment. */
export function sendingAt(
  at: EpochMs,
  timeZone: string,
  { externalCutOffMinutes }: Pick<Policy, 'externalCutOffMinutes'>,
): Sending {
  const day = localMoment(at, timeZone).date;
  return { day, isBeforeCutOff: at < atTimeOfDay(day, externalCutOffMinutes, timeZone) };
}

/** By when a transfer of that kind is at the other bank if it counts from that moment; undefined where none gets it. */
export function dueElsewhere(
  kind: TransferKind,
  countsFrom: EpochMs,
  { timeZone, policy }: Pick<BankContext, 'timeZone' | 'policy'>,
): LocalDate | undefined {
  if (kind !== 'external') {
    return undefined;
  }
  return arrivalOf(kind, sendingAt(countsFrom, timeZone, policy), policy).day;
}

/**
 * From when the arrival of a transfer counts that was sent on: from when its member confirmed it, as they were told then,
 * or where it was held, from when it was let go. Undefined where it was not sent on. The statuses are in their order.
 */
export function sentOnAt(
  statuses: readonly Pick<Tables['transfer_status'], 'status' | 'at'>[],
): EpochMs | undefined {
  const last = statuses.at(-1);
  if (last?.status !== 'completed') {
    return undefined;
  }
  const wasHeld = statuses.some(({ status }) => status === 'pending');
  return (wasHeld ? last : statuses[0])?.at as EpochMs | undefined;
}
