import type { Cents } from '#contract/money/cents.ts';
import type {
  ApprovalOutcome,
  paymentRefusals,
  PaymentToApprove,
} from '#contract/approvals/approvals.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { z } from 'zod';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { SignedIn } from '../gate.ts';
import type { Executed } from '../idempotency/once.ts';
import type { OwnLimitRefusal } from '../parties/party-limits.ts';
import type { StepUpNeeded } from '../step-up/check-step-up.ts';

/** What a payment would be, once its rules let it be made. */
export interface AcceptedPayment {
  readonly amount: Cents;
  readonly fromAccountId: string;
  readonly toName: string;
  readonly toDetail: string | null;
  /** The later day on which it is made; null where it is made as soon as it is approved. */
  readonly day: LocalDate | null;
}

/** What was made. */
export interface MadePayment {
  readonly id: string;
  readonly outcome: ApprovalOutcome;
}

type Declared = typeof paymentRefusals;

/** Why a payment is not made, whichever kind it is of. */
export type PaymentRefusal = {
  readonly [Code in keyof Declared]: Declared[Code] extends { readonly data: infer Data }
    ? { readonly code: Code; readonly data: Data extends z.ZodType ? z.infer<Data> : never }
    : { readonly code: Code };
}[keyof Declared];

/** The same of one that is made now, by the person who approves it. */
export type MakingRefusal = PaymentRefusal | OwnLimitRefusal | StepUpNeeded;

/** What a capability does with the payments that it makes. */
interface PaymentsOf<Payment> {
  /** Decides by the rules of one that is made now, under the lock of the membership. Writes nothing. */
  decide(
    scope: DatabaseTransaction,
    membershipId: string,
    payment: Payment,
    at: EpochMs,
  ): Promise<
    | { readonly kind: 'accepted'; readonly payment: AcceptedPayment }
    | { readonly kind: 'refused'; readonly refusal: PaymentRefusal }
  >;
  /** Makes it for the person who approves it, in the caller's transaction; a refusal has recorded nothing. */
  make(
    scope: DatabaseTransaction,
    signedIn: SignedIn,
    payment: Payment,
    at: EpochMs,
  ): Promise<Executed<MadePayment, MakingRefusal>>;
}

/**
 * The payments of each kind, by the capabilities that make them. The bank gives them to this one, which knows nothing of
 * transfers and bills.
 */
export type Payments = {
  readonly [Kind in PaymentToApprove['kind']]: PaymentsOf<
    Extract<PaymentToApprove, { readonly kind: Kind }>
  >;
};

/** Those of the kind of that payment, which take no other. */
export function paymentsLike(
  payments: Payments,
  { kind }: PaymentToApprove,
): PaymentsOf<PaymentToApprove> {
  return payments[kind];
}
