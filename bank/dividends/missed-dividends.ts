import { type Cents, cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { daysBetween, localMoment, monthOf, monthSpan } from '../calendar/local-time.ts';
import type { Tables } from '../tables.ts';
import { closingBalances, listDailyMovements } from '../history/daily-sums.ts';
import { earnedBy } from './earned-in-month.ts';
import { readCatalogue } from './product-records.ts';

/** Money that an account did not have, and should have had. */
export interface MissingMoney {
  readonly accountId: string;
  readonly amount: Cents;
  /** The day on which it left, and the one on which it was credited; later days are counted with it already. */
  readonly from: LocalDate;
  readonly until: LocalDate;
}

/** The dividends that the money would have earned (12 CFR 1005.11(c)(2)(ii) and (d)), month by month as they are paid. */
export async function missedDividends(
  db: Kysely<Tables>,
  timeZone: string,
  { accountId, amount, from, until }: MissingMoney,
  now: EpochMs,
): Promise<Cents> {
  const account = await db
    .selectFrom('account')
    .select(['membership_id', 'product_id', 'opened_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const terms = (await readCatalogue(db)).get(account.product_id ?? '');
  if (terms === undefined || account.membership_id === null) return cents(0);
  const { firstDay, from: at } = monthSpan(monthOf(from), timeZone);
  const moved = await listDailyMovements(db, [account.membership_id], { day: firstDay, at });
  const today = localMoment(now, timeZone).date;
  const days = daysBetween(firstDay, today);
  const own = moved.filter((movement) => movement.account === accountId);
  const balances = closingBalances(days, own, timeZone);
  const ended = days.flatMap((day, index) => {
    const had = balances[index] ?? cents(0);
    const should = day >= from && day < until ? cents(had + amount) : had;
    return day < today && monthOf(day) <= monthOf(until) ? [{ day, had, should }] : [];
  });
  const openedOn = localMoment(account.opened_at as EpochMs, timeZone).date;
  let missed = 0;
  for (const month of Map.groupBy(ended, ({ day }) => monthOf(day)).values()) {
    const first = month[0]?.day ?? firstDay;
    const earned = (kind: 'had' | 'should') =>
      earnedBy(
        { terms, termStarts: [], openedOn },
        first,
        month.map((one) => one[kind]),
      );
    missed += earned('should') - earned('had');
  }
  return cents(Math.max(0, missed));
}
