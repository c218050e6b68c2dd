import type { ApprovalStatus } from '#contract/approvals/approval-terms.ts';

const changes: Readonly<Record<ApprovalStatus, (toName: string) => string>> = {
  waiting: (toName) => `Payment to ${toName} waiting for approval`,
  approved: (toName) => `Payment to ${toName} approved`,
  declined: (toName) => `Payment to ${toName} declined`,
  withdrawn: (toName) => `Payment to ${toName} withdrawn`,
  expired: (toName) => `Payment to ${toName} not approved in time`,
};

/** Notifications about payments that need approval. */
export const approvalNotices = {
  changes,
  by: (name: string) => `By ${name}`,
  byNobody: 'No money was sent.',
};
