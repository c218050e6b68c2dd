import type { ApprovalStatus } from '#contract/approvals/approval-terms.ts';
import type { PaymentToApprove } from '#contract/approvals/approvals.ts';
import type { NameCheckOutcome } from '#contract/payments/address-fields.ts';

/** The rows of payments that wait for an approval; see `Tables` for what all tables have in common. */
export interface ApprovalTables {
  approval: ApprovalRow;
}

/** A payment that one person asked for and another has to approve. */
export interface ApprovalRow {
  membership_id: string;
  id: string;
  kind: PaymentToApprove['kind'];
  /** The payment as it was requested, as JSON. */
  request: string;
  amount: number;
  from_account_id: string;
  to_name: string;
  to_detail: string | null;
  /** The later day on which it is made, `YYYY-MM-DD`; null if it is made as soon as it is approved. */
  day: string | null;
  asked_by: string;
  asked_at: number;
  expires_at: number;
  status: ApprovalStatus;
  /** Null while it waits, and if it expired. */
  decided_by: string | null;
  decided_at: number | null;
  /** The decliner's reason, in their words. */
  reason: string | null;
  /** The key of the transfer, scheduled transfer or bill payment that the approval made. */
  payment_id: string | null;
  /** The result of the name check as the asker was told it; null where the asker was told nothing. */
  name_check: NameCheckOutcome | null;
  /** The name that the receiving member has, if the asker was told. */
  told_name: string | null;
}
