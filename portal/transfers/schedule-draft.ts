import type { ScheduleRequestInput } from '#contract/transfers/scheduled-transfers.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import type { TransferDraft } from './transfer-draft.ts';

/** What the bank is asked to schedule; the day is checked before, as an empty one is none. */
export function scheduleOf(
  { date, repeat }: TransferDraft,
  transfer: TransferRequestInput,
): ScheduleRequestInput {
  return { transfer, date, repeat };
}

/** The day that the limits and the arrival are asked for; null for now, and while none is chosen. */
export function dayOf({ when, date }: TransferDraft): LocalDate | null {
  return when === 'later' && /^\d{4}-\d\d-\d\d$/u.test(date) ? (date as LocalDate) : null;
}
