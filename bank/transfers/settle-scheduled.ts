import { cents } from '#contract/money/cents.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { AccountId, RecipientId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { atTimeOfDay } from '../calendar/local-time.ts';
import { dayInSeries } from '../calendar/recurrence.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { countsAsConfirmed, mayLeave } from '../step-up/daily-bound.ts';
import { leftUnconfirmed } from '../step-up/leaving-records.ts';
import { firstPaymentWait } from './first-payments.ts';
import { scheduledEvent } from './present-scheduled.ts';
import {
  aheadInSeries,
  getScheduled,
  insertScheduled,
  lockSeries,
  ownersOf,
  recordSettlement,
  type Scheduled,
  type Settlement,
} from './schedule-records.ts';
import { reasonOf } from './schedule-rules.ts';
import { TransferBatch, type SendersBank } from './batch-terms.ts';

/**
 * Sends a scheduled transfer as its member would at that moment, under the same rules and limits; where it
 * is refused, or more would leave that day than its member has confirmed, it has failed and nothing moves. A series goes on either way. Undefined where it was settled
 * before: asking twice does nothing twice.
 */
export async function sendScheduled(
  scope: DatabaseTransaction,
  bank: SendersBank,
  id: string,
  at: EpochMs,
): Promise<Scheduled | undefined> {
  await lockMemberships(scope, [(await ownersOf(scope.trx, id)).membershipId]);
  const one = await lockScheduled(scope, id);
  if (!one) {
    return undefined;
  }
  const ask = { membershipId: one.member_id, request: requestOf(one) };
  const sending = await TransferBatch.open(scope, bank, at, [ask]);
  const decision = sending.decide(ask);
  if (decision.kind === 'refused') {
    const reason = reasonOf(decision.refusal);
    return await settle(scope, bank, one, { status: 'failed', reason }, at);
  }
  const { membershipId, request } = ask;
  const { destination } = decision;
  const confirmed = countsAsConfirmed(one, bank.policy);
  if (request.kind !== 'internal') {
    const payment = {
      amount: cents(one.amount),
      isConfirmed: confirmed,
      leftUnconfirmed: await leftUnconfirmed(scope.trx, bank, membershipId, at),
    };
    if (!mayLeave(payment, bank.policy)) {
      return await settle(scope, bank, one, { status: 'failed', reason: 'not-confirmed' }, at);
    }
  }
  const waitsUntil = await firstPaymentWait(
    scope.trx,
    bank,
    membershipId,
    request,
    destination,
    at,
  );
  const { id: sent } = sending.send(decision, { waitsUntil, isConfirmed: confirmed });
  await sending.record();
  return await settle(scope, bank, one, { status: 'sent', transfer_id: sent }, at);
}

/** Cancels a scheduled transfer; a series goes on. Undefined where it was settled before. */
export async function cancelScheduled(
  scope: DatabaseTransaction,
  bank: SendersBank,
  id: string,
  at: EpochMs,
): Promise<Scheduled | undefined> {
  const one = await lockScheduled(scope, id);
  return one && (await settle(scope, bank, one, { status: 'cancelled' }, at));
}

/** Cancels what lies ahead of a series; nothing follows. Undefined where nothing lies ahead. */
export async function endSeries(
  scope: DatabaseTransaction,
  seriesId: string,
  at: EpochMs,
): Promise<Scheduled | undefined> {
  await lockSeries(scope, seriesId);
  const one = await aheadInSeries(scope.trx, seriesId);
  if (!one) {
    return undefined;
  }
  await recordSettlement(scope.trx, one.id, { status: 'cancelled' }, at);
  const cancelled = await getScheduled(scope.trx, one.id);
  await log(scope, cancelled, 'transfer-series-cancelled', at);
  return cancelled;
}

/** When a transfer that was scheduled for that day is sent. */
export function scheduledDueAt(
  day: LocalDate,
  { timeZone, policy }: Pick<BankContext, 'timeZone' | 'policy'>,
): EpochMs {
  return atTimeOfDay(day, policy.scheduledTransfersAtMinutes, timeZone);
}

/** The transfer, its series locked, while it lies ahead. */
async function lockScheduled(
  scope: DatabaseTransaction,
  id: string,
): Promise<Scheduled | undefined> {
  await lockSeries(scope, (await ownersOf(scope.trx, id)).seriesId);
  const one = await getScheduled(scope.trx, id);
  return one.status === 'scheduled' ? one : undefined;
}

async function settle(
  scope: DatabaseTransaction,
  bank: SendersBank,
  one: Scheduled,
  settlement: Settlement,
  at: EpochMs,
): Promise<Scheduled> {
  await recordSettlement(scope.trx, one.id, settlement, at);
  if (one.repeat !== 'once') {
    const sequence = one.sequence + 1;
    const day = dayInSeries(one.first_day as LocalDate, one.repeat, sequence);
    await insertScheduled(scope.trx, {
      id: bank.newId(),
      series_id: one.series_id,
      sequence,
      member_id: one.member_id,
      day,
      due_at: scheduledDueAt(day, bank),
    });
  }
  const settled = await getScheduled(scope.trx, one.id);
  await log(scope, settled, `scheduled-transfer-${settled.status}`, at);
  return settled;
}

/** What was sent is told by the transfer's own events. */
async function log(
  scope: DatabaseTransaction,
  one: Scheduled,
  action: string,
  at: EpochMs,
): Promise<void> {
  const { member_id: membershipId, id, amount, reason, transfer_id: transfer } = one;
  const facts = { scheduledTransfer: id, amount, reason, transfer };
  const events = one.status === 'sent' ? [] : [scheduledEvent(one)];
  await appendToMemberLogs(scope, [{ membershipId, at, audit: { action, facts }, events }]);
}

/** What the member would ask for today. A saved recipient is taken as saved today. */
function requestOf(one: Scheduled): TransferRequest {
  const basis = {
    from: one.fromHandle as AccountId,
    amount: cents(one.amount),
    memo: one.memo,
  };
  const recipient = (one.recipient_id ?? undefined) as RecipientId | undefined;
  const { to_name: name } = one;
  switch (one.kind) {
    case 'internal':
      // The account that the money goes to has a handle for as long as it exists.
      return { kind: 'internal', ...basis, to: (one.toHandle ?? '') as AccountId };
    case 'zelle':
      return {
        kind: 'zelle',
        ...basis,
        ...(recipient !== undefined && { recipient }),
        name,
        email: one.email ?? '',
        phone: one.phone ?? '',
      };
    case 'external':
      return {
        kind: 'external',
        ...basis,
        ...(recipient !== undefined && { recipient }),
        name,
        bankName: one.bank_name ?? '',
        accountNumber: one.account_number ?? '',
        routingNumber: one.routing_number ?? '',
        email: one.email ?? '',
      };
  }
}
