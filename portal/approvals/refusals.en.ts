import type { ApprovalStatus } from '#contract/approvals/approval-terms.ts';
import type { ApprovalRefusalCode } from '#contract/approvals/approvals.ts';
import type { Explanations } from '../language/explanation.ts';
import { formatCount } from '../language/format.ts';

const whatBecameOfIt: Readonly<Record<ApprovalStatus, string>> = {
  waiting: 'This payment still waits.',
  approved: 'This payment has been approved already.',
  declined: 'This payment has been declined already.',
  withdrawn: 'This payment was withdrawn by the person who asked for it.',
  expired: 'This payment has expired. Nobody approved it in time.',
};

/** Refusals of payments that are asked for, approved or declined. */
export const approvalRefusals: Pick<Explanations, ApprovalRefusalCode> = {
  APPROVAL_DECIDED: ({ status }) => ({
    title: whatBecameOfIt[status],
    detail: 'Nothing was changed now.',
  }),
  APPROVAL_OWN: {
    title: 'You asked for this payment, so somebody else has to decide.',
    detail: 'Nothing was sent.',
  },
  APPROVAL_ASKER_LEFT: {
    title: 'The person who asked for this payment has no access any more.',
    detail: 'You can decline it. Nothing was sent.',
  },
  TOO_MANY_WAITING: ({ most }) => ({
    title: `${formatCount(most)} payments wait for approval, the most there can be.`,
    detail: 'Please wait until some are decided. Nothing was asked for.',
  }),
};
