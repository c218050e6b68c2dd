import type { AccessArea } from '#contract/procedures/procedure.ts';
import { cents } from '#contract/money/cents.ts';
import type { Approval, PaymentToApprove } from '#contract/approvals/approvals.ts';
import type { NameCheck } from '#contract/recipients/recipients.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { ApprovalId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { shownName } from '../database/account-name.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { holdsAt } from '../parties/party-records.ts';
import { areasOf } from '../parties/role-policy.ts';
import { statusAt } from './approval-rules.ts';
import type { ApprovalRow } from './approval-tables.ts';
import { noHold, type Payments, paymentsLike } from './payments.ts';

/** An approval with the names of its persons and its account. */
export type NamedApproval = ApprovalRow & {
  readonly askedBy: string;
  readonly decidedBy: string | null;
  readonly fromName: string;
};

/** The approvals of the membership that wait, oldest first. Their number is bounded (`TOO_MANY_WAITING`). */
export async function waitingApprovals(
  db: Kysely<Tables>,
  membershipId: string,
  at: EpochMs,
): Promise<NamedApproval[]> {
  return await approvalsOf(db, membershipId)
    .where('approval.status', '=', 'waiting')
    .where('approval.expires_at', '>', at)
    .orderBy('approval.asked_at')
    .orderBy('approval.id')
    .execute();
}

/** The newest decided approvals of the membership, newest first, at most `limit` of them. */
export async function decidedApprovals(
  db: Kysely<Tables>,
  membershipId: string,
  limit: number,
): Promise<NamedApproval[]> {
  return await approvalsOf(db, membershipId)
    .where('approval.status', '<>', 'waiting')
    .orderBy('approval.decided_at', 'desc')
    .orderBy('approval.id', 'desc')
    .limit(limit)
    .execute();
}

/** The approval of that key in the membership; undefined if there is none. */
export async function findApproval(
  db: Kysely<Tables>,
  membershipId: string,
  id: string,
): Promise<NamedApproval | undefined> {
  return await approvalsOf(db, membershipId).where('approval.id', '=', id).executeTakeFirst();
}

function approvalsOf(db: Kysely<Tables>, membershipId: string) {
  return db
    .selectFrom('approval')
    .innerJoin('person as asker', 'asker.id', 'approval.asked_by')
    .leftJoin('person as decider', 'decider.id', 'approval.decided_by')
    .innerJoin('account', 'account.id', 'approval.from_account_id')
    .selectAll('approval')
    .select(['asker.display_name as askedBy', 'decider.display_name as decidedBy'])
    .select(shownName().as('fromName'))
    .where('approval.membership_id', '=', membershipId);
}

/** The approval as this person sees it at that moment. */
export async function presentApproval(
  db: Kysely<Tables>,
  payments: Payments,
  row: NamedApproval,
  personId: string,
  at: EpochMs,
): Promise<Approval> {
  const payment = paymentOf(row);
  const { membership_id: membershipId } = row;
  return {
    id: row.id as ApprovalId,
    kind: row.kind,
    amount: cents(row.amount),
    fromName: row.fromName,
    toName: row.to_name,
    toDetail: row.to_detail,
    day: row.day as LocalDate | null,
    ...orderOf(payment),
    ...noHold,
    ...(row.status === 'waiting' &&
      (await paymentsLike(payments, payment).outlook?.(db, membershipId, payment, at))),
    nameCheck: nameCheckOf(row),
    askedBy: row.askedBy,
    askedAt: row.asked_at as EpochMs,
    isYours: row.asked_by === personId,
    expiresAt: row.expires_at as EpochMs,
    status: statusAt(row, at),
    decidedBy: row.decidedBy,
    decidedAt: row.decided_at as EpochMs | null,
    reason: row.reason,
  };
}

function nameCheckOf({ name_check: outcome, told_name: name }: ApprovalRow): NameCheck | null {
  if (outcome === null) return null;
  return outcome === 'close' ? { outcome, name: name ?? '' } : { outcome };
}

/** The payment as it was asked for. */
export function paymentOf({ request }: Pick<ApprovalRow, 'request'>): PaymentToApprove {
  return JSON.parse(request) as PaymentToApprove;
}

function orderOf(payment: PaymentToApprove): Pick<Approval, 'repeat' | 'memo' | 'purpose'> {
  switch (payment.kind) {
    case 'transfer':
      return { repeat: 'once', ...saidOf(payment.transfer) };
    case 'scheduled-transfer':
      return { repeat: payment.schedule.repeat, ...saidOf(payment.schedule.transfer) };
    case 'bill':
      return { repeat: payment.bill.repeat, memo: payment.bill.memo, purpose: null };
  }
}

function saidOf(transfer: TransferRequest): Pick<Approval, 'memo' | 'purpose'> {
  const purpose = transfer.kind === 'internal' ? null : (transfer.purpose ?? null);
  return { memo: transfer.memo, purpose };
}

/** Records a new approval and notifies the approvers. */
export async function recordAsked(scope: DatabaseTransaction, row: ApprovalRow): Promise<void> {
  const at = row.asked_at as EpochMs;
  await scope.trx.insertInto('approval').values(row).execute();
  const approvers = await personsWho(scope.trx, row.membership_id, 'approve', at);
  await log(scope, row, { by: row.asked_by, at, tells: approvers });
}

/** How an approval ended: by a person's decision, or by its expiry. */
export type Decision =
  | { readonly status: 'approved'; readonly decided_by: string; readonly payment_id: string }
  | { readonly status: 'declined'; readonly decided_by: string; readonly reason: string }
  | { readonly status: 'withdrawn'; readonly decided_by: string }
  | { readonly status: 'expired'; readonly decided_by: null };

/** Records the decision in the caller's transaction and notifies the asker. */
export async function recordDecision(
  scope: DatabaseTransaction,
  row: ApprovalRow,
  decision: Decision,
  at: EpochMs,
): Promise<void> {
  await scope.trx
    .updateTable('approval')
    .set({ ...decision, decided_at: at })
    .where('membership_id', '=', row.membership_id)
    .where('id', '=', row.id)
    .where('status', '=', 'waiting')
    .execute();
  await log(scope, { ...row, ...decision }, { by: decision.decided_by, at, tells: [row.asked_by] });
}

async function log(
  scope: DatabaseTransaction,
  row: ApprovalRow,
  { by, at, tells }: { by: string | null; at: EpochMs; tells: readonly string[] },
): Promise<void> {
  const { membership_id: membershipId, id, kind, amount, to_name: toName, status } = row;
  const actor =
    by === null
      ? undefined
      : await scope.trx
          .selectFrom('person')
          .select('display_name')
          .where('id', '=', by)
          .executeTakeFirstOrThrow();
  await appendToMemberLogs(scope, [
    {
      membershipId,
      by,
      at,
      audit: {
        action: status === 'waiting' ? 'approval-asked' : `approval-${status}`,
        facts: {
          approval: id,
          kind,
          amount,
          toName,
          askedBy: row.asked_by,
          payment: row.payment_id,
          reason: row.reason,
        },
      },
      events: [
        {
          kind: 'approval',
          approvalId: id as ApprovalId,
          status,
          amount: cents(amount),
          toName,
          by: actor?.display_name ?? null,
        },
      ],
      alsoTells: tells.filter((person) => person !== by),
    },
  ]);
}

/** The persons who may call procedures of that area in the membership at that moment. */
export async function personsWho(
  db: Kysely<Tables>,
  membershipId: string,
  area: AccessArea,
  at: EpochMs,
): Promise<string[]> {
  const parties = await db
    .selectFrom('party')
    .select(['person_id', 'role'])
    .where('membership_id', '=', membershipId)
    .where(holdsAt(at))
    .orderBy('person_id')
    .execute();
  return parties.flatMap(({ person_id: person, role }) =>
    areasOf(role).includes(area) ? [person] : [],
  );
}
