import { type Kysely, type Transaction, sql } from 'kysely';
import { insertRows } from '../database/bulk-insert.ts';
import type { DailySumRow, AccountTransactionRow } from './history-tables.ts';
import type { Tables } from '../tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import { localMoment } from '../calendar/local-time.ts';

type Line = Pick<
  AccountTransactionRow,
  'membership_id' | 'day' | 'account_id' | 'category' | 'type' | 'status' | 'amount'
>;

/**
 * Adds new lines of history to the sums of their days. Anyone who writes them has locked the balances of their accounts:
 * then the rows of the sums are nobody else's.
 */
export async function addToDailySums(
  scope: DatabaseTransaction,
  lines: readonly Line[],
): Promise<void> {
  await insertRows(scope, 'daily_sum', sumsOf(lines), addition);
}

const addition = `on conflict (membership_id, day, account_id, category) do update set
  credits = daily_sum.credits + excluded.credits,
  money_in = daily_sum.money_in + excluded.money_in,
  debits = daily_sum.debits + excluded.debits,
  money_out = daily_sum.money_out + excluded.money_out,
  void_credits = daily_sum.void_credits + excluded.void_credits,
  void_debits = daily_sum.void_debits + excluded.void_debits`;

/**
 * Takes the money of a line that has failed or was cancelled out of the sums of its day: it counts as a row from now
 * on. The balance of its account is locked.
 */
export async function takeOutOfDailySums(
  trx: Transaction<Tables>,
  postingId: string,
  accountId: string,
): Promise<void> {
  const line = await trx
    .selectFrom('account_transaction')
    .select(['membership_id', 'day', 'account_id', 'category', 'type', 'status', 'amount'])
    .where('posting_id', '=', postingId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const rows = line.type === 'credit' ? ('credits' as const) : ('debits' as const);
  const money = line.type === 'credit' ? ('money_in' as const) : ('money_out' as const);
  await trx
    .updateTable('daily_sum')
    .set((eb) => ({
      [rows]: eb(rows, '-', 1),
      [money]: eb(money, '-', line.amount),
      [`void_${rows}` as const]: eb(`void_${rows}` as const, '+', 1),
    }))
    .where('membership_id', '=', line.membership_id)
    .where('day', '=', line.day)
    .where('account_id', '=', line.account_id)
    .where('category', '=', line.category)
    .execute();
}

/** The sums that these lines make: a row for each key, in the order of the keys. */
export function sumsOf(lines: readonly Line[]): DailySumRow[] {
  const sums = new Map<string, DailySumRow>();
  for (const line of lines) {
    const key = [line.membership_id, line.day, line.account_id, line.category].join('\n');
    const sum = sums.get(key) ?? emptySum(line);
    const counts = line.status !== 'failed' && line.status !== 'cancelled';
    const isCredit = line.type === 'credit';
    sum.credits += Number(isCredit && counts);
    sum.debits += Number(!isCredit && counts);
    sum.void_credits += Number(isCredit && !counts);
    sum.void_debits += Number(!isCredit && !counts);
    sum.money_in += isCredit && counts ? line.amount : 0;
    sum.money_out += !isCredit && counts ? line.amount : 0;
    sums.set(key, sum);
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

function emptySum({ membership_id, day, account_id, category }: Line): DailySumRow {
  const sums = {
    credits: 0,
    money_in: 0,
    debits: 0,
    money_out: 0,
    void_credits: 0,
    void_debits: 0,
  };
  return { membership_id, day, account_id, category, ...sums };
}

/** Days one after the other, both included; null at an end that is open. */
export interface Days {
  readonly first: string | null;
  readonly last: string | null;
}

/** The member's sums of those days. */
export function dailySumsOf(db: Kysely<Tables>, membershipId: string, { first, last }: Days) {
  let sums = db.selectFrom('daily_sum').where('daily_sum.membership_id', '=', membershipId);
  if (first !== null) {
    sums = sums.where('daily_sum.day', '>=', first);
  }
  if (last !== null) {
    sums = sums.where('daily_sum.day', '<=', last);
  }
  return sums;
}

/** When the first line of the member's history was made; null while there is none. */
export async function firstMoment(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<EpochMs | null> {
  const first = await db
    .selectFrom('account_transaction')
    .select('at')
    .where('membership_id', '=', membershipId)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return (first?.at ?? null) as EpochMs | null;
}

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
