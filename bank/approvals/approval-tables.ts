import type { ApprovalStatus } from '#contract/approvals/approval-terms.ts';
import type { PaymentToApprove } from '#contract/approvals/approvals.ts';

/** A payment that somebody has asked for and somebody else is to approve. */
export interface ApprovalRow {
  membership_id: string;
  id: string;
  kind: PaymentToApprove['kind'];
  /** As it was asked for, as JSON. */
  request: string;
  amount: number;
  from_account_id: string;
  to_name: string;
  to_detail: string | null;
  /** The later day on which it is made, `YYYY-MM-DD`; null: as soon as it is approved. */
  day: string | null;
  asked_by: string;
  asked_at: number;
  expires_at: number;
  status: ApprovalStatus;
  /** Null while it waits, and where nobody decided in time. */
  decided_by: string | null;
  decided_at: number | null;
  /** Why it was declined, in the words of who did. */
  reason: string | null;
  /** The transfer, scheduled transfer or bill payment that was made once it was approved. */
  payment_id: string | null;
}
