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
    amount: await leftToday(scope, bank, membershipId, at),
  };
  const mostOnOneDay = mostOnItsDays({ ...order, sequence: 1 }, scheduled, left);
  return await confirmPayment(bank, scope, signedIn, { mostOnOneDay, isToSomebodyNew, act });
}

/**
 * Which of these occurrences to others, each of another membership, may leave now: what was confirmed, and of the rest as
 * little a day as goes without.
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
