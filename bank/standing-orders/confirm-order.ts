import { type Cents, cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { SignedIn } from '../gate.ts';
import type { Act } from '../identity/step-up/acts.ts';
import { type Confirmation, confirmPayment, unasked } from '../identity/step-up/confirm-payment.ts';
import {
  countsAsConfirmed,
  mayLeave,
  mostOnItsDays,
  type PaymentOnDays,
} from '../identity/step-up/daily-bound.ts';
import { leftOn, leftUnconfirmed, scheduledPayments } from '../identity/step-up/leaving-records.ts';
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
  const day = localMoment(at, bank.timeZone).date;
  const left = { day, amount: await leftOn(scope, bank, membershipId, day) };
  const mostOnOneDay = mostOnItsDays({ ...order, sequence: 1 }, scheduled, left);
  return await confirmPayment(bank, scope, signedIn, { mostOnOneDay, isToSomebodyNew, act });
}

/**
 * The occurrences to others that may leave, each of a different membership: confirmed ones, and others within the daily
 * bound that needs no step-up, of the day for which they were ordered.
 */
export async function mayLeaveOnTheirDays<
  One extends Pick<Occurrence, 'membership_id' | 'amount' | 'confirmed' | 'day'>,
>(
  scope: DatabaseTransaction,
  bank: Pick<OrdersBank, 'policy' | 'timeZone'>,
  ones: readonly One[],
): Promise<ReadonlySet<One>> {
  const { policy } = bank;
  const isConfirmed = (one: One) => countsAsConfirmed(one, policy);
  const left = new Map<string, Cents>();
  const asked = ones.filter((one) => !isConfirmed(one));
  for (const [day, theirs] of Map.groupBy(asked, (one) => one.day as LocalDate)) {
    const members = theirs.map((one) => one.membership_id);
    for (const [id, amount] of await leftUnconfirmed(scope, bank, members, day))
      left.set(id, amount);
  }
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
