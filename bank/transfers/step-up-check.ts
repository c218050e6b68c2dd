import { cents } from '#contract/money/cents.ts';
import type { ScheduleRequest } from '#contract/transfers/scheduled-transfers.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { SignedIn } from '../gate.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { confirmOrder } from '../standing-orders/confirm-order.ts';
import { paymentAct } from '../identity/step-up/acts.ts';
import { type Confirmation, confirmPayment, unasked } from '../identity/step-up/confirm-payment.ts';
import { mostOnItsDays } from '../identity/step-up/daily-bound.ts';
import { isSaved, wasPaid } from './known-payees.ts';
import type { DecidedItem } from './transfer-batch.ts';
import type { Destination } from './transfer-rules.ts';

type Bank = Pick<BankContext, 'policy' | 'clock' | 'timeZone'>;

/** Whether the member has to show who they are before this is sent, with all that leaves on the day. */
export async function checkStepUpForTransfer(
  scope: DatabaseTransaction,
  bank: Bank,
  signedIn: SignedIn,
  { item: { request }, destination, before }: DecidedItem,
  at: EpochMs,
): Promise<Confirmation> {
  if (!bank.policy.security.asksStepUp || request.kind === 'internal') {
    return unasked;
  }
  const day = localMoment(at, bank.timeZone).date;
  const { sent, billsPaid, scheduled } = before;
  const left = cents(sent.zelle + sent.external + billsPaid);
  const payment = {
    amount: cents(request.amount),
    firstDay: day,
    repeat: 'once',
    sequence: 1,
  } as const;
  return await confirmPayment(bank, scope, signedIn, {
    mostOnOneDay: mostOnItsDays(payment, scheduled, { day, amount: left }),
    isToSomebodyNew: await isToSomebodyNew(scope, signedIn, request, destination),
    act: paymentAct('transfers.create', request, destination),
  });
}

/** The same before it is scheduled, with all that leaves on each of its days. */
export async function checkStepUpForSchedule(
  scope: DatabaseTransaction,
  bank: Bank,
  signedIn: SignedIn,
  { transfer: request, date, repeat }: ScheduleRequest,
  destination: Destination,
  at: EpochMs,
): Promise<Confirmation> {
  if (request.kind === 'internal') {
    return unasked;
  }
  const asked = {
    order: { amount: cents(request.amount), firstDay: date, repeat },
    isToSomebodyNew: await isToSomebodyNew(scope, signedIn, request, destination),
    act: paymentAct('scheduledTransfers.schedule', request, destination, { date, repeat }),
  };
  return await confirmOrder(scope, bank, signedIn, asked, at);
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
