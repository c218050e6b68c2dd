import type { BillRequest } from '#contract/bills/bills.ts';
import type { Kysely, Transaction } from 'kysely';
import { type PageRequest, readCursor } from '../history/history-page.ts';
import { lockOwed } from '../ledger/card-ledger.ts';
import { lockBalances } from '../ledger/ledger-records.ts';
import { availableOf } from '../ledger/ledger-rules.ts';
import type { BillPaymentRow, BillSeriesRow } from './bill-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { BillAccount, BillFacts } from './bill-rules.ts';
import { lockPayee } from './payee-records.ts';

/** A payment with what its series says, and the names of payee and account. */
export type Bill = Awaited<ReturnType<ReturnType<typeof billsOf>['execute']>>[number];

/** What a decision needs, the account's balance and the payee locked until the transaction ends. */
export async function loadBillFacts(
  scope: DatabaseTransaction,
  membershipId: string,
  request: BillRequest,
): Promise<BillFacts> {
  const from = await findAccount(scope, membershipId, request.from);
  const payee = await lockPayee(scope, membershipId, request.payee);
  const cardId = payee?.card_id ?? null;
  return {
    from,
    payee,
    owed: cardId === null ? null : await lockOwed(scope, cardId),
    scheduled: await countScheduled(scope.trx, membershipId),
  };
}

async function findAccount(
  scope: DatabaseTransaction,
  membershipId: string,
  handle: string,
): Promise<BillAccount | undefined> {
  const account = await scope.trx
    .selectFrom('account')
    .select(['id', 'name'])
    .where('member_id', '=', membershipId)
    .where('handle', '=', handle)
    .executeTakeFirst();
  const balance = account && (await lockBalances(scope, [account.id])).get(account.id);
  return (
    balance && {
      ...account,
      available: availableOf(balance),
    }
  );
}

async function countScheduled(trx: Transaction<Tables>, membershipId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('bill_payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', membershipId)
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The member's payments that lie ahead, soonest first. */
export async function upcomingBills(db: Kysely<Tables>, membershipId: string): Promise<Bill[]> {
  return await billsOf(db)
    .where('bill_payment.member_id', '=', membershipId)
    .where('bill_payment.due_at', 'is not', null)
    .orderBy('bill_payment.due_at')
    .orderBy('bill_payment.id')
    .execute();
}

/** A page by key of the member's payments that lie behind, newest first. */
export async function settledBills(
  db: Kysely<Tables>,
  membershipId: string,
  { cursor, limit }: PageRequest,
): Promise<{ bills: Bill[]; next: string | null }> {
  let query = billsOf(db)
    .where('bill_payment.member_id', '=', membershipId)
    .where('bill_payment.settled_at', 'is not', null);
  if (cursor !== undefined) {
    const { at, id } = readCursor(cursor);
    query = query.where((eb) =>
      eb(eb.refTuple('bill_payment.settled_at', 'bill_payment.id'), '<', eb.tuple(at, id)),
    );
  }
  const rows = await query
    .orderBy('bill_payment.settled_at', 'desc')
    .orderBy('bill_payment.id', 'desc')
    .limit(limit + 1)
    .execute();
  const bills = rows.slice(0, limit);
  const last = bills.at(-1);
  const next = rows.length > limit && last ? `${last.settled_at}.${last.id}` : null;
  return { bills, next };
}

/** The member's payment of that key. */
export async function findBill(
  db: Kysely<Tables>,
  membershipId: string,
  id: string,
): Promise<Bill | undefined> {
  return await billsOf(db)
    .where('bill_payment.id', '=', id)
    .where('bill_payment.member_id', '=', membershipId)
    .executeTakeFirst();
}

/** A payment that is known to exist. */
export async function getBill(trx: Transaction<Tables>, id: string): Promise<Bill> {
  return await billsOf(trx).where('bill_payment.id', '=', id).executeTakeFirstOrThrow();
}

/** Whose payment it is; never another's. */
export async function payerOf(trx: Transaction<Tables>, paymentId: string): Promise<string> {
  const { member_id: membershipId } = await trx
    .selectFrom('bill_payment')
    .select('member_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return membershipId;
}

/** To which series a payment belongs; never another. */
export async function seriesOf(trx: Transaction<Tables>, paymentId: string): Promise<string> {
  const { series_id: series } = await trx
    .selectFrom('bill_payment')
    .select('series_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return series;
}

/**
 * Whoever settles a payment of a series or ends the series locks it first, and then reads how it
 * stands: so none of them misses what another has just written.
 */
export async function lockSeries(
  { trx, engine }: DatabaseTransaction,
  seriesId: string,
): Promise<void> {
  if (engine === 'postgres') {
    await trx
      .selectFrom('bill_series')
      .select('id')
      .where('id', '=', seriesId)
      .forUpdate()
      .execute();
  }
}

/** The payment of a locked series that lies ahead, if there is one. */
export async function scheduledOf(
  trx: Transaction<Tables>,
  seriesId: string,
): Promise<Bill | undefined> {
  return await billsOf(trx)
    .where('bill_payment.series_id', '=', seriesId)
    .where('bill_payment.due_at', 'is not', null)
    .executeTakeFirst();
}

/** Whether the member has ordered this series. */
export async function hasSeries(
  trx: Transaction<Tables>,
  membershipId: string,
  seriesId: string,
): Promise<boolean> {
  const series = await trx
    .selectFrom('bill_series')
    .select('id')
    .where('id', '=', seriesId)
    .where('member_id', '=', membershipId)
    .executeTakeFirst();
  return series !== undefined;
}

export async function insertSeries(trx: Transaction<Tables>, series: BillSeriesRow): Promise<void> {
  await trx.insertInto('bill_series').values(series).execute();
}

/** Writes a payment that lies ahead. */
export async function insertScheduled(
  trx: Transaction<Tables>,
  payment: Pick<BillPaymentRow, 'id' | 'series_id' | 'sequence' | 'member_id' | 'day'> & {
    readonly due_at: number;
  },
): Promise<void> {
  await trx
    .insertInto('bill_payment')
    .values({ ...payment, status: 'scheduled', settled_at: null, reason: null, posting_id: null })
    .execute();
}

/** What became of a payment. */
export type Settlement =
  | { readonly status: 'paid'; readonly posting_id: string }
  | { readonly status: 'failed'; readonly reason: NonNullable<BillPaymentRow['reason']> }
  | { readonly status: 'cancelled' };

/** Moves a scheduled payment of a locked series on; throws where it is not scheduled any more. */
export async function recordSettlement(
  trx: Transaction<Tables>,
  paymentId: string,
  settlement: Settlement,
  at: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('bill_payment')
    .set({ ...settlement, due_at: null, settled_at: at })
    .where('id', '=', paymentId)
    .where('status', '=', 'scheduled')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) {
    throw new Error(`Payment ${paymentId} was settled while its series was locked`);
  }
}

function billsOf(db: Kysely<Tables>) {
  return db
    .selectFrom('bill_payment')
    .innerJoin('bill_series', 'bill_series.id', 'bill_payment.series_id')
    .innerJoin('payee', 'payee.id', 'bill_series.payee_id')
    .innerJoin('account', 'account.id', 'bill_series.from_account_id')
    .selectAll('bill_payment')
    .select([
      'bill_series.payee_id',
      'bill_series.from_account_id',
      'bill_series.amount',
      'bill_series.memo',
      'bill_series.repeat',
      'bill_series.first_day',
      'bill_series.confirmed',
      'payee.name as payeeName',
      'payee.category as category',
      'payee.card_id as cardId',
      'account.handle as fromHandle',
      'account.name as fromName',
    ]);
}
