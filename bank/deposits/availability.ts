import { type Cents, cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addBusinessDays, businessDayFrom, isBusinessDay } from '../calendar/business-days.ts';
import { addDays, atTimeOfDay, localMoment } from '../calendar/local-time.ts';
import type { Policy } from '../policy.ts';

/** The part of the policy that says when deposits can be used. */
export type AvailabilityPolicy = Pick<
  Policy,
  | 'depositCutOffMinutes'
  | 'depositNextDayAmount'
  | 'depositLargeAbove'
  | 'depositLargeAfterBusinessDays'
  | 'holdsReleasedAtMinutes'
>;

/** The part of a business day's deposits, up to an amount, that is available at a time. */
export interface Tier {
  /** Null for the last, which has no end. */
  readonly upTo: Cents | null;
  readonly day: LocalDate;
}

/** A part of a deposit that is available on one day. */
export interface Part {
  readonly amount: Cents;
  readonly day: LocalDate;
}

/** The business day that a deposit counts for: today up to the cut-off, else the next one. */
export function businessDayOf(
  at: EpochMs,
  { depositCutOffMinutes }: AvailabilityPolicy,
  timeZone: string,
): LocalDate {
  const today = localMoment(at, timeZone).date;
  const isInTime = at < atTimeOfDay(today, depositCutOffMinutes, timeZone);
  return isInTime && isBusinessDay(today) ? today : businessDayFrom(addDays(today, 1));
}

/**
 * The availability of a business day's deposits, as Regulation CC has it for checks (12 CFR 229, amounts of July 1, 2025):
 * the first $275 of a day's deposits on the next business day (§ 229.10(c)), the rest on the second one (§ 229.12(b)), and
 * the amount above $6,725 in a day later (§ 229.13(b)): on the fifth, sooner than the extension of five days that §
 * 229.13(h) would allow.
 */
export function tiersOf(
  businessDay: LocalDate,
  { depositNextDayAmount, depositLargeAbove, depositLargeAfterBusinessDays }: AvailabilityPolicy,
): readonly Tier[] {
  return [
    { upTo: depositNextDayAmount, day: addBusinessDays(businessDay, 1) },
    { upTo: depositLargeAbove, day: addBusinessDays(businessDay, 2) },
    { upTo: null, day: addBusinessDays(businessDay, depositLargeAfterBusinessDays) },
  ];
}

/** The tiers that are left for the next deposit when so much was deposited on the day already. */
export function tiersLeft(tiers: readonly Tier[], deposited: Cents): readonly Tier[] {
  return tiers
    .filter(({ upTo }) => upTo === null || upTo > deposited)
    .map(({ upTo, day }) => ({ upTo: upTo === null ? null : cents(upTo - deposited), day }));
}

/** Parts a deposit among the tiers that are left. The parts add up to the amount. */
export function partsOf(amount: Cents, tiers: readonly Tier[]): readonly Part[] {
  const parts: Part[] = [];
  let parted = 0;
  for (const { upTo, day } of tiers) {
    const end = upTo === null ? amount : Math.min(upTo, amount);
    if (end > parted) {
      parts.push({ amount: cents(end - parted), day });
      parted = end;
    }
  }
  return parts;
}

/** The moment at which money becomes available on its day (§ 229.19(b): at the start of business). */
export function availableAt(
  day: LocalDate,
  { holdsReleasedAtMinutes }: AvailabilityPolicy,
  timeZone: string,
): EpochMs {
  return atTimeOfDay(day, holdsReleasedAtMinutes, timeZone);
}
