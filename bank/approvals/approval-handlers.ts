import {
  type Approval,
  type ApprovalOutcome,
  type PaymentToApprove,
  approvals as contract,
} from '#contract/approvals/approvals.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { answerExecuted, answerOnce } from '../idempotency/answer-once.ts';
import { executeOnce } from '../idempotency/execute-once.ts';
import type { Executed } from '../idempotency/once.ts';
import {
  decidedApprovals,
  type Decision,
  findApproval,
  type NamedApproval,
  paymentOf,
  presentApproval,
  recordAsked,
  recordDecision,
  waitingApprovals,
  personsWho,
} from './approval-records.ts';
import {
  type AskerLeftRefusal,
  type DecidedRefusal,
  expiryOf,
  type OwnRefusal,
  refuseApproving,
  refuseDecided,
  refuseDeciding,
  waitingMax,
} from './approval-rules.ts';
import type { ApprovalRow } from './approval-tables.ts';
import {
  type MakingRefusal,
  type PaymentRefusal,
  type Payments,
  paymentsLike,
} from './payments.ts';

const decidedShown = 20;

type NotFound = { readonly code: 'NOT_FOUND' };
type AskRefusal =
  | PaymentRefusal
  | { readonly code: 'TOO_MANY_WAITING'; readonly data: { readonly most: number } };
type ApproveRefusal = MakingRefusal | DecidedRefusal | OwnRefusal | AskerLeftRefusal | NotFound;

interface Approved {
  readonly approval: Approval;
  readonly outcome: ApprovalOutcome;
}

/**
 * Payments that one person asks for and another approves. The asker sends nothing, and only what was asked for is
 * approved.
 */
export function approvalHandlers(gate: Gate, bank: BankContext, payments: Payments) {
  const { store, clock } = bank;
  const approvals = gate.gated(contract);

  return {
    list: approvals.list.handler(async ({ context }) => {
      const { membershipId, personId } = context.signedIn;
      const at = clock.now();
      const present = async (rows: readonly NamedApproval[]) =>
        await Promise.all(
          rows.map((row) => presentApproval(store.db, payments, row, personId, at)),
        );
      return {
        waiting: await present(await waitingApprovals(store.db, membershipId, at)),
        decided: await present(await decidedApprovals(store.db, membershipId, decidedShown)),
      };
    }),

    ask: approvals.ask.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, payment } = input;
      const asked = { key, procedure: 'approvals.ask', request: payment };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        ask(scope, bank, payments, signedIn, payment, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),

    approve: approvals.approve.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, id } = input;
      const asked = { key, procedure: 'approvals.approve', request: { id } };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        approve(scope, payments, signedIn, id, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),

    decline: approvals.decline.handler(async ({ input, context: { signedIn }, errors }) => {
      const { personId } = signedIn;
      const outcome = await decideUnderLock(bank, payments, signedIn, input.id, (row, at) => {
        const decision = {
          status: 'declined',
          decided_by: personId,
          reason: input.reason,
        } as const;
        return unlessRefused(refuseDeciding(row, personId, at), decision);
      });
      return await answerExecuted(bank, signedIn, errors, outcome);
    }),

    withdraw: approvals.withdraw.handler(async ({ input, context: { signedIn }, errors }) => {
      const { personId } = signedIn;
      type Refusal = DecidedRefusal | NotFound;
      const outcome = await decideUnderLock<Refusal>(
        bank,
        payments,
        signedIn,
        input.id,
        (row, at) => {
          // A person withdraws only what they asked for. Requests of others are answered as if they did not exist.
          if (row.asked_by !== personId) return nothingThere;
          return unlessRefused(refuseDecided(row, at), {
            status: 'withdrawn',
            decided_by: personId,
          });
        },
      );
      return await answerExecuted(bank, signedIn, errors, outcome);
    }),
  };
}

/** Load, decide, record. The rules are those of an immediate payment. No money moves. */
async function ask(
  scope: DatabaseTransaction,
  bank: BankContext,
  payments: Payments,
  asker: SignedIn,
  payment: PaymentToApprove,
  at: EpochMs,
): Promise<Executed<Approval, AskRefusal>> {
  const { trx } = scope;
  const { membershipId, personId } = asker;
  const decision = await paymentsLike(payments, payment).decide(scope, asker, payment, at);
  if (decision.kind === 'refused') {
    return decision;
  }
  if ((await waitingApprovals(trx, membershipId, at)).length >= waitingMax) {
    return { kind: 'refused', refusal: { code: 'TOO_MANY_WAITING', data: { most: waitingMax } } };
  }
  const { amount, fromAccountId, toName, toDetail, day, told } = decision.payment;
  const row: ApprovalRow = {
    membership_id: membershipId,
    id: bank.newId(),
    kind: payment.kind,
    request: JSON.stringify(payment),
    amount,
    from_account_id: fromAccountId,
    to_name: toName,
    to_detail: toDetail,
    day,
    asked_by: personId,
    asked_at: at,
    expires_at: expiryOf(at, day, bank.timeZone),
    status: 'waiting',
    decided_by: null,
    decided_at: null,
    reason: null,
    payment_id: null,
    name_check: told?.outcome ?? null,
    told_name: told?.told_name ?? null,
  };
  await recordAsked(scope, row);
  const answer = await presentRow(scope, payments, row, personId, at);
  return { kind: 'done', answer, dueAt: row.expires_at as EpochMs };
}

/**
 * Load, decide, record. The payment is decided again by the present rules, limits and balances, and made in the same
 * transaction.
 */
async function approve(
  scope: DatabaseTransaction,
  payments: Payments,
  signedIn: SignedIn,
  id: string,
  at: EpochMs,
): Promise<Executed<Approved, ApproveRefusal>> {
  const { membershipId, personId } = signedIn;
  const row = await findApproval(scope.trx, membershipId, id);
  if (!row) {
    return nothingThere;
  }
  const askers = await personsWho(scope.trx, membershipId, 'initiate', at);
  const refusal = refuseApproving(row, personId, askers.includes(row.asked_by), at);
  if (refusal) {
    return { kind: 'refused', refusal };
  }
  const payment = paymentOf(row);
  const made = await paymentsLike(payments, payment).make(
    scope,
    { ...signedIn, approving: row.id },
    payment,
    at,
    row.name_check,
  );
  if (made.kind === 'refused') {
    return made;
  }
  const { id: paymentId, outcome } = made.answer;
  const decision = { status: 'approved', decided_by: personId, payment_id: paymentId } as const;
  await recordDecision(scope, row, decision, at);
  const approval = await presentRow(scope, payments, row, personId, at);
  return { kind: 'done', answer: { approval, outcome }, dueAt: made.dueAt ?? null };
}

const nothingThere = { kind: 'refused', refusal: { code: 'NOT_FOUND' } } as const;

function unlessRefused<Refusal>(
  refusal: Refusal | null,
  decision: Decision,
): Executed<Decision, Refusal> {
  return refusal === null ? { kind: 'done', answer: decision } : { kind: 'refused', refusal };
}

/**
 * Records a decision that makes no payment. The membership is locked, so the second of two decisions finds the first.
 */
async function decideUnderLock<Refusal>(
  { store, clock }: BankContext,
  payments: Payments,
  { membershipId, personId }: SignedIn,
  id: string,
  decide: (row: NamedApproval, at: EpochMs) => Executed<Decision, Refusal>,
): Promise<Executed<Approval, Refusal | NotFound>> {
  return await store.transact(async (scope) => {
    await lockMemberships(scope, [membershipId]);
    const at = clock.now();
    const row = await findApproval(scope.trx, membershipId, id);
    if (!row) {
      return nothingThere;
    }
    const decision = decide(row, at);
    if (decision.kind === 'refused') {
      return decision;
    }
    await recordDecision(scope, row, decision.answer, at);
    return { kind: 'done', answer: await presentRow(scope, payments, row, personId, at) } as const;
  });
}

async function presentRow(
  { trx }: DatabaseTransaction,
  payments: Payments,
  { membership_id: membershipId, id }: Pick<ApprovalRow, 'membership_id' | 'id'>,
  personId: string,
  at: EpochMs,
): Promise<Approval> {
  const row = await findApproval(trx, membershipId, id);
  if (!row) throw new Error(`The approval ${id} is not there`);
  return await presentApproval(trx, payments, row, personId, at);
}
