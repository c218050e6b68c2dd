import { type Cents, cents } from '#contract/money/cents.ts';
import type { RefusalOf } from '#contract/procedures/procedure.ts';
import type { transferRefusals } from '#contract/transfers/transfer-refusals.ts';
import type { TransferKind } from '#contract/transactions/transactions.ts';
import type { Policy } from '../policy.ts';

/** More than may be sent to others. */
export type OverLimit = RefusalOf<
  Pick<typeof transferRefusals, 'OVER_TRANSFER_LIMIT' | 'OVER_DAILY_LIMIT'>
>;

/**
 * Whether a transfer is above the limit for a single transfer or, with the sum sent on that day, above the daily limit;
 * null where it is not. `sentThatDay` is null where it is not known yet: the day of the transfer lies ahead. Between the
 * member's own accounts there is no limit.
 */
export function refuseOverLimit(
  kind: TransferKind,
  amount: Cents,
  sentThatDay: Cents | null,
  policy: Pick<Policy, 'transferLimits'>,
): OverLimit | null {
  if (kind === 'internal') {
    return null;
  }
  const { atATime, aDay } = policy.transferLimits[kind];
  if (amount > atATime) {
    return { code: 'OVER_TRANSFER_LIMIT', data: { limit: atATime } };
  }
  if (sentThatDay === null) {
    return null;
  }
  const leftToday = leftOf(aDay, sentThatDay);
  return amount > leftToday ? { code: 'OVER_DAILY_LIMIT', data: { limit: aDay, leftToday } } : null;
}

/** The rest of a limit after an amount; never below zero, as a limit may have been lowered since. */
export function leftOf(limit: Cents, sent: Cents): Cents {
  return cents(Math.max(0, limit - sent));
}
