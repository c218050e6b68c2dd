import { type Cents, cents } from '#contract/money/cents.ts';
import type { Repeat, LocalDate } from '#contract/time/time.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { addDays, startOfDay } from '../../calendar/local-time.ts';
import type { BankContext } from '../../bank-context.ts';
import { isInList, listOf } from '../../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import { type Connection, prepareQuery } from '../../database/prepared-query.ts';
import type { Tables } from '../../tables.ts';
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
  scope: Connection,
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

type DaysBank = Pick<BankContext, 'timeZone'>;

/** A day as queries ask for it. */
export function spanOf(day: LocalDate, { timeZone }: DaysBank) {
  return { day, from: startOfDay(day, timeZone), before: startOfDay(addDays(day, 1), timeZone) };
}

/** The places of a day in a prepared query. */
export const placesOfDay = ['day', 'from', 'before'] as const;

/**
 * Whether a payment counts for a day: a payment ordered for a day and carried out later, as after an outage, counts for the
 * day for which it was ordered, any other for that on which it left.
 */
export function countsFor(
  places: Readonly<Record<(typeof placesOfDay)[number], string>>,
  { orderedFor, leftAt }: { readonly orderedFor: string; readonly leftAt: string },
): RawBuilder<boolean> {
  const [ordered, left] = [sql.ref<string | null>(orderedFor), sql.ref<number>(leftAt)];
  return sql<boolean>`${left} >= ${places.from} and (${ordered} = ${places.day}
    or (${left} < ${places.before} and (${ordered} is null or ${ordered} > ${places.day})))`;
}

/** The amount that has left for others on a day: transfers that did not come back, and bills. */
export async function leftOn(
  scope: DatabaseTransaction,
  bank: DaysBank,
  membershipId: string,
  day: LocalDate,
): Promise<Cents> {
  const { transfers, bills } = await readLeft(scope, bank, [membershipId], day);
  return sumOf([...transfers, ...bills]);
}

/** Of that only the bills, of many memberships, by their ids; of one that paid none there is nothing. */
export async function billsPaidOn(
  scope: Connection,
  bank: DaysBank,
  membershipIds: Iterable<string>,
  day: LocalDate,
): Promise<ReadonlyMap<string, Cents>> {
  const bills = await billsLeft(scope, { members: listOf(membershipIds), ...spanOf(day, bank) });
  const byMembership = Map.groupBy(bills, (bill) => bill.membership_id);
  return new Map([...byMembership].map(([id, theirs]) => [id, sumOf(theirs)]));
}

/** The unconfirmed amount that left on a day, by membership; absent for a membership with none. */
export async function leftUnconfirmed(
  scope: DatabaseTransaction,
  bank: Bank,
  membershipIds: readonly string[],
  day: LocalDate,
): Promise<ReadonlyMap<string, Cents>> {
  if (membershipIds.length === 0) return new Map();
  const { transfers, bills } = await readLeft(scope, bank, membershipIds, day);
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
  bank: DaysBank,
  membershipIds: readonly string[],
  day: LocalDate,
): Promise<{ readonly transfers: readonly Left[]; readonly bills: readonly Left[] }> {
  const wanted = { members: listOf(membershipIds), ...spanOf(day, bank) };
  const [transfers, bills] = await Promise.all([
    transfersLeft(scope, wanted),
    billsLeft(scope, wanted),
  ]);
  return { transfers, bills };
}

const transfersLeft = prepareQuery(['members', ...placesOfDay], ({ trx, engine, places }) =>
  trx
    .selectFrom('account_transaction as line')
    .innerJoin('transfer', 'transfer.id', 'line.transfer_id')
    .leftJoin('scheduled_transfer as ordered', 'ordered.transfer_id', 'transfer.id')
    .select(['line.membership_id', 'transfer.amount', 'transfer.confirmed'])
    .where(isInList({ engine }, 'line.membership_id', places.members))
    .where(countsFor(places, { orderedFor: 'ordered.day', leftAt: 'line.at' }))
    .where('line.type', '=', 'debit')
    .where('line.status', 'not in', ['failed', 'cancelled'])
    .where('transfer.kind', '<>', 'internal'),
);

const billsLeft = prepareQuery(['members', ...placesOfDay], ({ trx, engine, places }) =>
  trx
    .selectFrom('bill_payment')
    .innerJoin('bill_series', 'bill_series.id', 'bill_payment.series_id')
    .select(['bill_payment.membership_id', 'bill_series.amount', 'bill_series.confirmed'])
    .where(isInList({ engine }, 'bill_payment.membership_id', places.members))
    .where(countsFor(places, { orderedFor: 'bill_payment.day', leftAt: 'bill_payment.settled_at' }))
    .where('bill_payment.status', '=', 'paid'),
);

function sumOf(payments: readonly Pick<Left, 'amount'>[]): Cents {
  return cents(payments.reduce((sum, { amount }) => sum + amount, 0));
}
