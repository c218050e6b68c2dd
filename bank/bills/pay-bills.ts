import { cents } from '#contract/money/cents.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import { transactionLabel } from '../formats/labels.ts';
import { lockOwedOn, recordCardPayments } from '../ledger/card-ledger.ts';
import { clearing } from '../ledger/chart-of-accounts.ts';
import { PostingBatch } from '../ledger/posting-batch.ts';
import { type NewTransaction, recordTransactions } from '../history/record-transaction.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { mayLeaveOnTheirDays } from '../standing-orders/confirm-order.ts';
import type { OrderKind, OrdersBank, Outcome } from '../standing-orders/order-kind.ts';
import { type Bill, billTables, billsOf } from './bill-records.ts';
import { overpays } from './bill-rules.ts';
import type { BillPaymentId } from '#contract/text/ids.ts';

interface Paid {
  readonly bill: Bill;
  readonly postingId: string;
}

/**
 * Pays due payments, each of another membership. A payment to a member's card reduces the amount owed on it. A payment
 * fails if more would leave on its day than the member confirmed, if it would overpay the card, or if the account has too
 * little money.
 */
async function payBills(
  scope: DatabaseTransaction,
  bank: OrdersBank,
  bills: readonly Bill[],
  at: EpochMs,
): Promise<Outcome<Bill>[]> {
  const mayLeave = await mayLeaveOnTheirDays(scope, bank, bills);
  const owed = await lockOwedOn(
    scope,
    bills.flatMap(({ cardId }) => cardId ?? []),
  );
  const batch = await PostingBatch.lock(
    scope,
    bills.map((bill) => bill.from_account_id),
  );
  const paid: Paid[] = [];
  const outcomes = bills.map((bill): Outcome<Bill> => {
    if (!mayLeave.has(bill)) return { status: 'failed', reason: 'not-confirmed' };
    const { cardId } = bill;
    const amount = cents(bill.amount);
    if (cardId !== null && overpays(amount, owed.get(cardId) ?? cents(0), bank.policy)) {
      return { status: 'failed', reason: 'more-than-owed' };
    }
    const postingId = bank.newId();
    const result = batch.post(
      { id: postingId, kind: 'bill-paid', at, transferId: null, reverses: null },
      [
        { account: bill.from_account_id, amount: cents(-amount) },
        { account: clearing('bill'), amount },
      ],
    );
    if (result.kind === 'overdrawn') return { status: 'failed', reason: 'insufficient-funds' };
    paid.push({ bill, postingId });
    return { status: 'paid', posting_id: postingId };
  });
  await batch.record(scope);
  await record(scope, bank, paid, at);
  return outcomes;
}

async function record(
  scope: DatabaseTransaction,
  bank: OrdersBank,
  paid: readonly Paid[],
  at: EpochMs,
): Promise<void> {
  const lines = paid.map((one) => lineOf(one, bank.newId(), at));
  await recordTransactions(scope, lines, bank.timeZone);
  await recordCardPayments(
    scope,
    paid.flatMap(({ bill: { cardId, amount }, postingId }) =>
      cardId === null ? [] : [{ id: bank.newId(), cardId, amount: cents(amount), at, postingId }],
    ),
  );
}

function lineOf({ bill, postingId }: Paid, id: string, at: EpochMs): NewTransaction {
  return {
    id,
    membershipId: bill.membership_id,
    account: { id: bill.from_account_id, name: bill.fromName },
    postingId,
    type: 'debit',
    description: describe({ kind: 'bill', name: bill.payeeName }),
    amount: cents(bill.amount),
    at,
    status: 'completed',
    category: bill.category as Category,
    label: transactionLabel(at),
    reference: null,
    transferId: null,
    memo: bill.memo,
  };
}

/** Bills as standing orders (R-D7): each is one posting on its day. */
export const billOrders: OrderKind<Bill> = {
  name: 'bills',
  tables: billTables,
  rows: billsOf,
  minutesOfDay: ({ billsPaidAtMinutes }) => billsPaidAtMinutes,
  execute: payBills,
  audit: { occurrence: 'bill', series: 'bill-series', id: 'payment' },
  events: (bill) => [billEvent(bill)],
};

function billEvent(bill: Bill) {
  return {
    kind: 'bill',
    paymentId: bill.id as BillPaymentId,
    status: bill.status,
    amount: cents(bill.amount),
    payeeName: bill.payeeName,
    date: bill.day as LocalDate,
    ...(bill.reason !== null && bill.reason !== 'insufficient-funds' && { reason: bill.reason }),
  } as const;
}
