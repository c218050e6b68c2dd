import { cents } from '#contract/cents.ts';
import type { MonthFlow } from '#contract/money-by-month.ts';
import type { EpochMs, LocalDate, LocalMonth } from '#contract/time.ts';
import { type Kysely, sql } from 'kysely';
import { addMonths, localMoment, startOfDay } from '../calendar/local-time.ts';
import type { Tables } from '../tables.ts';

/** A month by the calendar of the credit union and the first moment of the next. */
export interface MonthSpan {
  readonly month: LocalMonth;
  readonly from: EpochMs;
  readonly before: EpochMs;
}

/** So many months, oldest first, the last of which is that of `now`. */
export function lastMonths(now: EpochMs, count: number, timeZone: string): MonthSpan[] {
  const first = `${localMoment(now, timeZone).date.slice(0, 7)}-01` as LocalDate;
  return Array.from({ length: count }, (_, index) => {
    const day = addMonths(first, index + 1 - count);
    return {
      month: day.slice(0, 7) as LocalMonth,
      from: startOfDay(day, timeZone),
      before: startOfDay(addMonths(day, 1), timeZone),
    };
  });
}

/**
 * What came in and what left in each of the months, one or more without a gap. Both sides of a transfer between
 * own accounts are filed as `Internal Transfer` and left out.
 */
export async function sumByMonth(
  db: Kysely<Tables>,
  memberId: string,
  months: readonly MonthSpan[],
): Promise<MonthFlow[]> {
  const place = sql.join(
    months.map(({ before }, index) => sql`when at < ${sql.lit(before)} then ${sql.lit(index)}`),
    sql` `,
  );
  const { rows } = await sql<{ place: number | null; moneyIn: number; moneyOut: number }>`
    select case ${place} end as place,
      sum(case when type = 'credit' then amount else 0 end) as "moneyIn",
      sum(case when type = 'debit' then amount else 0 end) as "moneyOut"
    from account_transaction
    where member_id = ${memberId} and at >= ${sql.lit(months[0]?.from ?? 0)}
      and status not in ('failed', 'cancelled') and category <> 'Internal Transfer'
    group by 1`.execute(db);
  return months.map(({ month }, index) => {
    const { moneyIn = 0, moneyOut = 0 } = rows.find((row) => row.place === index) ?? {};
    return {
      month,
      moneyIn: cents(moneyIn),
      moneyOut: cents(moneyOut),
      net: cents(moneyIn - moneyOut),
    };
  });
}
