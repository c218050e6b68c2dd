import { cents } from '#contract/money/cents.ts';
import type { BillPaymentId } from '#contract/text/ids.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import { transactionLabel } from '../calendar/labels.ts';
import { atTimeOfDay } from '../calendar/local-time.ts';
import { dayInSeries } from '../calendar/recurrence.ts';
import { lockOwed, recordCardPayment } from '../ledger/card-ledger.ts';
import { clearing } from '../ledger/chart-of-accounts.ts';
import { post } from '../ledger/post.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { BankContext } from '../database/bank-context.ts';
import { recordTransactions } from '../history/record-transaction.ts';
import { countsAsConfirmed, mayLeave } from '../step-up/daily-bound.ts';
import { leftUnconfirmed } from '../step-up/leaving-records.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { overpays } from './bill-rules.ts';
import {
  type Bill,
  getBill,
  insertScheduled,
  lockSeries,
  payerOf,
  recordSettlement,
  scheduledOf,
  seriesOf,
  type Settlement,
} from './bill-records.ts';

/** What settling needs of the bank. */
export type SettlingBank = Pick<BankContext, 'newId' | 'timeZone' | 'policy'>;

/**
 * Pays a scheduled payment, or lets it fail where the account does not hold the money, or more would leave
 * that day than its member has confirmed, or the card that it pays would be overpaid; a series goes on either way. A card that
 * it pays owes less by it. Undefined where it was settled before: asking twice does nothing twice.
 */
export async function payBill(
  scope: DatabaseTransaction,
  bank: SettlingBank,
  paymentId: string,
  at: EpochMs,
): Promise<Bill | undefined> {
  await lockMemberships(scope, [await payerOf(scope.trx, paymentId)]);
  const bill = await lockBill(scope, paymentId);
  if (!bill) {
    return undefined;
  }
  const payment = {
    amount: cents(bill.amount),
    isConfirmed: countsAsConfirmed(bill, bank.policy),
    leftUnconfirmed: await leftUnconfirmed(scope.trx, bank, bill.member_id, at),
  };
  if (!mayLeave(payment, bank.policy)) {
    return await settle(scope, bank, bill, { status: 'failed', reason: 'not-confirmed' }, at);
  }
  const { cardId } = bill;
  if (cardId !== null) {
    const owed = await lockOwed(scope, cardId);
    if (overpays(payment.amount, owed, bank.policy)) {
      return await settle(scope, bank, bill, { status: 'failed', reason: 'more-than-owed' }, at);
    }
  }
  const postingId = bank.newId();
  const result = await post(scope, [
    {
      head: { id: postingId, kind: 'bill-paid', at, transferId: null, reverses: null },
      legs: [
        { account: bill.from_account_id, amount: cents(-bill.amount) },
        { account: clearing('bill'), amount: cents(bill.amount) },
      ],
    },
  ]);
  if (result.kind === 'overdrawn') {
    return await settle(scope, bank, bill, { status: 'failed', reason: 'insufficient-funds' }, at);
  }
  await recordInHistory(scope, bank, bill, postingId, at);
  if (cardId !== null) {
    const { amount } = payment;
    await recordCardPayment(scope.trx, { id: bank.newId(), cardId, amount, at, postingId });
  }
  return await settle(scope, bank, bill, { status: 'paid', posting_id: postingId }, at);
}

/** Cancels a scheduled payment; a series goes on. Undefined where it was settled before. */
export async function cancelBill(
  scope: DatabaseTransaction,
  bank: SettlingBank,
  paymentId: string,
  at: EpochMs,
): Promise<Bill | undefined> {
  const bill = await lockBill(scope, paymentId);
  return bill && (await settle(scope, bank, bill, { status: 'cancelled' }, at));
}

/** Cancels what lies ahead of a series; nothing follows. Undefined where nothing lies ahead. */
export async function endSeries(
  scope: DatabaseTransaction,
  seriesId: string,
  at: EpochMs,
): Promise<Bill | undefined> {
  await lockSeries(scope, seriesId);
  const bill = await scheduledOf(scope.trx, seriesId);
  if (!bill) {
    return undefined;
  }
  await recordSettlement(scope.trx, bill.id, { status: 'cancelled' }, at);
  const cancelled = await getBill(scope.trx, bill.id);
  await logSettlement(scope, cancelled, 'bill-series-cancelled', at);
  return cancelled;
}

/** When a payment of that day is made, if it was scheduled ahead. */
export function dueAt(day: LocalDate, { timeZone, policy }: SettlingBank): EpochMs {
  return atTimeOfDay(day, policy.billsPaidAtMinutes, timeZone);
}

/** The payment, its series locked, while it is scheduled. */
async function lockBill(scope: DatabaseTransaction, paymentId: string): Promise<Bill | undefined> {
  await lockSeries(scope, await seriesOf(scope.trx, paymentId));
  const bill = await getBill(scope.trx, paymentId);
  return bill.status === 'scheduled' ? bill : undefined;
}

async function settle(
  scope: DatabaseTransaction,
  bank: SettlingBank,
  bill: Bill,
  settlement: Settlement,
  at: EpochMs,
): Promise<Bill> {
  await recordSettlement(scope.trx, bill.id, settlement, at);
  if (bill.repeat !== 'once') {
    const sequence = bill.sequence + 1;
    const day = dayInSeries(bill.first_day as LocalDate, bill.repeat, sequence);
    await insertScheduled(scope.trx, {
      id: bank.newId(),
      series_id: bill.series_id,
      sequence,
      member_id: bill.member_id,
      day,
      due_at: dueAt(day, bank),
    });
  }
  const settled = await getBill(scope.trx, bill.id);
  await logSettlement(scope, settled, `bill-${settled.status}`, at);
  return settled;
}

async function recordInHistory(
  scope: DatabaseTransaction,
  bank: SettlingBank,
  bill: Bill,
  postingId: string,
  at: EpochMs,
): Promise<void> {
  await recordTransactions(
    scope,
    [
      {
        id: bank.newId(),
        membershipId: bill.member_id,
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
      },
    ],
    bank.timeZone,
  );
}

async function logSettlement(
  scope: DatabaseTransaction,
  bill: Bill,
  action: string,
  at: EpochMs,
): Promise<void> {
  await appendToMemberLogs(scope, [
    {
      membershipId: bill.member_id,
      at,
      audit: { action, facts: { payment: bill.id, amount: bill.amount, reason: bill.reason } },
      events: [billEvent(bill)],
    },
  ]);
}

/** What the member's screens are told when a payment has a new status. */
export function billEvent(bill: Bill) {
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
