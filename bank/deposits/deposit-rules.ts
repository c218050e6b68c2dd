import type { RefusalOf } from '#contract/procedures/procedure.ts';
import type { depositRefusals } from '#contract/deposits/deposits.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Policy } from '../policy.ts';
import type { PhotosReading, CheckPhoto } from './check-photos.ts';

/** A member's account with the fields that a deposit needs. */
export interface DepositAccount {
  readonly id: string;
  readonly name: string;
}

/** The facts for a deposit decision, read while the member's accounts are locked. */
export interface DepositFacts {
  readonly to: DepositAccount | undefined;
  /** Whether the bank has one of these pictures. */
  readonly isKnownCheck: boolean;
  /** The member's deposits of today, without returned deposits. */
  readonly depositedToday: Cents;
  /** The last deposit of the same amount into the same account that has not come back, if it is recent. */
  readonly alike: LocalDate | undefined;
}

/** The requested deposit, without the photos. */
export interface AskedDeposit {
  readonly amount: Cents;
  /** The member says that it is another check than the one that looks like it. */
  readonly isAnother: boolean;
}

/** Why a check is not deposited. */
export type DepositRefusal = RefusalOf<typeof depositRefusals>;

export type DepositDecision =
  | {
      readonly kind: 'accepted';
      readonly to: DepositAccount;
      readonly photos: readonly CheckPhoto[];
    }
  | { readonly kind: 'refused'; readonly refusal: DepositRefusal };

/**
 * Decides a deposit. The refusals are checked in the order of `depositRefusals` in the contract; the
 * first that holds is the answer.
 */
export function decideDeposit(
  { amount, isAnother }: AskedDeposit,
  reading: PhotosReading,
  { to, isKnownCheck, depositedToday, alike }: DepositFacts,
  { depositMost, depositMostPerDay }: Pick<Policy, 'depositMost' | 'depositMostPerDay'>,
): DepositDecision {
  if (!to) {
    return refuse({ code: 'DEPOSIT_ACCOUNT_UNKNOWN' });
  }
  if (amount > depositMost) {
    return refuse({ code: 'DEPOSIT_TOO_LARGE', data: { most: depositMost } });
  }
  if (reading.kind === 'refused') {
    return reading;
  }
  if (isKnownCheck) {
    return refuse({ code: 'CHECK_DEPOSITED_BEFORE' });
  }
  const left = leftToday(depositedToday, depositMostPerDay);
  if (amount > left) {
    return refuse({ code: 'DEPOSIT_DAY_LIMIT', data: { most: depositMostPerDay, left } });
  }
  if (alike !== undefined && !isAnother) {
    return refuse({ code: 'LOOKS_DEPOSITED', data: { amount, date: alike } });
  }
  return { kind: 'accepted', to, photos: reading.photos };
}

/** How much can still be deposited on a day. */
export function leftToday(depositedToday: Cents, mostPerDay: Cents): Cents {
  return cents(Math.max(0, mostPerDay - depositedToday));
}

function refuse(refusal: DepositRefusal): DepositDecision {
  return { kind: 'refused', refusal };
}
