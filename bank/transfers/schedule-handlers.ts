import { cents } from '#contract/money/cents.ts';
import type {
  ScheduledTransfer,
  ScheduleRequest,
} from '#contract/transfers/scheduled-transfers.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { declaredError } from '../errors/declared-error.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { requestHash } from '../idempotency/intent-records.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { type Executed, once } from '../idempotency/once.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { StepUpNeeded } from '../step-up/check-step-up.ts';
import { checkStepUpForSchedule } from './step-up-check.ts';
import { arrivalOf } from '../calendar/arrival.ts';
import { presentScheduled, scheduledEvent } from './present-scheduled.ts';
import { describeRecipient } from './present-transfer.ts';
import {
  aheadInSeries,
  aheadOf,
  countScheduled,
  failedSince,
  findScheduled,
  getScheduled,
  hasSeries,
  insertScheduled,
  insertSeries,
  type Scheduled,
} from './schedule-records.ts';
import {
  decideSchedule,
  type ScheduleDecision,
  type ScheduleFacts,
  type ScheduleRefusal,
  transferDays,
} from './schedule-rules.ts';
import { cancelScheduled, endSeries, scheduledDueAt } from './settle-scheduled.ts';
import { loadFacts, readFacts } from './transfer-facts.ts';
import { endOfProcessing } from './transfer-rules.ts';

const failedShownMs = 30 * 24 * 60 * 60_000;
const failedShownMost = 10;

/** Transfers on a later day, once or again and again (R-T1). */
export function scheduledTransferHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, timeZone, policy } = bank;
  const { scheduledTransfers } = gate.gated;

  return {
    list: scheduledTransfers.list.handler(async ({ context }) => {
      const { membershipId } = context.signedIn;
      const at = clock.now();
      const since = (at - failedShownMs) as EpochMs;
      const days = transferDays(localMoment(at, timeZone).date, policy);
      return {
        ahead: (await aheadOf(store.db, membershipId)).map(presentScheduled),
        failed: (await failedSince(store.db, membershipId, since, failedShownMost)).map(
          presentScheduled,
        ),
        ...days,
        sentAt: localMoment(scheduledDueAt(days.earliest, bank), timeZone).time,
      };
    }),

    preview: scheduledTransfers.preview.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const { schedule: request } = input;
      const facts = {
        ...(await readFacts(store, membershipId, request.transfer)),
        scheduled: await countScheduled(store.db, membershipId),
      };
      const decision = decide(bank, request, facts, clock.now());
      if (decision.kind === 'refused') {
        throw declaredError(errors, decision.refusal);
      }
      const { from, destination } = decision;
      const { date, repeat, transfer } = request;
      return {
        amount: transfer.amount,
        fromName: from.name,
        toName: destination.name,
        toDetail: describeRecipient(destination),
        date,
        repeat,
        arrival: arrivalOf(transfer.kind, { day: date, isBeforeCutOff: true }, policy),
        endsAs: endOfProcessing(transfer.kind, cents(transfer.amount), policy),
        sentAt: localMoment(scheduledDueAt(date, bank), timeZone).time,
      };
    }),

    schedule: scheduledTransfers.schedule.handler(async ({ input, context, errors }) => {
      const { signedIn } = context;
      const { membershipId } = signedIn;
      const intent = {
        membershipId,
        key: input.intentKey,
        requestHash: requestHash('scheduledTransfers.schedule', input.schedule),
      };
      const result = await store.transact(async (scope) => {
        await lockMemberships(scope, [membershipId]);
        const at = clock.now();
        return await once<ScheduledTransfer, ScheduleRefusal | StepUpNeeded>(
          scope,
          at,
          intent,
          () => schedule(scope, bank, signedIn, input.schedule, at),
        );
      });
      return await answerOnce(bank, context.signedIn, errors, result);
    }),

    cancel: scheduledTransfers.cancel.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      if (!(await findScheduled(store.db, membershipId, input.id))) {
        throw errors.NOT_FOUND();
      }
      const outcome = await store.transact((scope) => cancel(scope, bank, input.id));
      if (outcome.kind === 'not-scheduled') {
        throw errors.TRANSFER_NOT_SCHEDULED({ data: { status: outcome.one.status } });
      }
      bank.bell.ring(membershipId);
      if (outcome.nextDueAt !== null) {
        bank.expectWork(outcome.nextDueAt);
      }
      return presentScheduled(outcome.one);
    }),

    cancelSeries: scheduledTransfers.cancelSeries.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const ended = await store.transact(async (scope) =>
        (await hasSeries(scope.trx, membershipId, input.series))
          ? ((await endSeries(scope, input.series, clock.now())) ?? 'ended')
          : 'not-found',
      );
      if (ended === 'not-found') {
        throw errors.NOT_FOUND();
      }
      if (ended === 'ended') {
        throw errors.TRANSFER_SERIES_ENDED();
      }
      bank.bell.ring(membershipId);
      return presentScheduled(ended);
    }),
  };
}

function decide(
  { timeZone, policy }: BankContext,
  request: ScheduleRequest,
  facts: ScheduleFacts,
  at: EpochMs,
): ScheduleDecision {
  const days = transferDays(localMoment(at, timeZone).date, policy);
  return decideSchedule(request, facts, days, policy);
}

/** Load, decide, record: all in the transaction of the scope. A refusal records nothing. */
async function schedule(
  scope: DatabaseTransaction,
  bank: BankContext,
  signedIn: SignedIn,
  request: ScheduleRequest,
  at: EpochMs,
): Promise<Executed<ScheduledTransfer, ScheduleRefusal | StepUpNeeded>> {
  const { trx } = scope;
  const { membershipId } = signedIn;
  const { transfer, date, repeat } = request;
  const facts = {
    ...(await loadFacts(scope, membershipId, transfer)),
    scheduled: await countScheduled(trx, membershipId),
  };
  const decision = decide(bank, request, facts, at);
  if (decision.kind === 'refused') {
    return decision;
  }
  const { from, destination: to } = decision;
  const { needed, isConfirmed } = await checkStepUpForSchedule(
    scope,
    bank,
    signedIn,
    request,
    to,
    at,
  );
  if (needed) {
    return { kind: 'refused', refusal: needed };
  }
  const seriesId = bank.newId();
  const id = bank.newId();
  await insertSeries(trx, {
    id: seriesId,
    member_id: membershipId,
    kind: transfer.kind,
    from_account_id: from.id,
    to_account_id: to.toAccount?.id ?? null,
    recipient_id: to.recipientId,
    to_name: to.name,
    email: to.email,
    phone: to.phone,
    bank_name: to.bankName,
    account_number: to.accountNumber,
    routing_number: to.routingNumber,
    amount: cents(transfer.amount),
    memo: transfer.memo,
    repeat,
    first_day: date,
    created_at: at,
    confirmed: isConfirmed ? 1 : 0,
  });
  const dueAt = scheduledDueAt(date, bank);
  await insertScheduled(trx, {
    id,
    series_id: seriesId,
    sequence: 1,
    member_id: membershipId,
    day: date,
    due_at: dueAt,
  });
  const one = await getScheduled(trx, id);
  const { amount } = transfer;
  await appendToMemberLogs(scope, [
    {
      membershipId,
      at,
      audit: {
        action: 'scheduled-transfer-scheduled',
        facts: { scheduledTransfer: id, series: seriesId, amount, day: date, repeat },
      },
      events: [scheduledEvent(one)],
    },
  ]);
  return { kind: 'done', answer: presentScheduled(one), dueAt };
}

type Cancelled =
  | { readonly kind: 'not-scheduled'; readonly one: Scheduled }
  | { readonly kind: 'cancelled'; readonly one: Scheduled; readonly nextDueAt: EpochMs | null };

async function cancel(
  scope: DatabaseTransaction,
  bank: BankContext,
  id: string,
): Promise<Cancelled> {
  const one = await cancelScheduled(scope, bank, id, bank.clock.now());
  if (!one) {
    return { kind: 'not-scheduled', one: await getScheduled(scope.trx, id) };
  }
  const next = await aheadInSeries(scope.trx, one.series_id);
  return { kind: 'cancelled', one, nextDueAt: (next?.due_at ?? null) as EpochMs | null };
}
