import { type Cents, cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { localMoment, startOfDay } from '../calendar/local-time.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { Tables } from '../database/tables.ts';
import { countsAsConfirmed, type PaymentOnDays } from './daily-bound.ts';

type Bank = Pick<BankContext, 'policy' | 'timeZone'>;

/** The payments to others that the member has scheduled, transfers and bills; only those that leave by that day, if given. */
export async function scheduledPayments(
  db: Kysely<Tables>,
  membershipId: string,
  by?: LocalDate,
): Promise<PaymentOnDays[]> {
  const transfers = db
    .selectFrom('scheduled_transfer as one')
    .innerJoin('transfer_series as series', 'series.id', 'one.series_id')
    .select(['series.amount', 'series.first_day', 'series.repeat', 'one.sequence'])
    .where('one.membership_id', '=', membershipId)
    .where('one.due_at', 'is not', null)
    .where('series.kind', '<>', 'internal')
    .$if(by !== undefined, (query) => query.where('one.day', '<=', by ?? ''));
  const bills = db
    .selectFrom('bill_payment as one')
    .innerJoin('bill_series as series', 'series.id', 'one.series_id')
    .select(['series.amount', 'series.first_day', 'series.repeat', 'one.sequence'])
    .where('one.membership_id', '=', membershipId)
    .where('one.due_at', 'is not', null)
    .$if(by !== undefined, (query) => query.where('one.day', '<=', by ?? ''));
  const rows = await transfers.unionAll(bills).execute();
  return rows.map(({ amount, first_day: firstDay, repeat, sequence }) => ({
    amount: cents(amount),
    firstDay: firstDay as LocalDate,
    repeat,
    sequence,
  }));
}

interface Left {
  readonly amount: number;
  readonly confirmed: number | null;
}

/** What has left for others on the bank's day of that moment: transfers that did not come back, and bills. */
export async function leftToday(
  db: Kysely<Tables>,
  { timeZone }: Bank,
  membershipId: string,
  at: EpochMs,
): Promise<Cents> {
  return sumOf([
    ...(await transfersOf(db, membershipId, dayBefore(at, timeZone))),
    ...(await billsOf(db, membershipId, dayBefore(at, timeZone))),
  ]);
}

/** Of that only the bills. */
export async function billsPaidToday(
  db: Kysely<Tables>,
  { timeZone }: Pick<Bank, 'timeZone'>,
  membershipId: string,
  at: EpochMs,
): Promise<Cents> {
  return sumOf(await billsOf(db, membershipId, dayBefore(at, timeZone)));
}

/** Of what has left today, what its member has not confirmed. */
export async function leftUnconfirmed(
  db: Kysely<Tables>,
  { policy, timeZone }: Bank,
  membershipId: string,
  at: EpochMs,
): Promise<Cents> {
  const since = dayBefore(at, timeZone);
  const transfers = await transfersOf(db, membershipId, since);
  const bills = await billsOf(db, membershipId, since);
  return sumOf([
    ...transfers.filter(({ confirmed }) => confirmed !== 1),
    ...bills.filter((bill) => !countsAsConfirmed(bill, policy)),
  ]);
}

function dayBefore(at: EpochMs, timeZone: string): EpochMs {
  return startOfDay(localMoment(at, timeZone).date, timeZone);
}

async function transfersOf(
  db: Kysely<Tables>,
  membershipId: string,
  since: EpochMs,
): Promise<Left[]> {
  return await db
    .selectFrom('account_transaction as line')
    .innerJoin('transfer', 'transfer.id', 'line.transfer_id')
    .select(['transfer.amount', 'transfer.confirmed'])
    .where('line.membership_id', '=', membershipId)
    .where('line.at', '>=', since)
    .where('line.type', '=', 'debit')
    .where('line.status', 'not in', ['failed', 'cancelled'])
    .where('transfer.kind', '<>', 'internal')
    .execute();
}

async function billsOf(db: Kysely<Tables>, membershipId: string, since: EpochMs): Promise<Left[]> {
  return await db
    .selectFrom('bill_payment')
    .innerJoin('bill_series', 'bill_series.id', 'bill_payment.series_id')
    .select(['bill_series.amount', 'bill_series.confirmed'])
    .where('bill_payment.membership_id', '=', membershipId)
    .where('bill_payment.settled_at', '>=', since)
    .where('bill_payment.status', '=', 'paid')
    .execute();
}

function sumOf(payments: readonly Pick<Left, 'amount'>[]): Cents {
  return cents(payments.reduce((sum, { amount }) => sum + amount, 0));
}
