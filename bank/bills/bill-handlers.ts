import type { BillPayment, BillRequest } from '#contract/bills/bills.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { requestHash } from '../idempotency/intent-records.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { type Executed, once } from '../idempotency/once.ts';
import type { PayeeRow } from './bill-tables.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { StepUpNeeded } from '../step-up/check-step-up.ts';
import { type Confirmation, confirmPayment, unasked } from '../step-up/confirm-payment.ts';
import { mostOnItsDays } from '../step-up/daily-bound.ts';
import { leftToday, scheduledPayments } from '../step-up/leaving-records.ts';
import {
  type Bill,
  findBill,
  getBill,
  hasSeries,
  insertScheduled,
  insertSeries,
  loadBillFacts,
  scheduledOf,
  settledBills,
  upcomingBills,
} from './bill-records.ts';
import { billAct, billDays, type BillFacts, type BillRefusal, decideBill } from './bill-rules.ts';
import { presentBill } from './present-bill.ts';
import { billEvent, cancelBill, dueAt, endSeries, payBill } from './settle-bill.ts';

/** Paying bills: now, on a day, or again and again. */
export function billHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, timeZone, policy } = bank;
  const { bills } = gate.gated;

  return {
    schedule: bills.schedule.handler(async ({ input, context, errors }) => {
      const { signedIn } = context;
      const { membershipId } = signedIn;
      const intent = {
        membershipId,
        key: input.intentKey,
        requestHash: requestHash('bills.schedule', input.bill),
      };
      const result = await store.transact(async (scope) => {
        // The locks are taken first, so that of two equal asks the second waits here and then finds the
        // answer of the first.
        await lockMemberships(scope, [membershipId]);
        const facts = await loadBillFacts(scope, membershipId, input.bill);
        const at = clock.now();
        return await once<BillPayment, BillRefusal | StepUpNeeded>(scope, at, intent, () =>
          schedule(scope, bank, { signedIn, request: input.bill, facts, at }),
        );
      });
      return await answerOnce(bank, context.signedIn, errors, result);
    }),

    upcoming: bills.upcoming.handler(async ({ context }) => {
      const payments = await upcomingBills(store.db, context.signedIn.membershipId);
      const days = billDays(localMoment(clock.now(), timeZone).date, policy);
      return {
        payments: payments.map(presentBill),
        ...days,
        paidAt: localMoment(dueAt(days.earliest, bank), timeZone).time,
        most: policy.billMost,
      };
    }),

    settled: bills.settled.handler(async ({ input, context }) => {
      const page = await settledBills(store.db, context.signedIn.membershipId, input);
      return { payments: page.bills.map(presentBill), next: page.next };
    }),

    cancel: bills.cancel.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      if (!(await findBill(store.db, membershipId, input.id))) {
        throw errors.NOT_FOUND();
      }
      const outcome = await store.transact((scope) => cancel(scope, bank, input.id));
      if (outcome.kind === 'not-scheduled') {
        throw errors.NOT_SCHEDULED({ data: { status: outcome.bill.status } });
      }
      bank.bell.ring(membershipId);
      if (outcome.nextDueAt !== null) {
        bank.expectWork(outcome.nextDueAt);
      }
      return presentBill(outcome.bill);
    }),

    cancelSeries: bills.cancelSeries.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const outcome = await store.transact((scope) =>
        cancelSeries(scope, bank, membershipId, input.series),
      );
      switch (outcome.kind) {
        case 'not-found':
          throw errors.NOT_FOUND();
        case 'ended':
          throw errors.SERIES_ENDED();
        case 'cancelled':
          bank.bell.ring(membershipId);
          return presentBill(outcome.bill);
      }
    }),
  };
}

interface ToSchedule {
  readonly signedIn: SignedIn;
  readonly request: BillRequest;
  readonly facts: BillFacts;
  readonly at: EpochMs;
}

/** Decide and record, in the transaction of the scope. A refusal records nothing. */
async function schedule(
  scope: DatabaseTransaction,
  bank: BankContext,
  { signedIn, request, facts, at }: ToSchedule,
): Promise<Executed<BillPayment, BillRefusal | StepUpNeeded>> {
  const days = billDays(localMoment(at, bank.timeZone).date, bank.policy);
  const decision = decideBill(request, facts, days, bank.policy);
  if (decision.kind === 'refused') {
    return decision;
  }

  const { from, payee, paidNow } = decision;
  const { membershipId } = signedIn;
  const { needed, isConfirmed } = await checkStepUpForBill(
    scope,
    bank,
    signedIn,
    request,
    payee,
    at,
  );
  if (needed) {
    return { kind: 'refused', refusal: needed };
  }
  const seriesId = bank.newId();
  const paymentId = bank.newId();
  await insertSeries(scope.trx, {
    id: seriesId,
    member_id: membershipId,
    payee_id: payee.id,
    from_account_id: from.id,
    amount: request.amount,
    memo: request.memo,
    repeat: request.repeat,
    first_day: request.date,
    created_at: at,
    confirmed: isConfirmed ? 1 : 0,
  });
  await insertScheduled(scope.trx, {
    id: paymentId,
    series_id: seriesId,
    sequence: 1,
    member_id: membershipId,
    day: request.date,
    due_at: paidNow ? at : dueAt(request.date, bank),
  });
  const bill = paidNow
    ? await payNow(scope, bank, paymentId, at)
    : await logScheduled(scope, paymentId, at);
  const next = await scheduledOf(scope.trx, seriesId);
  return {
    kind: 'done',
    answer: presentBill(bill),
    dueAt: (next?.due_at ?? null) as EpochMs | null,
  };
}

/** Whether the member has to show who they are for it, with all that leaves on each of its days. A payee was asked about when added. */
async function checkStepUpForBill(
  scope: DatabaseTransaction,
  bank: BankContext,
  signedIn: SignedIn,
  request: BillRequest,
  payee: PayeeRow,
  at: EpochMs,
): Promise<Confirmation> {
  if (!bank.policy.security.asksStepUp) {
    return unasked;
  }
  const { trx } = scope;
  const { membershipId } = signedIn;
  const { amount, date: firstDay, repeat } = request;
  const payment = { amount, firstDay, repeat, sequence: 1 };
  const left = {
    day: localMoment(at, bank.timeZone).date,
    amount: await leftToday(trx, bank, membershipId, at),
  };
  return await confirmPayment(bank, scope, signedIn, {
    mostOnOneDay: mostOnItsDays(payment, await scheduledPayments(trx, membershipId), left),
    isToSomebodyNew: false,
    act: billAct(request, payee),
  });
}

/** The money was seen under the lock that is still held: a payment that fails now is a bug. */
async function payNow(
  scope: DatabaseTransaction,
  bank: BankContext,
  paymentId: string,
  at: EpochMs,
): Promise<Bill> {
  const bill = await payBill(scope, bank, paymentId, at);
  if (bill?.status !== 'paid') {
    throw new Error(`Payment ${paymentId} was accepted and could not be paid`);
  }
  return bill;
}

async function logScheduled(
  scope: DatabaseTransaction,
  paymentId: string,
  at: EpochMs,
): Promise<Bill> {
  const bill = await getBill(scope.trx, paymentId);
  const { member_id: membershipId, series_id: series, amount, day, repeat } = bill;
  const facts = { payment: paymentId, series, amount, day, repeat };
  await appendToMemberLogs(scope, [
    { membershipId, at, audit: { action: 'bill-scheduled', facts }, events: [billEvent(bill)] },
  ]);
  return bill;
}

type Cancelled =
  | { readonly kind: 'not-scheduled'; readonly bill: Bill }
  | { readonly kind: 'cancelled'; readonly bill: Bill; readonly nextDueAt: EpochMs | null };

async function cancel(
  scope: DatabaseTransaction,
  bank: BankContext,
  paymentId: string,
): Promise<Cancelled> {
  const bill = await cancelBill(scope, bank, paymentId, bank.clock.now());
  if (!bill) {
    return { kind: 'not-scheduled', bill: await getBill(scope.trx, paymentId) };
  }
  const next = await scheduledOf(scope.trx, bill.series_id);
  return { kind: 'cancelled', bill, nextDueAt: (next?.due_at ?? null) as EpochMs | null };
}

type SeriesCancelled =
  | { readonly kind: 'not-found' | 'ended' }
  | { readonly kind: 'cancelled'; readonly bill: Bill };

async function cancelSeries(
  scope: DatabaseTransaction,
  bank: BankContext,
  membershipId: string,
  seriesId: string,
): Promise<SeriesCancelled> {
  if (!(await hasSeries(scope.trx, membershipId, seriesId))) {
    return { kind: 'not-found' };
  }
  const bill = await endSeries(scope, seriesId, bank.clock.now());
  return bill ? { kind: 'cancelled', bill } : { kind: 'ended' };
}
