import { cents } from '#contract/money/cents.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { SignedIn } from '../gate.ts';
import type { Act } from '../step-up/acts.ts';
import { type Confirmation, confirmPayment, unasked } from '../step-up/confirm-payment.ts';
import {
  countsAsConfirmed,
  mayLeave,
  mostOnItsDays,
  type PaymentOnDays,
} from '../step-up/daily-bound.ts';
import { leftToday, leftUnconfirmed, scheduledPayments } from '../step-up/leaving-records.ts';
import type { Occurrence, OrdersBank } from './order-kind.ts';

/** An order to others, with what a step-up for it is bound to. */
export interface OrderToConfirm {
  readonly order: Pick<PaymentOnDays, 'amount' | 'firstDay' | 'repeat'>;
  /** Whether the payee was never paid and is not saved. */
  readonly isToSomebodyNew: boolean;
  readonly act: Act;
}

/**
 * Whether the member has to show who they are before it is ordered, with all that leaves on each of its days. On its days
 * they are not asked again: they need not be there.
 */
export async function confirmOrder(
  scope: DatabaseTransaction,
  bank: Pick<BankContext, 'policy' | 'clock' | 'timeZone'>,
  signedIn: SignedIn,
  { order, isToSomebodyNew, act }: OrderToConfirm,
  at: EpochMs,
): Promise<Confirmation> {
  if (!bank.policy.security.asksStepUp) {
    return unasked;
  }
  const { trx } = scope;
  const { membershipId } = signedIn;
  const scheduled = await scheduledPayments(trx, membershipId);
  const left = {
    day: localMoment(at, bank.timeZone).date,
    amount: await leftToday(trx, bank, membershipId, at),
  };
  const mostOnOneDay = mostOnItsDays({ ...order, sequence: 1 }, scheduled, left);
  return await confirmPayment(bank, scope, signedIn, { mostOnOneDay, isToSomebodyNew, act });
}

/** Whether an occurrence to others may leave now: it was confirmed, or as little leaves that day as goes without. */
export async function mayLeaveToday(
  { trx }: DatabaseTransaction,
  bank: Pick<OrdersBank, 'policy' | 'timeZone'>,
  one: Pick<Occurrence, 'membership_id' | 'amount' | 'confirmed'>,
  at: EpochMs,
): Promise<boolean> {
  const payment = {
    amount: cents(one.amount),
    isConfirmed: countsAsConfirmed(one, bank.policy),
    leftUnconfirmed: await leftUnconfirmed(trx, bank, one.membership_id, at),
  };
  return mayLeave(payment, bank.policy);
}
