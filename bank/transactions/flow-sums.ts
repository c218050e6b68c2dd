import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { listCardSpending } from '../history/card-spending.ts';
import { dailySumsOf } from '../history/daily-sums.ts';
import { changesBySplits, listSplits } from '../history/splits.ts';
import { type FlowSum, flowsOf } from './cash-flow-rules.ts';
import { cents } from '#contract/money/cents.ts';
import type { MonthFlow } from '#contract/transactions/cash-flow.ts';
import type { EpochMs, LocalDate, LocalMonth } from '#contract/time/time.ts';
import { addMonths, localMoment, startOfDay } from '../calendar/local-time.ts';
import { betweenOwnAccounts } from './sums-of-days.ts';

/** Successive days, both ends included. */
interface FlowDays {
  readonly first: string;
  readonly last: string;
}

const signsOf = { day: 10, month: 7 } as const;

/**
 * The movements by day or by month in each category: in parts where a transaction was split, and without the proceeds of
 * loans, which are neither income nor savings.
 */
async function listFlowSums(
  db: Kysely<Tables>,
  membershipId: string,
  days: FlowDays,
  per: 'day' | 'month',
): Promise<FlowSum[]> {
  const whole = await dailySumsOf(db, membershipId, days)
    .select(({ fn, ref }) => [
      sql<string>`substr(${ref('daily_sum.day')}, 1, ${sql.lit(signsOf[per])})`.as('period'),
      'daily_sum.category',
      fn.sum<number>('daily_sum.money_in').as('moneyIn'),
      fn.sum<number>('daily_sum.money_out').as('moneyOut'),
      fn.sum<number>('daily_sum.credits').as('credits'),
      fn.sum<number>('daily_sum.debits').as('debits'),
    ])
    .groupBy(['period', 'daily_sum.category'])
    .execute();
  const inDays = sql<boolean>`account_transaction.day between ${days.first} and ${days.last}`;
  const splits = await listSplits(db, membershipId, inDays);
  const changes = splits.flatMap((line) =>
    [...changesBySplits([line])].map(([category, change]) => ({
      period: line.day.slice(0, signsOf[per]),
      category,
      ...change,
    })),
  );
  const borrowed = await listBorrowed(db, membershipId, days);
  return [
    ...whole,
    ...changes,
    ...borrowed.map(({ day, category, amount }) => ({
      period: day.slice(0, signsOf[per]),
      category,
      moneyIn: -amount,
      moneyOut: 0,
      credits: -1,
      debits: 0,
    })),
  ];
}

/**
 * The movements of successive months by day, the months before the last included: the spending with what credit and business
 * cards change in it. The flows of a month, its letter, its pace and a trend are sums of these.
 */
export async function listSumsOfMonths(
  db: Kysely<Tables>,
  membershipId: string,
  { last, before }: { readonly last: LocalMonth; readonly before: number },
  timeZone: string,
): Promise<FlowSum[]> {
  const end = addMonths(`${last}-01` as LocalDate, 1);
  const first = addMonths(end, -before - 1);
  const days = { first, last: `${last}-31` };
  const fromAccounts = await listFlowSums(db, membershipId, days, 'day');
  const byCard = await listCardSpending(db, membershipId, {
    from: startOfDay(first, timeZone),
    before: startOfDay(end, timeZone),
  });
  const sums = byCard.map(({ at, ...sum }) => ({ ...sum, period: localMoment(at, timeZone).date }));
  return [...fromAccounts, ...sums];
}

/** The lines of loan proceeds, found by the ledgers of the loans: those are few. */
async function listBorrowed(
  db: Kysely<Tables>,
  membershipId: string,
  { first, last }: FlowDays,
): Promise<{ day: string; category: string; amount: number }[]> {
  return await db
    .selectFrom('loan_entry')
    .innerJoin('account_transaction as line', 'line.posting_id', 'loan_entry.posting_id')
    .select(['line.day', 'line.category', 'line.amount'])
    .where('loan_entry.membership_id', '=', membershipId)
    .where('loan_entry.kind', '=', 'proceeds')
    .where('line.day', '>=', first)
    .where('line.day', '<=', last)
    .where('line.type', '=', 'credit')
    .execute();
}

/** So many months by the calendar of the credit union, oldest first, the last of which is that of `now`. */
export function lastMonths(now: EpochMs, count: number, timeZone: string): LocalMonth[] {
  const first = `${localMoment(now, timeZone).date.slice(0, 7)}-01` as LocalDate;
  return Array.from(
    { length: count },
    (_, index) => addMonths(first, index + 1 - count).slice(0, 7) as LocalMonth,
  );
}

/**
 * The money in and out of each of the months, at least one and without a gap, as it moved in the accounts. Moves between own
 * accounts are told apart.
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
