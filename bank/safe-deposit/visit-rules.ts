import type { RefusalOf } from '#contract/procedures/procedure.ts';
import type { visitRefusals } from '#contract/safe-deposit/safe-deposit.ts';
import { closedBecause, type OpeningHours } from '#contract/time/opening-hours.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addDays, atTimeOfDay, localMoment, startOfDay } from '../calendar/local-time.ts';
import type { Policy } from '../policy.ts';

const visitMinutes = 30;

/** The terms for the rules of visits besides the clock. */
export interface VisitTerms {
  readonly timeZone: string;
  /** Of the branch (spec §1). */
  readonly openingHours: OpeningHours;
  readonly policy: Pick<Policy, 'visitDaysAhead' | 'visitsMax'>;
}

/** The facts for deciding on a visit. */
export interface VisitFacts {
  /** How many visits of the member lie ahead. */
  readonly scheduled: number;
  /** Whether the time at the branch is somebody's. */
  readonly taken: boolean;
}

/** Why a visit is not booked. */
export type VisitRefusal = RefusalOf<typeof visitRefusals>;

/** The first and the last day on which a visit can be: from today on, as far as the policy says. */
export function visitDays(
  now: EpochMs,
  { timeZone, policy }: VisitTerms,
): { readonly earliest: LocalDate; readonly latest: LocalDate } {
  const earliest = localMoment(now, timeZone).date;
  return { earliest, latest: addDays(earliest, policy.visitDaysAhead) };
}

/** When visits begin on that day: every half hour that ends before the branch closes. */
export function visitTimes(day: LocalDate, { timeZone, openingHours }: VisitTerms): EpochMs[] {
  const { opensAt, closesAt } = openingHours;
  const times: EpochMs[] = [];
  for (let minutes = opensAt; minutes + visitMinutes <= closesAt; minutes += visitMinutes) {
    times.push(atTimeOfDay(day, minutes, timeZone));
  }
  return times;
}

/** Why there can be no visit at that time, in the order of `visitRefusals`; null where there can. */
export function refuseVisit(
  startsAt: EpochMs,
  now: EpochMs,
  { scheduled, taken }: VisitFacts,
  terms: VisitTerms,
): VisitRefusal | null {
  const { timeZone, policy } = terms;
  const { earliest, latest } = visitDays(now, terms);
  if (startsAt <= now) {
    return { code: 'VISIT_PAST', data: { earliest } };
  }
  if (startsAt >= startOfDay(addDays(latest, 1), timeZone)) {
    return { code: 'VISIT_TOO_FAR', data: { latest } };
  }
  const day = localMoment(startsAt, timeZone).date;
  const because = closedBecause(day, terms.openingHours);
  if (because !== null) {
    return { code: 'BRANCH_CLOSED', data: { because } };
  }
  const times = visitTimes(day, terms);
  if (!times.includes(startsAt)) {
    const timeOf = (at: EpochMs | undefined) =>
      at === undefined ? '' : localMoment(at, timeZone).time;
    return {
      code: 'NOT_A_VISIT_TIME',
      data: { first: timeOf(times[0]), last: timeOf(times.at(-1)) },
    };
  }
  if (scheduled >= policy.visitsMax) {
    return { code: 'TOO_MANY_VISITS', data: { most: policy.visitsMax } };
  }
  return taken ? { code: 'VISIT_TIME_TAKEN' } : null;
}

/** The first day that still has a time for a visit. */
export function firstVisitDay(now: EpochMs, terms: VisitTerms): LocalDate {
  const { earliest, latest } = visitDays(now, terms);
  for (let day = earliest; day <= latest; day = addDays(day, 1)) {
    const isOpen = closedBecause(day, terms.openingHours) === null;
    if (isOpen && visitTimes(day, terms).some((at) => at > now)) {
      return day;
    }
  }
  return earliest;
}
