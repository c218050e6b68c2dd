import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addDays, addMonths, localMoment } from '../calendar/local-time.ts';
import { fees } from '../ledger/chart-of-accounts.ts';
import { demoPolicy } from '../policy.ts';
import {
  annualFeeDescription,
  type ChargingBank,
  scheduleCharge,
} from '../safe-deposit/annual-fee.ts';
import { insertBox, insertCharge } from '../safe-deposit/box-records.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { PaymentAction } from './sample-actions.ts';
import { firstDay } from './sample-member.ts';
import type { SampleKeys } from './sample-records.ts';
import { paymentOn } from './sample-streams.ts';

/** The months since the last fee: the thirty days before today hold none (R-X6). */
const monthsSinceLastFee = 5;

const fee = demoPolicy.safeDepositAnnualFee;

/** The fees of the years before today, taken from checking (R-D11). */
export function annualFeeActions(today: LocalDate, timeZone: string): PaymentAction[] {
  return feeDays(today).map((day) =>
    paymentOn(
      day,
      {
        description: annualFeeDescription,
        category: 'Utilities',
        against: fees,
        amount: -fee,
        minutes: demoPolicy.feesTakenAtMinutes,
      },
      timeZone,
    ),
  );
}

/** Gives the sample member a box, of which the fees in the history have been paid. */
export async function addSampleBox(
  scope: DatabaseTransaction,
  newId: () => string,
  { membershipId, accounts }: SampleKeys,
  now: EpochMs,
  timeZone: string,
): Promise<void> {
  const days = feeDays(localMoment(now, timeZone).date);
  const box = {
    id: newId(),
    membership_id: membershipId,
    number: '214',
    branch: 'Commons Avenue branch',
    room: 'Vault B, lower level',
    account_id: accounts.checking.id,
    rented_on: days[0] ?? firstDay,
  };
  await insertBox(scope.trx, box);
  const paid = await feesPaid(scope, membershipId);
  for (const [index, { posting_id: postingId, at }] of paid.entries()) {
    await insertCharge(scope.trx, {
      id: newId(),
      box_id: box.id,
      sequence: index + 1,
      day: days[index] ?? firstDay,
      amount: fee,
      due_at: null,
      failed_at: null,
      paid_at: at,
      posting_id: postingId,
    });
  }
  const bank: ChargingBank = { newId, timeZone, policy: demoPolicy };
  await scheduleCharge(scope, bank, box, paid.length + 1);
}

/** The day on which the box was rented, as long ago as the accounts are open, and each year after it. */
function feeDays(today: LocalDate): LocalDate[] {
  let rentedOn = addMonths(today, -monthsSinceLastFee);
  for (let years = 1; ; years += 1) {
    const earlier = addMonths(today, -monthsSinceLastFee - 12 * years);
    if (earlier <= firstDay) {
      break;
    }
    rentedOn = earlier;
  }
  const days: LocalDate[] = [];
  for (let day = rentedOn; day < addDays(today, -31); day = addMonths(rentedOn, 12 * days.length)) {
    days.push(day);
  }
  return days;
}

async function feesPaid({ trx }: DatabaseTransaction, membershipId: string) {
  return await trx
    .selectFrom('account_transaction')
    .select(['posting_id', 'at'])
    .where('membership_id', '=', membershipId)
    .where('description', '=', annualFeeDescription)
    .orderBy('at')
    .execute();
}
