import { type Cents, cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { type Kysely, sql } from 'kysely';
import { localMoment } from '../calendar/local-time.ts';
import type { Tables } from '../tables.ts';

/** An account with something that moved; without a day and a time where nothing moved at all. */
export interface DailyMovement {
  readonly account: string;
  readonly handle: string;
  /** Of the account now. */
  readonly balance: number;
  /** The time of the movement: `day` or `at` is known. */
  readonly day: LocalDate | null;
  readonly at: EpochMs | null;
  /** Cents in, or out where it is negative. */
  readonly moved: number | null;
}

/**
 * The movements since the first moment of a day, by account in their order. The sums of the days know nothing of money that
 * came back: it left on the day of its transaction and came on that of the posting that reversed it. A single statement
 * reads them and the present balances: they fit together even if entries are posted meanwhile.
 */
export async function listDailyMovements(
  db: Kysely<Tables>,
  membershipIds: readonly string[],
  since: { readonly day: LocalDate; readonly at: EpochMs },
): Promise<DailyMovement[]> {
  const moved = sql`case when line.type = 'credit' then line.amount else -line.amount end`;
  const ids = sql.join(membershipIds);
  const isVoid = sql`line.membership_id in (${ids}) and line.status in ('failed', 'cancelled')`;
  const { rows } = await sql<DailyMovement>`
    select account.id as account, account.handle, account_balance.balance,
      movement.day, movement.at, movement.moved
    from account
    join account_balance on account_balance.account_id = account.id
    left join (
      select account_id, day, cast(null as bigint) as at, sum(money_in - money_out) as moved
      from daily_sum where membership_id in (${ids}) and day >= ${since.day}
      group by 1, 2
      union all
      select line.account_id, line.day, cast(null as bigint), ${moved}
      from account_transaction as line where ${isVoid} and line.at >= ${since.at}
      union all
      select line.account_id, null, back.at, -(${moved})
      from account_transaction as line join posting as back on back.reverses = line.posting_id
      where ${isVoid} and back.at >= ${since.at}
    ) as movement on movement.account_id = account.id
    where account.membership_id in (${ids})
    order by account.position`.execute(db);
  return rows;
}

/**
 * The balances of an account at the end of each of these days, the last of which is today: worked out backwards from that
 * of now, an account had at the end of a day what it has less all that moved after it.
 */
export function closingBalances(
  days: readonly LocalDate[],
  movements: readonly DailyMovement[],
  timeZone: string,
): Cents[] {
  const movedOn = movedByDay(movements, timeZone);
  let balance = movements[0]?.balance ?? 0;
  const balances: Cents[] = [];
  for (const day of days.toReversed()) {
    balances.push(cents(balance));
    balance -= movedOn.get(day) ?? 0;
  }
  return balances.toReversed();
}

function movedByDay(movements: readonly DailyMovement[], timeZone: string): Map<LocalDate, number> {
  const sums = new Map<LocalDate, number>();
  for (const { day, at, moved } of movements) {
    const date = at === null ? day : localMoment(at, timeZone).date;
    if (date !== null) sums.set(date, (sums.get(date) ?? 0) + (moved ?? 0));
  }
  return sums;
}
