import type { BillRequest, BillPayment } from '#contract/bills/bills.ts';
import type { Kysely, Transaction } from 'kysely';
import { type PageRequest, readCursor } from '../history/history-page.ts';
import { shownName } from '../database/account-name.ts';
import { lockOwed } from '../ledger/card-ledger.ts';
import { availableOf } from '../ledger/ledger-rules.ts';
import { lockMovableAccount } from '../ledger/load-accounts.ts';
import type { Tables } from '../tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { countScheduled, seriesColumns } from '../standing-orders/occurrence-records.ts';
import type { BillFacts } from './bill-rules.ts';
import type { BillSeriesRow } from './bill-tables.ts';
import { lockPayee } from './payee-records.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId, BillPaymentId, BillSeriesId, PayeeId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { transactionLabel } from '../formats/labels.ts';

/** The tables of bills. */
export const billTables = { series: 'bill_series', occurrences: 'bill_payment' } as const;

/** A payment of this query. */
export type Bill = Awaited<ReturnType<ReturnType<typeof billsOf>['execute']>>[number];

/** The facts for a decision, with the account's balance and the payee locked until the transaction ends. */
export async function loadBillFacts(
  scope: DatabaseTransaction,
  membershipId: string,
  request: BillRequest,
): Promise<BillFacts> {
  const account = await lockMovableAccount(scope, membershipId, request.from);
  const payee = await lockPayee(scope, membershipId, request.payee);
  const cardId = payee?.card_id ?? null;
  return {
    from: account && { ...account, available: availableOf(account.balance) },
    payee,
    owed: cardId === null ? null : await lockOwed(scope, cardId),
    scheduled: await countScheduled(scope.trx, billTables, membershipId),
  };
}

/** A page by key of the member's payments that lie behind, newest first. */
export async function settledBills(
  db: Kysely<Tables>,
  membershipId: string,
  { cursor, limit }: PageRequest,
): Promise<{ bills: Bill[]; next: string | null }> {
  let query = billsOf(db)
    .where('occurrence.membership_id', '=', membershipId)
    .where('occurrence.settled_at', 'is not', null);
  if (cursor !== undefined) {
    const { at, id } = readCursor(cursor);
    query = query.where((eb) =>
      eb(eb.refTuple('occurrence.settled_at', 'occurrence.id'), '<', eb.tuple(at, id)),
    );
  }
  const rows = await query
    .orderBy('occurrence.settled_at', 'desc')
    .orderBy('occurrence.id', 'desc')
    .limit(limit + 1)
    .execute();
  const bills = rows.slice(0, limit);
  const last = bills.at(-1);
  const next = rows.length > limit && last ? `${last.settled_at}.${last.id}` : null;
  return { bills, next };
}

export async function insertSeries(trx: Transaction<Tables>, series: BillSeriesRow): Promise<void> {
  await trx.insertInto('bill_series').values(series).execute();
}

/** Payments under the name `occurrence`, with the fields of their series, and the names of payee and account. */
export function billsOf(db: Kysely<Tables>) {
  return db
    .selectFrom('bill_payment as occurrence')
    .innerJoin('bill_series as series', 'series.id', 'occurrence.series_id')
    .innerJoin('payee', 'payee.id', 'series.payee_id')
    .innerJoin('account', 'account.id', 'series.from_account_id')
    .selectAll('occurrence')
    .select([
      ...seriesColumns,
      'series.payee_id',
      'payee.name as payeeName',
      'payee.category as category',
      'payee.card_id as cardId',
      'account.handle as fromHandle',
      'account.name as fromName',
      shownName().as('fromShown'),
    ]);
}

/** The payment as the contract has it. */
export function presentBill(bill: Bill): BillPayment {
  const settledAt = bill.settled_at as EpochMs | null;
  return {
    id: bill.id as BillPaymentId,
    series: bill.series_id as BillSeriesId,
    payee: bill.payee_id as PayeeId,
    payeeName: bill.payeeName,
    from: bill.fromHandle as AccountId,
    fromName: bill.fromShown,
    amount: cents(bill.amount),
    memo: bill.memo,
    repeat: bill.repeat,
    date: bill.day as LocalDate,
    status: bill.status,
    dueAt: bill.due_at as EpochMs | null,
    settledAt,
    reason: bill.reason,
    // The line of the history was written in the same moment.
    label: bill.status === 'paid' && settledAt !== null ? transactionLabel(settledAt) : null,
  };
}
