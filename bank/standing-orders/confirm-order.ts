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

/** An order to others and the act that its step-up confirms. */
export interface OrderToConfirm {
  readonly order: Pick<PaymentOnDays, 'amount' | 'firstDay' | 'repeat'>;
  /** Whether the payee is not saved and was never paid. */
  readonly isToSomebodyNew: boolean;
  readonly act: Act;
}

/**
 * Whether the order needs a step-up, given all that leaves on each of its days. The member confirms when ordering,
 * because they need not be there on its days.
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
    amount: await leftToday(scope, bank, membershipId, at),
  };
  const mostOnOneDay = mostOnItsDays({ ...order, sequence: 1 }, scheduled, left);
  return await confirmPayment(bank, scope, signedIn, { mostOnOneDay, isToSomebodyNew, act });
}

/**
 * The occurrences to others that may leave now, each of a different membership: confirmed ones, and others within the
 * daily bound that needs no step-up.
 */
export async function mayLeaveToday<
  One extends Pick<Occurrence, 'membership_id' | 'amount' | 'confirmed'>,
>(
  scope: DatabaseTransaction,
  bank: Pick<OrdersBank, 'policy' | 'timeZone'>,
  ones: readonly One[],
  at: EpochMs,
): Promise<ReadonlySet<One>> {
  const { policy } = bank;
  const isConfirmed = (one: One) => countsAsConfirmed(one, policy);
  const left = await leftUnconfirmed(
    scope,
    bank,
    ones.filter((one) => !isConfirmed(one)).map((one) => one.membership_id),
    at,
  );
  return new Set(
    ones.filter((one) =>
      mayLeave(
        {
          amount: cents(one.amount),
          isConfirmed: isConfirmed(one),
          leftUnconfirmed: left.get(one.membership_id) ?? cents(0),
        },
        policy,
      ),
    ),
  );
}
