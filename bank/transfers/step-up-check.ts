import { cents } from '#contract/money/cents.ts';
import type { ScheduleRequest } from '#contract/transfers/scheduled-transfers.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { SignedIn } from '../gate.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { paymentAct } from '../step-up/acts.ts';
import { type Confirmation, confirmPayment, unasked } from '../step-up/confirm-payment.ts';
import { mostOnItsDays, type PaymentOnDays } from '../step-up/daily-bound.ts';
import { billsPaidToday, leftToday, scheduledPayments } from '../step-up/leaving-records.ts';
import { isSaved, wasPaid } from './known-payees.ts';
import type { DecidedAsk } from './batch-terms.ts';
import type { Destination } from './transfer-rules.ts';

type Bank = Pick<BankContext, 'policy' | 'clock' | 'timeZone'>;

/** Whether the member has to show who they are before this is sent, with all that leaves on the day. */
export async function checkStepUpForTransfer(
  scope: DatabaseTransaction,
  bank: Bank,
  signedIn: SignedIn,
  { ask: { request }, destination, sentBefore }: DecidedAsk,
  at: EpochMs,
): Promise<Confirmation> {
  if (!bank.policy.security.asksStepUp || request.kind === 'internal') {
    return unasked;
  }
  const { trx } = scope;
  const { membershipId } = signedIn;
  const day = localMoment(at, bank.timeZone).date;
  const { zelle, external } = sentBefore;
  const left = cents(zelle + external + (await billsPaidToday(trx, bank, membershipId, at)));
  const scheduled = await scheduledPayments(trx, membershipId, day);
  const payment = onDays(request, { date: day, repeat: 'once' });
  return await confirmPayment(bank, scope, signedIn, {
    mostOnOneDay: mostOnItsDays(payment, scheduled, { day, amount: left }),
    isToSomebodyNew: await isToSomebodyNew(scope, signedIn, request, destination),
    act: paymentAct('transfers.create', request, destination),
  });
}

/**
 * The same before it is scheduled, with all that leaves on each of its days. On the day it is not asked about again: the
 * member need not be there.
 */
export async function checkStepUpForSchedule(
  scope: DatabaseTransaction,
  bank: Bank,
  signedIn: SignedIn,
  { transfer: request, date, repeat }: ScheduleRequest,
  destination: Destination,
  at: EpochMs,
): Promise<Confirmation> {
  if (!bank.policy.security.asksStepUp || request.kind === 'internal') {
    return unasked;
  }
  const { trx } = scope;
  const { membershipId } = signedIn;
  const scheduled = await scheduledPayments(trx, membershipId);
  const left = {
    day: localMoment(at, bank.timeZone).date,
    amount: await leftToday(trx, bank, membershipId, at),
  };
  return await confirmPayment(bank, scope, signedIn, {
    mostOnOneDay: mostOnItsDays(onDays(request, { date, repeat }), scheduled, left),
    isToSomebodyNew: await isToSomebodyNew(scope, signedIn, request, destination),
    act: paymentAct('scheduledTransfers.schedule', request, destination, { date, repeat }),
  });
}

function onDays(
  { amount }: Pick<TransferRequest, 'amount'>,
  { date, repeat }: Pick<ScheduleRequest, 'date' | 'repeat'>,
): PaymentOnDays {
  return { amount: cents(amount), firstDay: date, repeat, sequence: 1 };
}

async function isToSomebodyNew(
  { trx }: DatabaseTransaction,
  { membershipId }: SignedIn,
  { kind }: TransferRequest,
  destination: Destination,
): Promise<boolean> {
  return (
    kind !== 'internal' &&
    destination.recipientId === null &&
    !(await isSaved(trx, membershipId, kind, destination)) &&
    !(await wasPaid(trx, membershipId, kind, destination))
  );
}
