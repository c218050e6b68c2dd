import {
  type Dispute,
  type DisputeRequest,
  disputes as contract,
} from '#contract/disputes/disputes.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { Gate } from '../gate.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { requestHash } from '../formats/sha-256.ts';
import { lockBalances } from '../ledger/ledger-records.ts';
import { type Executed, once } from '../idempotency/once.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import {
  findDispute,
  findDisputed,
  getDispute,
  insertDispute,
  newestDispute,
  presentDispute,
} from './dispute-records.ts';
import { decideDispute, type DisputeRefusal, offerDispute } from './dispute-rules.ts';
import { actsAt, logDispute, withdrawDispute } from './settle-dispute.ts';

/** Disputing a transaction, and taking a dispute back. */
export function disputeHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, timeZone, policy } = bank;
  const disputes = gate.gated(contract);

  return {
    ofTransaction: disputes.ofTransaction.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const disputed = await findDisputed(store.db, membershipId, input.transaction, timeZone);
      if (!disputed) {
        throw errors.NOT_FOUND();
      }
      const dispute = await newestDispute(store.db, membershipId, input.transaction);
      const today = localMoment(clock.now(), timeZone).date;
      return {
        dispute: dispute ? presentDispute(dispute, timeZone) : null,
        offer: offerDispute(disputed, today, policy.disputes),
      };
    }),

    open: disputes.open.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const { transaction, dispute: request } = input;
      const found = await findDisputed(store.db, membershipId, transaction, timeZone);
      if (!found) {
        throw errors.NOT_FOUND();
      }
      const intent = {
        membershipId,
        key: input.intentKey,
        requestHash: requestHash('disputes.open', { transaction, request }),
      };
      const result = await store.transact(async (scope) => {
        // Every dispute of this account takes its lock, so that of two equal asks the second waits here.
        await lockBalances(scope, [found.accountId]);
        const at = clock.now();
        return await once<Dispute, DisputeRefusal>(scope, at, intent, () =>
          open(scope, bank, {
            membershipId,
            by: context.signedIn.personId,
            transaction,
            request,
            at,
          }),
        );
      });
      return await answerOnce(bank, context.signedIn, errors, result);
    }),

    withdraw: disputes.withdraw.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const found = await findDispute(store.db, input.id);
      if (found?.membership_id !== membershipId) {
        throw errors.NOT_FOUND();
      }
      const outcome = await store.transact((scope) =>
        withdrawDispute(scope, bank, input.id, clock.now(), context.signedIn.personId),
      );
      switch (outcome.kind) {
        case 'ended':
          throw errors.DISPUTE_ENDED({ data: { status: outcome.dispute.status } });
        case 'overdrawn':
          throw errors.INSUFFICIENT_FUNDS({ data: { available: outcome.available } });
        case 'withdrawn':
          bank.bell.ring(membershipId);
          return presentDispute(outcome.dispute, timeZone);
      }
    }),
  };
}

interface ToOpen {
  readonly membershipId: string;
  /** The person who opens it. */
  readonly by: string;
  readonly transaction: string;
  readonly request: DisputeRequest;
  readonly at: EpochMs;
}

async function open(
  scope: DatabaseTransaction,
  bank: BankContext,
  { membershipId, by, transaction, request, at }: ToOpen,
): Promise<Executed<Dispute, DisputeRefusal>> {
  const { timeZone, policy } = bank;
  const disputed = await findDisputed(scope.trx, membershipId, transaction, timeZone);
  if (!disputed) {
    throw new Error(`Transaction ${transaction} is there no more`);
  }
  const today = localMoment(at, timeZone).date;
  const decision = decideDispute(request, disputed, today, policy.disputes);
  if (decision.kind === 'refused') {
    return decision;
  }
  const id = bank.newId();
  const dueAt = actsAt(decision.clock.creditBy, bank);
  await insertDispute(scope.trx, {
    id,
    membership_id: membershipId,
    transaction_id: transaction,
    account_id: disputed.accountId,
    reason: request.reason,
    story: request.story,
    amount: request.amount,
    status: 'open',
    opened_at: at,
    credit_day: decision.clock.creditBy,
    decide_day: decision.clock.decideBy,
    due_at: dueAt,
    credited_at: null,
    credit_posting_id: null,
    ended_at: null,
    explanation: null,
    take_back_day: null,
    taken_back_at: null,
    take_back_posting_id: null,
  });
  const dispute = await getDispute(scope.trx, id);
  await logDispute(scope, dispute, 'opened', at, by);
  return { kind: 'done', answer: presentDispute(dispute, timeZone), dueAt };
}
