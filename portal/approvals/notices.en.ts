import type { ApprovalStatus } from '#contract/approvals/approval-terms.ts';

const changes: Readonly<Record<ApprovalStatus, (toName: string) => string>> = {
  waiting: (toName) => `Waits for approval: to ${toName}`,
  approved: (toName) => `Approved: to ${toName}`,
  declined: (toName) => `Declined: to ${toName}`,
  withdrawn: (toName) => `Withdrawn: to ${toName}`,
  expired: (toName) => `Not approved in time: to ${toName}`,
};

/** Notifications about payments that need approval. */
export const approvalNotices = {
  changes,
  by: (name: string) => `By ${name}`,
  byNobody: 'No money was sent.',
};
