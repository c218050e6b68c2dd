import { type BillPayment, type BillRequest, bills as contract } from '#contract/bills/bills.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { localMoment } from '../calendar/local-time.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { answerExecuted, answerOnce } from '../idempotency/answer-once.ts';
import { executeOnce } from '../idempotency/execute-once.ts';
import type { Executed } from '../idempotency/once.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import type { StepUpNeeded } from '../identity/step-up/check-step-up.ts';
import {
  type SameOrder,
  cancelOne,
  cancelSeries,
  refuseSame,
} from '../standing-orders/cancel-orders.ts';
import { confirmOrder } from '../standing-orders/confirm-order.ts';
import { scheduledInSeries } from '../standing-orders/occurrence-records.ts';
import { dueAt } from '../standing-orders/order-kind.ts';
import { insertFirst, logScheduled, newSeries } from '../standing-orders/place-order.ts';
import { executeOccurrence } from '../standing-orders/settle-occurrence.ts';
import { billOrders } from './pay-bills.ts';
import { type Bill, billTables, insertSeries, loadBillFacts, presentBill } from './bill-records.ts';
import { billAct, billDays, type BillRefusal, decideBill } from './bill-rules.ts';

/** Paying bills: now, on a later day, or repeatedly. */
export function billChangeHandlers(gate: Gate, bank: BankContext) {
  const bills = gate.gated(contract);

  return {
    schedule: bills.schedule.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, bill: request } = input;
      const asked = { key, procedure: 'bills.schedule', request };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        scheduleBill(scope, bank, signedIn, request, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),

    cancel: bills.cancel.handler(async ({ input, context: { signedIn }, errors }) => {
      const asked = { ...signedIn, id: input.id };
      const outcome = await cancelOne(bank, billOrders, asked, 'NOT_SCHEDULED');
      return presentBill(await answerExecuted(bank, signedIn, errors, outcome));
    }),

    cancelSeries: bills.cancelSeries.handler(async ({ input, context: { signedIn }, errors }) => {
      const asked = { ...signedIn, series: input.series };
      const outcome = await cancelSeries(bank, billOrders, asked, 'SERIES_ENDED');
      return presentBill(await answerExecuted(bank, signedIn, errors, outcome));
    }),
  };
}

/** See `refuseSame`. */
export async function refuseSameBill(
  db: Kysely<Tables>,
  membershipId: string,
  { payee, amount, date: firstDay, repeat, again }: BillRequest,
): Promise<SameOrder | null> {
  const order = { membershipId, amount, firstDay, repeat };
  return await refuseSame(db, billTables, order, { payee_id: payee }, again);
}

/** Load, decide, record, all in the transaction of the scope. A refusal records nothing. */
export async function scheduleBill(
  scope: DatabaseTransaction,
  bank: BankContext,
  signedIn: SignedIn,
  request: BillRequest,
  at: EpochMs,
): Promise<Executed<BillPayment, BillRefusal | SameOrder | StepUpNeeded>> {
  const { membershipId } = signedIn;
  const facts = await loadBillFacts(scope, membershipId, request);
  const days = billDays(localMoment(at, bank.timeZone).date, bank.policy);
  const decision = decideBill(request, facts, days, bank.policy);
  if (decision.kind === 'refused') {
    return decision;
  }

  const { from, payee, paidNow } = decision;
  const { amount, date: firstDay, repeat, memo } = request;
  const same = await refuseSameBill(scope.trx, membershipId, request);
  if (same) {
    return { kind: 'refused', refusal: same };
  }
  const { needed, isConfirmed } = await confirmOrder(
    scope,
    bank,
    signedIn,
    // Adding the payee took a step-up already.
    { order: { amount, firstDay, repeat }, isToSomebodyNew: false, act: billAct(request, payee) },
    at,
  );
  if (needed) {
    return { kind: 'refused', refusal: needed };
  }
  const order = {
    membershipId,
    fromAccountId: from.id,
    amount,
    memo,
    firstDay,
    repeat,
    isConfirmed,
  };
  const series = { ...newSeries(bank, order, at), payee_id: payee.id };
  await insertSeries(scope.trx, series);
  const due = paidNow ? at : dueAt(billOrders, firstDay, bank);
  const id = await insertFirst(scope, bank, billOrders, series, due);
  const bill = paidNow
    ? await payNow(scope, bank, id, at, signedIn.personId)
    : await logScheduled(scope, billOrders, id, at, { by: signedIn.personId });
  const next = await scheduledInSeries(scope.trx, billOrders, series.id);
  return {
    kind: 'done',
    answer: presentBill(bill),
    dueAt: (next?.due_at ?? null) as EpochMs | null,
  };
}

/** The balance was checked under the lock that is still held, so a payment that fails now is a bug. */
async function payNow(
  scope: DatabaseTransaction,
  bank: BankContext,
  paymentId: string,
  at: EpochMs,
  by: string,
): Promise<Bill> {
  const bill = await executeOccurrence(scope, bank, billOrders, paymentId, at, by);
  if (bill?.status !== 'paid') {
    throw new Error(`Payment ${paymentId} was accepted and could not be paid`);
  }
  return bill;
}
