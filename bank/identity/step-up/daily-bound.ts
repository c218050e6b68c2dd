import { type Cents, cents } from '#contract/money/cents.ts';
import type { Repeat, LocalDate } from '#contract/time/time.ts';
import { addDays, addMonths, dayInSeries } from '../../calendar/local-time.ts';
import type { Policy } from '../../policy.ts';

/** A payment to others, by any rail, that leaves on its days: a single payment, or a series without an end. */
export interface PaymentOnDays {
  readonly amount: Cents;
  readonly firstDay: LocalDate;
  readonly repeat: Repeat;
  /** Which one of the series is next; 1 for the first. */
  readonly sequence: number;
}

/** The amount that has left for others today, by any rail. */
export interface LeftToday {
  readonly day: LocalDate;
  readonly amount: Cents;
}

/** The months looked at for a payment without an end; later coincidences are seen on their day (`mayLeave`). */
const monthsLookedAt = 24;

/**
 * The most that leaves for others on any one of the days of a payment: itself, the amount that has left today, and other
 * scheduled payments. Overdue payments leave today.
 */
export function mostOnItsDays(
  payment: PaymentOnDays,
  scheduled: readonly PaymentOnDays[],
  left: LeftToday,
): Cents {
  const { day: today, amount: leftAmount } = left;
  const last =
    payment.repeat === 'once' ? payment.firstDay : addMonths(payment.firstDay, monthsLookedAt);
  const rhythms = scheduled.map(rhythmOf);
  let most = 0;
  for (const day of daysOf(payment, last)) {
    const isToday = day <= today;
    const others = rhythms.reduce(
      (sum, one) => sum + one.amount * (isToday ? timesBy(one, today) : timesOn(one, day)),
      0,
    );
    most = Math.max(most, payment.amount + others + (isToday ? leftAmount : 0));
  }
  return cents(most);
}

interface Rhythm extends PaymentOnDays {
  readonly nextDay: LocalDate;
  /** Of the next one, counted from 1970. */
  readonly nextNumber: number;
}

function rhythmOf(payment: PaymentOnDays): Rhythm {
  const nextDay = dayInSeries(payment.firstDay, payment.repeat, payment.sequence);
  return { ...payment, nextDay, nextNumber: numberOf(nextDay) };
}

/** Overdue payments leave today: for a series, all that it has not made yet. */
function timesBy(payment: Rhythm, today: LocalDate): number {
  return Array.from(daysOf(payment, today)).length;
}

/** 1 where a payment of the series is on that day, else 0. Days of one form are in the order of their texts. */
function timesOn({ repeat, firstDay, nextDay, nextNumber }: Rhythm, day: LocalDate): number {
  if (day < nextDay) {
    return 0;
  }
  switch (repeat) {
    case 'once':
      return Number(day === nextDay);
    case 'weekly':
      return Number((numberOf(day) - nextNumber) % 7 === 0);
    case 'every-two-weeks':
      return Number((numberOf(day) - nextNumber) % 14 === 0);
    case 'monthly': {
      const [wanted, there] = [firstDay.slice(8), day.slice(8)];
      return Number(there === wanted || (there < wanted && addDays(day, 1).endsWith('-01')));
    }
  }
}

function numberOf(day: LocalDate): number {
  return Date.parse(day) / (24 * 60 * 60_000);
}

function* daysOf(
  { firstDay, repeat, sequence }: PaymentOnDays,
  last: LocalDate,
): Generator<LocalDate> {
  for (let place = sequence; ; place += 1) {
    const day = dayInSeries(firstDay, repeat, place);
    if (day > last) {
      return;
    }
    yield day;
    if (repeat === 'once') {
      return;
    }
  }
}

/** A payment to others as far as it decides whether its member is asked first who they are. */
export interface AskedPayment {
  /** See `mostOnItsDays`. */
  readonly mostOnOneDay: Cents;
  /** Whether the payee was never paid and is not saved. */
  readonly isToSomebodyNew: boolean;
}

/**
 * Whether a payment to others is taken only once its member has shown who they are: on one of its days more than
 * `stepUpAbove` would leave, by whichever ways, so that splitting does not help; or it goes to somebody new, however
 * little it is.
 */
export function needsStepUp(
  { mostOnOneDay, isToSomebodyNew }: AskedPayment,
  { security }: Pick<Policy, 'security'>,
): boolean {
  return isToSomebodyNew || mostOnOneDay > security.stepUpAbove;
}

/** A payment whose day has come. */
export interface DuePayment {
  readonly amount: Cents;
  /** Whether its member showed who they are when they ordered it. */
  readonly isConfirmed: boolean;
  /** The amount that has left today without a confirmation. */
  readonly leftUnconfirmed: Cents;
}

/**
 * Whether it leaves: a confirmed payment does, and of all the rest no more than `stepUpAbove` in a day. The days of a
 * payment were looked at when it was ordered, so this refuses only payments that have been put off to another day, or that
 * come together later than was looked at.
 */
export function mayLeave(
  { amount, isConfirmed, leftUnconfirmed }: DuePayment,
  { security }: Pick<Policy, 'security'>,
): boolean {
  return !security.asksStepUp || isConfirmed || leftUnconfirmed + amount <= security.stepUpAbove;
}

/** Whether a series counts as confirmed. For a series from before that was recorded, its amount alone decided. */
export function countsAsConfirmed(
  { confirmed, amount }: { readonly confirmed: number | null; readonly amount: number },
  { security }: Pick<Policy, 'security'>,
): boolean {
  return confirmed === null ? amount > security.stepUpAbove : confirmed === 1;
}
