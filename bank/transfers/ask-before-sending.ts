import { type Cents, cents } from '#contract/cents.ts';
import type { ScheduleRequest } from '#contract/scheduled-transfers.ts';
import type { TransferRequest } from '#contract/transfers.ts';
import type { BankInside } from '../bank-inside.ts';
import type { SignedIn } from '../gate.ts';
import type { Scope } from '../scope.ts';
import { type Act, paymentAct } from '../step-up/acts.ts';
import { askFirst, type StepUpNeeded } from '../step-up/ask-first.ts';
import { isSaved, wasPaid } from './known-payees.ts';
import { scheduledToOthers } from './schedule-records.ts';
import { needsStepUp } from './step-up-rules.ts';
import type { DecidedAsk } from './transfer-batch.ts';
import type { Destination } from './transfer-rules.ts';

/** Whether the member has to show who they are before this is sent; null where it can be. */
export async function askBeforeSending(
  scope: Scope,
  bank: Pick<BankInside, 'policy' | 'clock'>,
  signedIn: SignedIn,
  { ask: { request }, destination, sentBefore }: DecidedAsk,
): Promise<StepUpNeeded | null> {
  return await askBefore(scope, bank, signedIn, {
    request,
    destination,
    toOthersThatDay: cents(sentBefore.zelle + sentBefore.external),
    act: paymentAct('transfers.create', request, destination),
  });
}

/**
 * The same before it is scheduled, with what else is scheduled for its day. On the day it is not asked about again: the
 * member need not be there.
 */
export async function askBeforeScheduling(
  scope: Scope,
  bank: Pick<BankInside, 'policy' | 'clock'>,
  signedIn: SignedIn,
  { transfer: request, date, repeat }: ScheduleRequest,
  destination: Destination,
): Promise<StepUpNeeded | null> {
  const act = paymentAct('scheduledTransfers.schedule', request, destination, { date, repeat });
  return await askBefore(scope, bank, signedIn, {
    request,
    destination,
    toOthersThatDay: await scheduledToOthers(scope.trx, signedIn.memberId, date),
    act,
  });
}

/** A transfer that nothing else refuses. */
interface Accepted {
  readonly request: TransferRequest;
  readonly destination: Destination;
  readonly toOthersThatDay: Cents;
  readonly act: Act;
}

async function askBefore(
  scope: Scope,
  bank: Pick<BankInside, 'policy' | 'clock'>,
  signedIn: SignedIn,
  { request, destination, toOthersThatDay, act }: Accepted,
): Promise<StepUpNeeded | null> {
  if (!bank.policy.security.asksStepUp || request.kind === 'internal') {
    return null;
  }
  const { kind } = request;
  const amount = cents(request.amount);
  const isToSomebodyNew =
    destination.recipientId === null &&
    !(await isSaved(scope.trx, signedIn.memberId, kind, destination)) &&
    !(await wasPaid(scope.trx, signedIn.memberId, kind, destination));
  return needsStepUp({ kind, amount, toOthersThatDay, isToSomebodyNew }, bank.policy)
    ? await askFirst(bank, scope, { signedIn, act })
    : null;
}
