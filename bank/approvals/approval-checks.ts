import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from '../verify/check.ts';
import { checkPages, type Ordered } from '../verify/key-pages.ts';

const approvals: Ordered = {
  table: 'approval',
  columns: ['membership_id', 'id'],
  before: ['', ''],
  pageSize: 1_000,
};

/** Checks that each approved payment was made as requested, and approved by another person. */
export const approvalChecks: readonly Check[] = [
  { name: 'Each approved payment was made as it was asked for', run: approvalsMatchPayments },
];

async function approvalsMatchPayments(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, approvals, {
    wrong: (page) => sql<{ id: string; isOwn: number }>`
      select approval.id, case when approval.decided_by = approval.asked_by then 1 else 0 end as "isOwn"
      from approval
      where ${page.of('approval')} and approval.status = 'approved' and (
        approval.decided_by = approval.asked_by or not exists (
          select 1 from transfer
          where approval.kind = 'transfer' and transfer.id = approval.payment_id
            and transfer.membership_id = approval.membership_id
            and transfer.amount = approval.amount and transfer.from_account_id = approval.from_account_id
          union all
          select 1 from scheduled_transfer
            join transfer_series on transfer_series.id = scheduled_transfer.series_id
          where approval.kind = 'scheduled-transfer' and scheduled_transfer.id = approval.payment_id
            and scheduled_transfer.membership_id = approval.membership_id
            and transfer_series.amount = approval.amount
            and transfer_series.from_account_id = approval.from_account_id
          union all
          select 1 from bill_payment
            join bill_series on bill_series.id = bill_payment.series_id
          where approval.kind = 'bill' and bill_payment.id = approval.payment_id
            and bill_payment.membership_id = approval.membership_id
            and bill_series.amount = approval.amount
            and bill_series.from_account_id = approval.from_account_id))`,
    fault: ({ id, isOwn }) =>
      isOwn === 1
        ? `Approval ${id} was decided by whoever asked for it`
        : `Approval ${id} has no payment as it was asked for`,
  });
}
