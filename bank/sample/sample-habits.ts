import type { Category } from '#contract/transactions/transactions.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addDays } from '../calendar/local-time.ts';
import { dayNumber } from './sample-moments.ts';

/** The end is not included. */
type Range = readonly [from: number, before: number];

/** A purchase made on some days of the week. */
export interface Habit {
  readonly category: Category;
  readonly payees: readonly string[];
  /** From `1` for Monday to `7` for Sunday. */
  readonly weekdays: string;
  /** On so many of a hundred of these days. */
  readonly percent: number;
  /** The hours of the day in which it begins. */
  readonly hours: Range;
  /** The price, in cents; a refund is below zero. */
  readonly price: Range;
}

/** A single habitual purchase or refund. */
export interface HabitualPurchase extends Pick<Habit, 'category'> {
  readonly date: LocalDate;
  readonly description: string;
  /** In cents; below zero where money comes back. */
  readonly cost: number;
  /** About when, in minutes after midnight. */
  readonly minutes: number;
}

export function habit(
  category: Category,
  payees: readonly string[],
  weekdays: string,
  percent: number,
  hours: Range,
  price: Range,
): Habit {
  return { category, payees, weekdays, percent, hours, price };
}

/** The purchases of the habits from `from` on and before `before`: the same for a day at every call. */
export function habitualPurchases(
  habits: readonly Habit[],
  from: LocalDate,
  before: LocalDate,
): HabitualPurchase[] {
  const purchases: HabitualPurchase[] = [];
  for (let date = from; date < before; date = addDays(date, 1)) {
    const day = dayNumber(date);
    // 1970-01-01 was a Thursday.
    const weekday = String(((day + 3) % 7) + 1);
    for (const [index, { category, payees, weekdays, percent, hours, price }] of habits.entries()) {
      if (!weekdays.includes(weekday)) continue;
      const draw = (salt: number, range: Range) => scattered(day, index * 8 + salt, range);
      if (draw(0, [0, 100]) >= percent) continue;
      purchases.push({
        date,
        category,
        description: payees[draw(1, [0, payees.length])] ?? '',
        cost: draw(2, price),
        minutes: draw(3, [hours[0] * 60, hours[1] * 60]),
      });
    }
  }
  return purchases;
}

/** A number of the range, by the finishing steps of MurmurHash3. */
function scattered(day: number, salt: number, [from, before]: Range): number {
  let hash = Math.imul(day, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35);
  hash ^= hash >>> 13;
  return from + ((hash >>> 0) % (before - from));
}
