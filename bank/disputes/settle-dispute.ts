import { type Cents, cents } from '#contract/money/cents.ts';
import type { DisputeChange } from '#contract/events/event-parts.ts';
import type { DisputeId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { describe, readWording } from '#contract/transactions/transaction-wording.ts';
import type { BankContext } from '../bank-context.ts';
import { addBusinessDays } from '../calendar/business-days.ts';
import { transactionLabel } from '../formats/labels.ts';
import { atTimeOfDay, localMoment } from '../calendar/local-time.ts';
import { disputedPayments } from '../ledger/chart-of-accounts.ts';
import { mustPost, post } from '../ledger/post.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { recordTransactions } from '../history/record-transaction.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import {
  accountToCredit,
  type DisputeOfTransaction,
  lockDispute,
  updateDispute,
} from './dispute-records.ts';
import { addDividends } from './dispute-dividends.ts';

/** The parts of the bank that settling needs. */
export type DisputeBank = Pick<BankContext, 'newId' | 'timeZone' | 'policy'>;

/**
 * Does what has fallen due of a dispute: credits the member while it is not decided, decides it for them when the
 * time to decide is over, or takes a credit back that was not deserved. Undefined where nothing is due.
 */
export async function advanceDispute(
  scope: DatabaseTransaction,
  bank: DisputeBank,
  id: string,
  at: EpochMs,
): Promise<DisputeOfTransaction | undefined> {
  const dispute = await lockDispute(scope, id);
  if (dispute.due_at === null || dispute.due_at > at) {
    return undefined;
  }
  switch (dispute.status) {
    case 'open':
      await credit(scope, bank, dispute, at);
      return await change(scope, dispute, at, 'credited', {
        status: 'credited',
        due_at: actsAt(dispute.decide_day as LocalDate, bank),
      });
    case 'credited':
      await addDividends(scope, bank, dispute, at);
      return await change(scope, dispute, at, 'resolved-for', {
        status: 'resolved-for',
        ended_at: at,
        due_at: null,
      });
    default:
      return await takeBackOrWait(scope, bank, dispute, at);
  }
}

/** Decides for the member: a credit is theirs for good, or is made now. Undefined where it is closed. */
export async function approveDispute(
  scope: DatabaseTransaction,
  bank: DisputeBank,
  id: string,
  explanation: string,
  at: EpochMs,
): Promise<DisputeOfTransaction | undefined> {
  const dispute = await lockDispute(scope, id);
  if (!isUndecided(dispute)) {
    return undefined;
  }
  if (dispute.status === 'open') {
    await credit(scope, bank, dispute, at);
  }
  await addDividends(scope, bank, await lockDispute(scope, id), at);
  return await change(scope, dispute, at, 'resolved-for', {
    status: 'resolved-for',
    ended_at: at,
    due_at: null,
    explanation,
  });
}

/**
 * Decides against the member. A credit is taken back, five business days after the member is told the day
 * (official interpretation of 12 CFR 1005.11(d)(2)). Undefined where it is closed.
 */
export async function denyDispute(
  scope: DatabaseTransaction,
  bank: DisputeBank,
  id: string,
  explanation: string,
  at: EpochMs,
): Promise<DisputeOfTransaction | undefined> {
  const dispute = await lockDispute(scope, id);
  if (!isUndecided(dispute)) {
    return undefined;
  }
  const today = localMoment(at, bank.timeZone).date;
  const day =
    dispute.status === 'credited'
      ? addBusinessDays(today, bank.policy.disputes.takeBackBusinessDays)
      : null;
  return await change(scope, dispute, at, 'resolved-against', {
    status: 'resolved-against',
    ended_at: at,
    explanation,
    take_back_day: day,
    due_at: day === null ? null : actsAt(day, bank),
  });
}

/** The outcome of a withdrawal. */
export type Withdrawn =
  | { readonly kind: 'withdrawn'; readonly dispute: DisputeOfTransaction }
  | { readonly kind: 'ended'; readonly dispute: DisputeOfTransaction }
  /** The account does not hold the credit any more. Nothing was changed. */
  | { readonly kind: 'overdrawn'; readonly available: Cents };

/** The member takes it back; a credit leaves the account at once. */
export async function withdrawDispute(
  scope: DatabaseTransaction,
  bank: DisputeBank,
  id: string,
  at: EpochMs,
  by: string,
): Promise<Withdrawn> {
  const dispute = await lockDispute(scope, id);
  if (!isUndecided(dispute)) {
    return { kind: 'ended', dispute };
  }
  const ended = { status: 'withdrawn', ended_at: at, due_at: null } as const;
  if (dispute.status === 'open') {
    return {
      kind: 'withdrawn',
      dispute: await change(scope, dispute, at, 'withdrawn', ended, by),
    };
  }
  const taken = await takeBack(scope, bank, dispute, at);
  if (taken.kind === 'overdrawn') {
    return taken;
  }
  return {
    kind: 'withdrawn',
    dispute: await change(
      scope,
      dispute,
      at,
      'withdrawn',
      {
        ...ended,
        take_back_day: localMoment(at, bank.timeZone).date,
        taken_back_at: at,
        take_back_posting_id: taken.postingId,
      },
      by,
    ),
  };
}

/** When the bank acts on a day by itself. */
export function actsAt(day: LocalDate, { timeZone, policy }: DisputeBank): EpochMs {
  return atTimeOfDay(day, policy.disputes.actsAtMinutes, timeZone);
}

/** Tells the member of a change, and keeps it in the log. */
export async function logDispute(
  scope: DatabaseTransaction,
  dispute: DisputeOfTransaction,
  changed: DisputeChange,
  at: EpochMs,
  by: string | null,
): Promise<void> {
  const {
    id,
    membership_id: membershipId,
    transaction_id: transaction,
    amount,
    description,
  } = dispute;
  const wording = readWording(description, dispute.postingKind);
  await appendToMemberLogs(scope, [
    {
      membershipId,
      by,
      at,
      audit: { action: `dispute-${changed}`, facts: { dispute: id, transaction, amount } },
      events: [
        {
          kind: 'dispute',
          disputeId: id as DisputeId,
          change: changed,
          amount: cents(amount),
          description,
          ...(wording && { wording }),
        },
      ],
    },
  ]);
}

function isUndecided({ status }: DisputeOfTransaction): boolean {
  return status === 'open' || status === 'credited';
}

async function change(
  scope: DatabaseTransaction,
  dispute: DisputeOfTransaction,
  at: EpochMs,
  changed: DisputeChange,
  fields: Parameters<typeof updateDispute>[2],
  by: string | null = null,
): Promise<DisputeOfTransaction> {
  const updated = await updateDispute(scope.trx, dispute.id, fields);
  await logDispute(scope, updated, changed, at, by);
  return updated;
}

async function credit(
  scope: DatabaseTransaction,
  bank: DisputeBank,
  asked: DisputeOfTransaction,
  at: EpochMs,
): Promise<void> {
  // From the same account it would be taken back.
  const account = await accountToCredit(scope.trx, asked);
  const dispute =
    account === asked.account_id
      ? asked
      : await updateDispute(scope.trx, asked.id, { account_id: account });
  const postingId = bank.newId();
  await mustPost(scope, [
    {
      head: { id: postingId, kind: 'dispute-credited', at, transferId: null, reverses: null },
      legs: [
        { account: disputedPayments, amount: cents(-dispute.amount) },
        { account: dispute.account_id, amount: cents(dispute.amount) },
      ],
    },
  ]);
  await recordLine(scope, bank, dispute, postingId, 'credit', at);
  await updateDispute(scope.trx, dispute.id, { credited_at: at, credit_posting_id: postingId });
}

/** Where the account does not hold the amount, it is tried again on the next business day. No account is overdrawn. */
async function takeBackOrWait(
  scope: DatabaseTransaction,
  bank: DisputeBank,
  dispute: DisputeOfTransaction,
  at: EpochMs,
): Promise<DisputeOfTransaction> {
  const taken = await takeBack(scope, bank, dispute, at);
  if (taken.kind === 'overdrawn') {
    const next = addBusinessDays(localMoment(at, bank.timeZone).date, 1);
    return await updateDispute(scope.trx, dispute.id, {
      take_back_day: next,
      due_at: actsAt(next, bank),
    });
  }
  return await change(scope, dispute, at, 'taken-back', {
    taken_back_at: at,
    take_back_posting_id: taken.postingId,
    due_at: null,
  });
}

async function takeBack(
  scope: DatabaseTransaction,
  bank: DisputeBank,
  dispute: DisputeOfTransaction,
  at: EpochMs,
): Promise<
  | { readonly kind: 'taken'; readonly postingId: string }
  | { readonly kind: 'overdrawn'; readonly available: Cents }
> {
  const postingId = bank.newId();
  const result = await post(scope, [
    {
      head: {
        id: postingId,
        kind: 'dispute-reversed',
        at,
        transferId: null,
        reverses: dispute.credit_posting_id,
      },
      legs: [
        { account: dispute.account_id, amount: cents(-dispute.amount) },
        { account: disputedPayments, amount: cents(dispute.amount) },
      ],
    },
  ]);
  if (result.kind === 'overdrawn') {
    return { kind: 'overdrawn', available: result.available };
  }
  await recordLine(scope, bank, dispute, postingId, 'debit', at);
  return { kind: 'taken', postingId };
}

async function recordLine(
  scope: DatabaseTransaction,
  bank: DisputeBank,
  dispute: DisputeOfTransaction,
  postingId: string,
  type: 'credit' | 'debit',
  at: EpochMs,
): Promise<void> {
  const { description, membership_id: membershipId, account_id: id, accountName: name } = dispute;
  await recordTransactions(
    scope,
    [
      {
        id: bank.newId(),
        membershipId,
        account: { id, name },
        postingId,
        type,
        description: describe({
          kind: type === 'credit' ? 'dispute-credit' : 'dispute-credit-taken-back',
          name: description,
        }),
        amount: cents(dispute.amount),
        at,
        status: 'completed',
        category: 'Refund',
        label: transactionLabel(at),
        reference: null,
        transferId: null,
      },
    ],
    bank.timeZone,
  );
}
