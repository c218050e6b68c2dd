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

/** What has left for others on the bank's day of that moment: transfers that did not come back, and bills. */
export async function leftToday(
  scope: DatabaseTransaction,
  bank: Bank,
  membershipId: string,
  at: EpochMs,
): Promise<Cents> {
  const { transfers, bills } = await readLeft(scope, bank, [membershipId], at);
  return sumOf([...transfers, ...bills]);
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

/** The unconfirmed amount that left today, by membership; absent for a membership with none. */
export async function leftUnconfirmed(
  scope: DatabaseTransaction,
  bank: Bank,
  membershipIds: readonly string[],
  at: EpochMs,
): Promise<ReadonlyMap<string, Cents>> {
  if (membershipIds.length === 0) return new Map();
  const { transfers, bills } = await readLeft(scope, bank, membershipIds, at);
  const unconfirmed = [
    ...transfers.filter(({ confirmed }) => confirmed !== 1),
    ...bills.filter((bill) => !countsAsConfirmed(bill, bank.policy)),
  ];
  const byMembership = Map.groupBy(unconfirmed, (one) => one.membership_id);
  return new Map([...byMembership].map(([id, theirs]) => [id, sumOf(theirs)]));
}

interface Left {
  readonly membership_id: string;
  readonly amount: number;
  readonly confirmed: number | null;
}

async function readLeft(
  scope: DatabaseTransaction,
  { timeZone }: Bank,
  membershipIds: readonly string[],
  at: EpochMs,
): Promise<{ readonly transfers: readonly Left[]; readonly bills: readonly Left[] }> {
  const since = startOfDay(localMoment(at, timeZone).date, timeZone);
  const wanted = { members: listOf(membershipIds), since };
  const [transfers, bills] = await Promise.all([
    transfersLeft(scope, wanted),
    billsLeft(scope, wanted),
  ]);
  return { transfers, bills };
}

const transfersLeft = prepareQuery(['members', 'since'], ({ trx, engine, places }) =>
  trx
    .selectFrom('account_transaction as line')
    .innerJoin('transfer', 'transfer.id', 'line.transfer_id')
    .select(['line.membership_id', 'transfer.amount', 'transfer.confirmed'])
    .where(isInList({ engine }, 'line.membership_id', places.members))
    .where('line.at', '>=', sql<number>`${places.since}`)
    .where('line.type', '=', 'debit')
    .where('line.status', 'not in', ['failed', 'cancelled'])
    .where('transfer.kind', '<>', 'internal'),
);

const billsLeft = prepareQuery(['members', 'since'], ({ trx, engine, places }) =>
  trx
    .selectFrom('bill_payment')
    .innerJoin('bill_series', 'bill_series.id', 'bill_payment.series_id')
    .select(['bill_payment.membership_id', 'bill_series.amount', 'bill_series.confirmed'])
    .where(isInList({ engine }, 'bill_payment.membership_id', places.members))
    .where('bill_payment.settled_at', '>=', sql<number>`${places.since}`)
    .where('bill_payment.status', '=', 'paid'),
);

function sumOf(payments: readonly Pick<Left, 'amount'>[]): Cents {
  return cents(payments.reduce((sum, { amount }) => sum + amount, 0));
}
