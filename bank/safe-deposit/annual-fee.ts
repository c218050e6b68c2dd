import { cents } from '#contract/money/cents.ts';
import type { SafeDepositChargeId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import type { BankContext } from '../bank-context.ts';
import { transactionLabel } from '../formats/labels.ts';
import { addDays, addMonths, atTimeOfDay, localMoment } from '../calendar/local-time.ts';
import { fees } from '../ledger/chart-of-accounts.ts';
import { post } from '../ledger/post.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { recordTransactions } from '../history/record-transaction.ts';
import type { SafeDepositBoxRow, SafeDepositChargeRow } from './safe-deposit-tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { type Box, getCharge, insertCharge, lockBox, updateCharge } from './box-records.ts';

/** The bank's dependencies for taking the fee. */
export type ChargingBank = Pick<BankContext, 'newId' | 'timeZone' | 'policy'>;

/** The fee's description in the history. */
export const annualFeeDescription = describe({ kind: 'safe-deposit-fee' });

/**
 * Takes the fee of a year and schedules that of the next. Where the account does not hold it nothing
 * moves, and it is tried again on the next day. Undefined where it is not due, or was taken before.
 */
export async function takeAnnualFee(
  scope: DatabaseTransaction,
  bank: ChargingBank,
  chargeId: string,
  at: EpochMs,
): Promise<SafeDepositBoxRow | undefined> {
  const box = await lockBox(scope, (await getCharge(scope.trx, chargeId)).box_id);
  const charge = await getCharge(scope.trx, chargeId);
  if (charge.due_at === null || charge.due_at > at) {
    return undefined;
  }
  const postingId = bank.newId();
  const head = {
    id: postingId,
    kind: 'payment-out',
    at,
    transferId: null,
    reverses: null,
  } as const;
  const result = await post(scope, [
    {
      head,
      legs: [
        { account: box.account_id, amount: cents(-charge.amount) },
        { account: fees, amount: cents(charge.amount) },
      ],
    },
  ]);
  if (result.kind === 'overdrawn') {
    await postpone(scope, bank, box, charge, at);
    return box;
  }
  await recordInHistory(scope, bank, box, charge, postingId, at);
  await updateCharge(scope.trx, charge.id, { due_at: null, paid_at: at, posting_id: postingId });
  await scheduleCharge(scope, bank, box, charge.sequence + 1);
  await log(scope, box, charge, 'paid', at);
  return box;
}

/** Writes down the fee of a year of the box, the first one being 1, to be taken on its day. */
export async function scheduleCharge(
  scope: DatabaseTransaction,
  { newId, timeZone, policy }: ChargingBank,
  box: SafeDepositBoxRow,
  sequence: number,
): Promise<void> {
  const day = addMonths(box.rented_on as LocalDate, 12 * (sequence - 1));
  await insertCharge(scope.trx, {
    id: newId(),
    box_id: box.id,
    sequence,
    day,
    amount: policy.safeDepositAnnualFee,
    due_at: atTimeOfDay(day, policy.feesTakenAtMinutes, timeZone),
    failed_at: null,
    paid_at: null,
    posting_id: null,
  });
}

async function postpone(
  scope: DatabaseTransaction,
  { timeZone, policy }: ChargingBank,
  box: Box,
  charge: SafeDepositChargeRow,
  at: EpochMs,
): Promise<void> {
  const tomorrow = addDays(localMoment(at, timeZone).date, 1);
  await updateCharge(scope.trx, charge.id, {
    due_at: atTimeOfDay(tomorrow, policy.feesTakenAtMinutes, timeZone),
    failed_at: charge.failed_at ?? at,
  });
  // The member hears of it once, not on every day.
  if (charge.failed_at === null) {
    await log(scope, box, charge, 'unpaid', at);
  }
}

async function recordInHistory(
  scope: DatabaseTransaction,
  bank: ChargingBank,
  box: Box,
  charge: SafeDepositChargeRow,
  postingId: string,
  at: EpochMs,
): Promise<void> {
  await recordTransactions(
    scope,
    [
      {
        id: bank.newId(),
        membershipId: box.membership_id,
        account: { id: box.account_id, name: box.accountName },
        postingId,
        type: 'debit',
        description: annualFeeDescription,
        amount: cents(charge.amount),
        at,
        status: 'completed',
        category: 'Utilities',
        label: transactionLabel(at),
        reference: null,
        transferId: null,
      },
    ],
    bank.timeZone,
  );
}

async function log(
  scope: DatabaseTransaction,
  box: Box,
  charge: SafeDepositChargeRow,
  status: 'paid' | 'unpaid',
  at: EpochMs,
): Promise<void> {
  await appendToMemberLogs(scope, [
    {
      membershipId: box.membership_id,
      by: null,
      at,
      audit: {
        action: `safe-deposit-charge-${status}`,
        facts: { charge: charge.id, amount: charge.amount, day: charge.day },
      },
      events: [
        {
          kind: 'safe-deposit-charge',
          chargeId: charge.id as SafeDepositChargeId,
          status,
          amount: cents(charge.amount),
          date: charge.day as LocalDate,
        },
      ],
    },
  ]);
}
