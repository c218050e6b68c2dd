import { cents } from '#contract/money/cents.ts';
import type { MonthFlow } from '#contract/transactions/money-by-month.ts';
import type { EpochMs, LocalDate, LocalMonth } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { addMonths, localMoment } from '../calendar/local-time.ts';
import type { Tables } from '../database/tables.ts';
import { flowsOf } from './cash-flow-rules.ts';
import { listFlowSums } from './flow-sums.ts';
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
 * What came in and what left in each of the months, one or more without a gap, as `cashFlowOf` counts it. What moved between
 * own accounts is told apart.
 */
export async function sumByMonth(
  db: Kysely<Tables>,
  membershipId: string,
  months: readonly LocalMonth[],
): Promise<MonthFlow[]> {
  const days = { first: `${months[0]}-01`, last: `${months.at(-1)}-31` };
  const sums = await listFlowSums(db, membershipId, days, 'month');
  return months.map((month) => {
    const ofMonth = sums.filter(({ period }) => period === month);
    const own = ofMonth.filter(({ category }) => category === betweenOwnAccounts);
    const { moneyIn, moneyOut } = flowsOf(ofMonth);
    return {
      month,
      moneyIn,
      moneyOut,
      net: cents(moneyIn - moneyOut),
      betweenOwn: {
        moneyIn: cents(own.reduce((sum, one) => sum + one.moneyIn, 0)),
        moneyOut: cents(own.reduce((sum, one) => sum + one.moneyOut, 0)),
      },
    };
  });
}
