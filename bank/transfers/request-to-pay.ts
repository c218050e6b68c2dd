import type { MoneyRequestStatus } from '#contract/transfers/transfer-refusals.ts';
import type { Cents } from '#contract/money/cents.ts';

/** A request for money of another member, as a transfer that would pay it needs to know it. */
export interface RequestedMoney {
  readonly id: string;
  /** The membership that asks. */
  readonly membershipId: string;
  readonly accountId: string;
  /** Who asks, as the credit union knows them. */
  readonly name: string;
  /** Why it is not paid with that amount; null where it can be. */
  refuse(amount: number): RequestRefusal | null;
}

/** Why a request is not paid, with the data that the contract declares for it. */
export type RequestRefusal =
  | { readonly code: 'UNKNOWN_REQUEST' | 'REQUEST_OF_ONES_OWN' }
  | { readonly code: 'REQUEST_NOT_PAYABLE'; readonly data: { status: MoneyRequestStatus } }
  | { readonly code: 'REQUEST_AMOUNT_DIFFERS'; readonly data: { amount: Cents } };
