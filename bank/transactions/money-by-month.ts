import { cents } from '#contract/money/cents.ts';
import type { MonthFlow } from '#contract/transactions/money-by-month.ts';
import type { EpochMs, LocalDate, LocalMonth } from '#contract/time/time.ts';
import type { Moved } from '#contract/transactions/transactions.ts';
import { type Kysely, sql } from 'kysely';
import { addMonths, localMoment } from '../calendar/local-time.ts';
import { dailySumsOf } from '../history/daily-sums.ts';
import type { Tables } from '../database/tables.ts';
import { betweenOwnAccounts } from './sums-of-days.ts';

/** So many months by the calendar of the credit union, oldest first, the last of which is that of `now`. */
export function lastMonths(now: EpochMs, count: number, timeZone: string): LocalMonth[] {
  const first = `${localMoment(now, timeZone).date.slice(0, 7)}-01` as LocalDate;
  return Array.from(
    { length: count },
    (_, index) => addMonths(first, index + 1 - count).slice(0, 7) as LocalMonth,
  );
}

/**
 * What came in and what left in each of the months, one or more without a gap. What moved between own accounts is told
 * apart.
 */
export async function sumByMonth(
  db: Kysely<Tables>,
  membershipId: string,
  months: readonly LocalMonth[],
): Promise<MonthFlow[]> {
  const days = { first: `${months[0]}-01`, last: `${months.at(-1)}-31` };
  const rows = await dailySumsOf(db, membershipId, days)
    .select(({ fn, ref }) => [
      sql<string>`substr(${ref('daily_sum.day')}, 1, 7)`.as('month'),
      sql<number>`case when ${ref('daily_sum.category')} = ${betweenOwnAccounts} then 1 else 0 end`.as(
        'own',
      ),
      fn.sum<number>('daily_sum.money_in').as('moneyIn'),
      fn.sum<number>('daily_sum.money_out').as('moneyOut'),
    ])
    .groupBy(['month', 'own'])
    .execute();
  const movedIn = (month: LocalMonth, own: number): Moved => {
    const { moneyIn = 0, moneyOut = 0 } =
      rows.find((row) => row.month === month && row.own === own) ?? {};
    return { moneyIn: cents(moneyIn), moneyOut: cents(moneyOut) };
  };
  return months.map((month) => {
    const { moneyIn, moneyOut } = movedIn(month, 0);
    const betweenOwn = movedIn(month, 1);
    return { month, moneyIn, moneyOut, net: cents(moneyIn - moneyOut), betweenOwn };
  });
}
