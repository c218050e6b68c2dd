import type { VisitDay, VisitRefusalCode } from '#contract/safe-deposit/safe-deposit.ts';
import { isRefusal } from '../bank-client/refusals.ts';

/** A missing or wrong value of a visit that is being chosen. */
export type VisitFault =
  | 'date needed'
  | 'date wrong'
  | 'time needed'
  | 'weekday'
  | 'holiday'
  | 'no time'
  | Exclude<VisitRefusalCode, 'BRANCH_CLOSED' | 'TOO_MANY_VISITS'>;

export type VisitFaults = Partial<Record<'day' | 'time', VisitFault>>;

/** Why no time of that day can be chosen; undefined where one can. */
export function faultOfDay({
  day,
  earliest,
  latest,
  closed,
  slots,
}: VisitDay): VisitFault | undefined {
  // Days of one form are in the order of their texts.
  if (day < earliest) return 'VISIT_PAST';
  if (day > latest) return 'VISIT_TOO_FAR';
  return closed ?? (slots.some(({ free }) => free) ? undefined : 'no time');
}

/** The control at which a refusal must be mended; nothing for an error that is about none. */
export function faultsOfRefusal(error: unknown): VisitFaults {
  if (!isRefusal(error)) return {};
  switch (error.code) {
    case 'VISIT_TOO_FAR':
      return { day: error.code };
    case 'BRANCH_CLOSED':
      return { day: error.data.because };
    case 'VISIT_PAST':
    case 'NOT_A_VISIT_TIME':
    case 'VISIT_TIME_TAKEN':
      return { time: error.code };
    default:
      return {};
  }
}
