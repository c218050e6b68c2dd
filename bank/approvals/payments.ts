import type { Cents } from '#contract/money/cents.ts';
import type {
  Approval,
  ApprovalOutcome,
  paymentRefusals,
  PaymentToApprove,
} from '#contract/approvals/approvals.ts';
import type { RefusalOf } from '#contract/procedures/procedure.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { NameCheckOutcome } from '#contract/payments/address-fields.ts';
import type { Kysely } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import type { SignedIn } from '../gate.ts';
import type { Executed } from '../idempotency/once.ts';
import type { OwnLimitRefusal } from '../parties/party-limits.ts';
import type { StepUpNeeded } from '../identity/step-up/check-step-up.ts';

/** A payment that its rules accept, before it is made. */
export interface AcceptedPayment {
  readonly amount: Cents;
  readonly fromAccountId: string;
  readonly toName: string;
  readonly toDetail: string | null;
  /** The later day on which it is made; null if it is made as soon as it is approved. */
  readonly day: LocalDate | null;
  /** The result of the name check as the asker was told it; null where the asker was told nothing. */
  readonly told: ToldName | null;
}

interface ToldName {
  readonly outcome: NameCheckOutcome;
  readonly told_name: string | null;
}

/** The outcome of a payment as the approver reads it. */
export type ApprovalOutlook = Pick<Approval, 'holdHours' | 'isHeld' | 'otherBank'>;

/** Of a payment that goes where it is said, as soon as it is made. */
export const noHold: ApprovalOutlook = { holdHours: null, isHeld: false, otherBank: null };

/** The payment that was made. */
export interface MadePayment {
  readonly id: string;
  readonly outcome: ApprovalOutcome;
}

/** Why a payment is refused, whatever its kind. */
export type PaymentRefusal = RefusalOf<typeof paymentRefusals>;

/** Why a payment is refused when its approver makes it. */
export type MakingRefusal = PaymentRefusal | OwnLimitRefusal | StepUpNeeded;

interface PaymentsOf<Payment> {
  /** Decides it by the rules of a payment that is made now, under the lock of the membership. Writes nothing. */
  decide(
    scope: DatabaseTransaction,
    asker: Pick<SignedIn, 'membershipId' | 'personId'>,
    payment: Payment,
    at: EpochMs,
  ): Promise<
    | { readonly kind: 'accepted'; readonly payment: AcceptedPayment }
    | { readonly kind: 'refused'; readonly refusal: PaymentRefusal }
  >;
  /** The outcome of the payment if it is approved now; absent for kinds that are made exactly as ordered. */
  outlook?(
    db: Kysely<Tables>,
    membershipId: string,
    payment: Payment,
    at: EpochMs,
  ): Promise<ApprovalOutlook>;
  /** Makes the payment for its approver in the caller's transaction. A refusal records nothing. */
  make(
    scope: DatabaseTransaction,
    signedIn: SignedIn,
    payment: Payment,
    at: EpochMs,
    /** The result of the name check as the asker was told it. */
    nameCheck: NameCheckOutcome | null,
  ): Promise<Executed<MadePayment, MakingRefusal>>;
}

/**
 * How payments of each kind are decided and made. The bank passes this in, so approvals know nothing of transfers and
 * bills.
 */
export type Payments = {
  readonly [Kind in PaymentToApprove['kind']]: PaymentsOf<
    Extract<PaymentToApprove, { readonly kind: Kind }>
  >;
};

/** The functions for the kind of this payment. */
export function paymentsLike(
  payments: Payments,
  { kind }: PaymentToApprove,
): PaymentsOf<PaymentToApprove> {
  return payments[kind];
}
