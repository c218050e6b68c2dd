import { cents } from '#contract/money/cents.ts';
import {
  type ScheduledTransfer,
  type ScheduleRequest,
  scheduledTransfers as contract,
} from '#contract/transfers/scheduled-transfers.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { declaredError } from '../errors/error-boundary.ts';
import { answerExecuted, answerOnce } from '../idempotency/answer-once.ts';
import { executeOnce } from '../idempotency/execute-once.ts';
import type { Executed } from '../idempotency/once.ts';
import type { Kysely } from 'kysely';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Connection } from '../database/prepared-query.ts';
import type { Tables } from '../tables.ts';
import { lockMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { StepUpNeeded } from '../identity/step-up/check-step-up.ts';
import {
  type SameOrder,
  cancelOne,
  cancelSeries,
  refuseSame,
} from '../standing-orders/cancel-orders.ts';
import { countScheduled, listScheduled } from '../standing-orders/occurrence-records.ts';
import { dueAt } from '../standing-orders/order-kind.ts';
import { insertFirst, logScheduled, newSeries } from '../standing-orders/place-order.ts';
import { checkStepUpForSchedule } from './step-up-check.ts';
import { arrivalOf } from '../calendar/business-days.ts';
import { type PurposeNeeded, purposeOf, refusePurpose } from './first-payment-rules.ts';
import { factsOf, loadFacts } from './load-facts.ts';
import { isLargeFirstPayment } from './first-payments.ts';
import { destinationRow } from './plan-transfer.ts';
import { presentScheduled, transferOrders } from './send-scheduled.ts';
import { failedSince, insertSeries, transferTables } from './schedule-records.ts';
import {
  decideSchedule,
  type ScheduleDecision,
  type ScheduleRefusal,
  transferDays,
} from './schedule-rules.ts';
import { contactMessages } from './tell-contact.ts';
import { type PaymentOrigin, toldOutcome } from './told-name.ts';
import type { Destination } from './transfer-rules.ts';
import { reviewOf } from './transfer-review.ts';

const failedShownMs = 30 * 24 * 60 * 60_000;
const failedShownMost = 10;

/** Transfers on a later day, once or again and again (R-T1). */
export function scheduledTransferHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, timeZone, policy } = bank;
  const scheduledTransfers = gate.gated(contract);

  return {
    list: scheduledTransfers.list.handler(async ({ context }) => {
      const { membershipId } = context.signedIn;
      const at = clock.now();
      const since = (at - failedShownMs) as EpochMs;
      const days = transferDays(localMoment(at, timeZone).date, policy);
      return {
        ahead: (await listScheduled(store.db, transferOrders, membershipId)).map(presentScheduled),
        failed: (await failedSince(store.db, membershipId, since, failedShownMost)).map(
          presentScheduled,
        ),
        ...days,
        sentAt: localMoment(dueAt(transferOrders, days.earliest, bank), timeZone).time,
      };
    }),

    preview: scheduledTransfers.preview.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const { schedule: request } = input;
      const at = clock.now();
      const decision = await decideLater(store, bank, membershipId, request);
      if (decision.kind === 'refused') {
        throw declaredError(errors, decision.refusal);
      }
      const { date, repeat, transfer } = request;
      const { shown } = await reviewOf(bank, context.signedIn, transfer, decision, at);
      return {
        ...shown,
        date,
        repeat,
        arrival: arrivalOf(transfer.kind, { day: date, isBeforeCutOff: true }, policy),
        sentAt: localMoment(dueAt(transferOrders, date, bank), timeZone).time,
      };
    }),

    schedule: scheduledTransfers.schedule.handler(
      async ({ input, context: { signedIn }, errors }) => {
        const { intentKey: key, schedule: request } = input;
        const asked = { key, procedure: 'scheduledTransfers.schedule', request };
        const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
          scheduleTransfer(scope, bank, signedIn, request, at, { kind: 'member' }),
        );
        return await answerOnce(bank, signedIn, errors, outcome);
      },
    ),

    cancel: scheduledTransfers.cancel.handler(async ({ input, context: { signedIn }, errors }) => {
      const asked = { ...signedIn, id: input.id };
      const outcome = await cancelOne(bank, transferOrders, asked, 'TRANSFER_NOT_SCHEDULED');
      return presentScheduled(await answerExecuted(bank, signedIn, errors, outcome));
    }),

    cancelSeries: scheduledTransfers.cancelSeries.handler(
      async ({ input, context: { signedIn }, errors }) => {
        const asked = { ...signedIn, series: input.series };
        const outcome = await cancelSeries(bank, transferOrders, asked, 'TRANSFER_SERIES_ENDED');
        return presentScheduled(await answerExecuted(bank, signedIn, errors, outcome));
      },
    ),
  };
}

/**
 * Decides the order by what is known at the moment. The money is needed on its day, so no balance is locked for it; and a request for
 * money may be paid until then, so that none can be paid by it.
 */
export async function decideLater(
  scope: Connection,
  bank: BankContext,
  membershipId: string,
  request: ScheduleRequest,
): Promise<ScheduleDecision> {
  const { timeZone, policy } = bank;
  const item = { membershipId, by: null, request: request.transfer };
  const loaded = await loadFacts({ lock: false, scope }, bank, [item]);
  const db = 'db' in scope ? scope.db : scope.trx;
  const scheduled = await countScheduled(db, transferTables, membershipId);
  const facts = { ...factsOf(loaded, item), requested: undefined, scheduled };
  return decideSchedule(
    request,
    facts,
    transferDays(localMoment(loaded.at, timeZone).date, policy),
    policy,
  );
}

/** See `refuseSame`. */
export async function refuseSameTransfer(
  db: Kysely<Tables>,
  membershipId: string,
  { transfer: { kind, amount }, date: firstDay, repeat, again }: ScheduleRequest,
  destination: Destination,
): Promise<SameOrder | null> {
  // The payee's name and whether they are saved tell no two payees apart.
  const {
    to_name: _name,
    recipient_id: _saved,
    bank_name: _bank,
    ...payee
  } = destinationRow(kind, destination);
  const order = { membershipId, amount: cents(amount), firstDay, repeat };
  return await refuseSame(db, transferTables, order, payee, again);
}

/** Load, decide, record: all in the transaction of the scope. A refusal records nothing. */
export async function scheduleTransfer(
  scope: DatabaseTransaction,
  bank: BankContext,
  signedIn: SignedIn,
  request: ScheduleRequest,
  at: EpochMs,
  origin: PaymentOrigin,
): Promise<
  Executed<ScheduledTransfer, ScheduleRefusal | PurposeNeeded | SameOrder | StepUpNeeded>
> {
  const { trx } = scope;
  const { membershipId } = signedIn;
  const { transfer, date, repeat } = request;
  const decision = await decideLater(scope, bank, membershipId, request);
  if (decision.kind === 'refused') {
    return decision;
  }
  const { from, destination } = decision;
  const isLargeFirst = await isLargeFirstPayment(trx, bank, membershipId, transfer, destination);
  const purposeNeeded = refusePurpose(transfer, { isLargeFirst });
  if (purposeNeeded) {
    return { kind: 'refused', refusal: purposeNeeded };
  }
  const same = await refuseSameTransfer(trx, membershipId, request, destination);
  if (same) {
    return { kind: 'refused', refusal: same };
  }
  const { needed, isConfirmed } = await checkStepUpForSchedule(
    scope,
    bank,
    signedIn,
    request,
    destination,
    at,
  );
  if (needed) {
    return { kind: 'refused', refusal: needed };
  }
  const order = {
    membershipId,
    fromAccountId: from.id,
    amount: cents(transfer.amount),
    memo: transfer.memo,
    firstDay: date,
    repeat,
    isConfirmed,
  };
  const purpose = purposeOf(transfer);
  const series = {
    ...newSeries(bank, order, at),
    ...destinationRow(transfer.kind, destination),
    purpose,
    name_check:
      origin.kind === 'approval'
        ? origin.nameCheck
        : await toldOutcome(trx, signedIn, transfer, destination, at),
  };
  await insertSeries(trx, series);
  const due = dueAt(transferOrders, date, bank);
  const id = await insertFirst(scope, bank, transferOrders, series, due);
  const said = {
    ...(purpose !== null && { purpose }),
    ...(series.name_check !== null && { nameCheck: series.name_check }),
  };
  await lockMemberLogs(scope, [membershipId]);
  // An approved payment was read by two persons: the trusted contact is told of none.
  const sends =
    origin.kind === 'member'
      ? await contactMessages(scope, signedIn, transfer, { isLargeFirst }, at)
      : undefined;
  const by = signedIn.personId;
  const one = await logScheduled(scope, transferOrders, id, at, { by, said, sends });
  return { kind: 'done', answer: presentScheduled(one), dueAt: due };
}
