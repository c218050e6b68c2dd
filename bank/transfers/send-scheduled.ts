import { cents } from '#contract/money/cents.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type {
  AccountId,
  GoalId,
  RecipientId,
  ScheduledTransferId,
  TransferSeriesId,
} from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { mayLeaveOnTheirDays } from '../standing-orders/confirm-order.ts';
import type { OrderKind, OrdersBank, Outcome } from '../standing-orders/order-kind.ts';
import { countsAsConfirmed } from '../identity/step-up/daily-bound.ts';
import { TransferBatch } from './transfer-batch.ts';
import { firstPaymentOf } from './first-payments.ts';
import { type Scheduled, scheduledOnes, transferTables } from './schedule-records.ts';
import { reasonOf } from './schedule-rules.ts';
import type { ScheduledTransfer } from '#contract/transfers/scheduled-transfers.ts';
import { addressOf, describeAddress, typedOf } from '../rails/payment-address.ts';

/**
 * Each transfer of a group is of a different membership, under the rules of that moment and the limits of its day. A
 * transfer fails if it is refused, or if more would leave on that day than the member confirmed.
 */
async function sendScheduled(
  scope: DatabaseTransaction,
  bank: OrdersBank,
  ones: readonly Scheduled[],
  at: EpochMs,
): Promise<Outcome<Scheduled>[]> {
  const items = ones.map((one) => ({
    membershipId: one.membership_id,
    by: null,
    request: requestOf(one),
    orderedFor: one.day as LocalDate,
  }));
  const sending = await TransferBatch.open(scope, bank, items);
  const toOthers = ones.filter(({ kind }) => kind !== 'internal');
  const mayLeave = await mayLeaveOnTheirDays(scope, bank, toOthers);
  const outcomes: Outcome<Scheduled>[] = [];
  for (const [index, item] of items.entries()) {
    const one = ones[index] as Scheduled;
    const decision = sending.decide(item);
    if (decision.kind === 'refused') {
      outcomes.push({ status: 'failed', reason: reasonOf(decision.refusal) });
    } else if (item.request.kind !== 'internal' && !mayLeave.has(one)) {
      outcomes.push({ status: 'failed', reason: 'not-confirmed' });
    } else {
      const { membershipId, request } = item;
      const { destination } = decision;
      const { waitsUntil } = await firstPaymentOf(
        scope.trx,
        bank,
        membershipId,
        request,
        destination,
        at,
      );
      const isConfirmed = countsAsConfirmed(one, bank.policy);
      const how = { waitsUntil, isConfirmed, nameCheck: one.name_check };
      const { id } = sending.send(decision, how);
      outcomes.push({ status: 'sent', transfer_id: id });
    }
  }
  await sending.record();
  return outcomes;
}

function requestOf(one: Scheduled): TransferRequest {
  const basis = {
    from: one.fromHandle as AccountId,
    amount: cents(one.amount),
    memo: one.memo,
  };
  const { recipient_id: recipient, goal_id: goal, purpose } = one;
  if (one.kind === 'internal') {
    // The account that the money goes to has a handle for as long as it exists.
    const to = (one.toHandle ?? '') as AccountId;
    return { kind: 'internal', ...basis, to, ...(goal !== null && { goal: goal as GoalId }) };
  }
  return {
    kind: one.kind,
    ...basis,
    ...(recipient !== null && { recipient: recipient as RecipientId }),
    ...(purpose !== null && { purpose }),
    ...typedOf(addressOf(one)),
  };
}

/** The scheduled transfer as the contract has it. */
export function presentScheduled(one: Scheduled): ScheduledTransfer {
  return {
    id: one.id as ScheduledTransferId,
    series: one.series_id as TransferSeriesId,
    kind: one.kind,
    amount: cents(one.amount),
    from: one.fromHandle as AccountId,
    fromName: one.fromName,
    recipient: one.recipient_id as RecipientId | null,
    ...(one.toHandle !== null && { to: one.toHandle as AccountId }),
    toName: nameOf(one),
    toDetail: describeAddress(addressOf(one)),
    memo: one.memo,
    repeat: one.repeat,
    date: one.day as LocalDate,
    status: one.status,
    dueAt: one.due_at as EpochMs | null,
    reason: one.reason,
  };
}

/** The receiver's name; a saved recipient, or an account of the member, may have been renamed since. */
export function nameOf({ recipientName, toHandle, toShown, to_name: name }: Scheduled): string {
  return recipientName ?? (toHandle === null ? name : toShown);
}

/** Scheduled transfers as standing orders (R-T1): each is a transfer on its day, with events of its own once it is sent. */
export const transferOrders: OrderKind<Scheduled> = {
  name: 'scheduled-transfers',
  tables: transferTables,
  rows: scheduledOnes,
  minutesOfDay: ({ scheduledTransfersAtMinutes }) => scheduledTransfersAtMinutes,
  execute: sendScheduled,
  audit: {
    occurrence: 'scheduled-transfer',
    series: 'transfer-series',
    id: 'scheduledTransfer',
    facts: ({ transfer_id: transfer }) => ({ transfer }),
  },
  events: (one) => (one.status === 'sent' ? [] : [scheduledEvent(one)]),
};

function scheduledEvent(one: Scheduled) {
  return {
    kind: 'scheduled-transfer',
    scheduledTransferId: one.id as ScheduledTransferId,
    status: one.status,
    reason: one.reason,
    amount: cents(one.amount),
    toName: nameOf(one),
    date: one.day as LocalDate,
  } as const;
}
