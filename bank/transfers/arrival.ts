import type { EpochMs, LocalDate } from '#contract/time.ts';
import type { Arrival, TransferKind } from '#contract/transfers.ts';
import { addBusinessDays } from '../calendar/business-days.ts';
import { addDays, atTimeOfDay, localMoment } from '../calendar/local-time.ts';
import type { Policy } from '../policy.ts';

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
      const counted = isBeforeCutOff ? day : addDays(day, 1);
      return { speed: 'by-day', day: addBusinessDays(counted, externalBusinessDays) };
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
