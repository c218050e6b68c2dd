import { type Cents, cents } from '#contract/money/cents.ts';
import type { Repeat } from '#contract/time/repeat.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { localMoment, startOfDay } from '../calendar/local-time.ts';
import type { BankContext } from '../database/bank-context.ts';
import { isInList, listOf } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import type { Tables } from '../database/tables.ts';
import { countsAsConfirmed, type PaymentOnDays } from './daily-bound.ts';

type Bank = Pick<BankContext, 'policy' | 'timeZone'>;

/** The payments to others that the member has scheduled, transfers and bills. */
export async function scheduledPayments(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<PaymentOnDays[]> {
  const rows = await scheduled(db, sql`one.membership_id = ${membershipId}`).execute();
  return rows.map(paymentFrom);
}

/** The same of many memberships, by their ids: only those that leave by that day. */
export async function scheduledBy(
  scope: DatabaseTransaction,
  membershipIds: Iterable<string>,
  day: LocalDate,
): Promise<ReadonlyMap<string, PaymentOnDays[]>> {
  const rows = await scheduledByDay(scope, { members: listOf(membershipIds), day });
  const byMembership = Map.groupBy(rows, (row) => row.membership_id);
  return new Map([...byMembership].map(([id, theirs]) => [id, theirs.map(paymentFrom)]));
}

const scheduledByDay = prepareQuery(['members', 'day'], ({ trx, engine, places }) =>
  scheduled(
    trx,
    sql`${isInList({ engine }, 'one.membership_id', places.members)} and one.day <= ${places.day}`,
  ),
);

function scheduled(db: Kysely<Tables>, isMeant: RawBuilder<unknown>) {
  const transfers = db
    .selectFrom('scheduled_transfer as one')
    .innerJoin('transfer_series as series', 'series.id', 'one.series_id')
    .select(['series.amount', 'series.first_day', 'series.repeat', 'one.sequence'])
    .select('one.membership_id')
    .where(isMeant.$castTo<boolean>())
    .where('one.due_at', 'is not', null)
    .where('series.kind', '<>', 'internal');
  const bills = db
    .selectFrom('bill_payment as one')
    .innerJoin('bill_series as series', 'series.id', 'one.series_id')
    .select(['series.amount', 'series.first_day', 'series.repeat', 'one.sequence'])
    .select('one.membership_id')
    .where(isMeant.$castTo<boolean>())
    .where('one.due_at', 'is not', null);
  return transfers.unionAll(bills);
}

function paymentFrom(row: {
  readonly amount: number;
  readonly first_day: string;
  readonly repeat: Repeat;
  readonly sequence: number;
}): PaymentOnDays {
  const { amount, first_day: firstDay, repeat, sequence } = row;
  return { amount: cents(amount), firstDay: firstDay as LocalDate, repeat, sequence };
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

/** Of that only the bills, of many memberships, by their ids; of one that paid none there is nothing. */
export async function billsPaidSince(
  scope: DatabaseTransaction,
  membershipIds: Iterable<string>,
  since: EpochMs,
): Promise<ReadonlyMap<string, Cents>> {
  const rows = await paidBills(scope, { members: listOf(membershipIds), since });
  return new Map(rows.map((row) => [row.membership_id, cents(row.amount)]));
}

const paidBills = prepareQuery(['members', 'since'], ({ trx, engine, places }) =>
  trx
    .selectFrom('bill_payment')
    .innerJoin('bill_series', 'bill_series.id', 'bill_payment.series_id')
    .select(({ fn }) => [
      'bill_payment.membership_id',
      fn.sum<number>('bill_series.amount').as('amount'),
    ])
    .where(isInList({ engine }, 'bill_payment.membership_id', places.members))
    .where('bill_payment.settled_at', '>=', sql<number>`${places.since}`)
    .where('bill_payment.status', '=', 'paid')
    .groupBy('bill_payment.membership_id'),
);

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
