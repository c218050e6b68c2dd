import { cents } from '#contract/cents.ts';
import type { MonthFlow } from '#contract/money-by-month.ts';
import type { EpochMs, LocalDate, LocalMonth } from '#contract/time.ts';
import { type Kysely, sql } from 'kysely';
import { addMonths, localMoment } from '../calendar/local-time.ts';
import { dailySumsOf } from '../daily-sums.ts';
import type { Tables } from '../tables.ts';

/** So many months by the calendar of the credit union, oldest first, the last of which is that of `now`. */
export function lastMonths(now: EpochMs, count: number, timeZone: string): LocalMonth[] {
  const first = `${localMoment(now, timeZone).date.slice(0, 7)}-01` as LocalDate;
  return Array.from(
    { length: count },
    (_, index) => addMonths(first, index + 1 - count).slice(0, 7) as LocalMonth,
  );
}

/**
 * What came in and what left in each of the months, one or more without a gap. Both sides of a transfer between
 * own accounts are filed as `Internal Transfer` and left out.
 */
export async function sumByMonth(
  db: Kysely<Tables>,
  memberId: string,
  months: readonly LocalMonth[],
): Promise<MonthFlow[]> {
  const days = { first: `${months[0]}-01`, last: `${months.at(-1)}-31` };
  const rows = await dailySumsOf(db, memberId, days)
    .select(({ fn, ref }) => [
      sql<string>`substr(${ref('daily_sum.day')}, 1, 7)`.as('month'),
      fn.sum<number>('daily_sum.money_in').as('moneyIn'),
      fn.sum<number>('daily_sum.money_out').as('moneyOut'),
    ])
    .where('daily_sum.category', '<>', 'Internal Transfer')
    .groupBy('month')
    .execute();
  return months.map((month) => {
    const { moneyIn = 0, moneyOut = 0 } = rows.find((row) => row.month === month) ?? {};
    return {
      month,
      moneyIn: cents(moneyIn),
      moneyOut: cents(moneyOut),
      net: cents(moneyIn - moneyOut),
    };
  });
}
