import { cents } from '#contract/money/cents.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import { transactionLabel } from '../calendar/labels.ts';
import { lockOwed, recordCardPayment } from '../ledger/card-ledger.ts';
import { clearing } from '../ledger/chart-of-accounts.ts';
import { post } from '../ledger/post.ts';
import { recordTransactions } from '../history/record-transaction.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { mayLeaveToday } from '../standing-orders/confirm-order.ts';
import type { OrdersBank, Outcome } from '../standing-orders/order-kind.ts';
import type { Bill } from './bill-records.ts';
import { overpays } from './bill-rules.ts';

/**
 * Pays a payment that is due; a card that it pays owes less by it. It fails where more would leave that day than its member
 * has confirmed, or the card would be overpaid, or the account does not hold the money.
 */
export async function payBill(
  scope: DatabaseTransaction,
  bank: OrdersBank,
  bill: Bill,
  at: EpochMs,
): Promise<Outcome<Bill>> {
  if (!(await mayLeaveToday(scope, bank, bill, at))) {
    return { status: 'failed', reason: 'not-confirmed' };
  }
  const { cardId } = bill;
  const amount = cents(bill.amount);
  if (cardId !== null && overpays(amount, await lockOwed(scope, cardId), bank.policy)) {
    return { status: 'failed', reason: 'more-than-owed' };
  }
  const postingId = bank.newId();
  const result = await post(scope, [
    {
      head: { id: postingId, kind: 'bill-paid', at, transferId: null, reverses: null },
      legs: [
        { account: bill.from_account_id, amount: cents(-amount) },
        { account: clearing('bill'), amount },
      ],
    },
  ]);
  if (result.kind === 'overdrawn') {
    return { status: 'failed', reason: 'insufficient-funds' };
  }
  await recordInHistory(scope, bank, bill, postingId, at);
  if (cardId !== null) {
    await recordCardPayment(scope.trx, { id: bank.newId(), cardId, amount, at, postingId });
  }
  return { status: 'paid', posting_id: postingId };
}

async function recordInHistory(
  scope: DatabaseTransaction,
  bank: OrdersBank,
  bill: Bill,
  postingId: string,
  at: EpochMs,
): Promise<void> {
  await recordTransactions(
    scope,
    [
      {
        id: bank.newId(),
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
      },
    ],
    bank.timeZone,
  );
}
