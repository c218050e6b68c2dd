import { type Budget, type SpendingMonth, budgets as contract } from '#contract/budgets/budgets.ts';
import type { SpendingCategory } from '#contract/transactions/transactions.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { firstMoment } from '../history/daily-sums.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { executeOnce } from '../idempotency/execute-once.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { Executed } from '../idempotency/once.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { deleteBudget, listBudgets, putBudget, sumSpending } from './budget-records.ts';
import {
  averagedSpan,
  type BudgetRefusal,
  monthsToShow,
  presentMonth,
  refuseBudget,
  spanOfMonth,
} from './budget-rules.ts';

/** The member's spending and budgets (R-D13). */
export function budgetHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, timeZone } = bank;
  const budgets = gate.gated(contract);

  return {
    month: budgets.month.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const firstAt = await firstMoment(store.db, membershipId);
      const months = monthsToShow(clock.now(), firstAt, timeZone);
      const [latest] = months as [SpendingMonth];
      const month = input.month ?? latest;
      if (!months.includes(month)) {
        const earliest = months.at(-1) ?? latest;
        throw errors.MONTH_OUT_OF_RANGE({ data: { earliest, latest } });
      }
      const averaged = averagedSpan(month, firstAt, timeZone);
      return presentMonth({
        month,
        months,
        spending: await sumSpending(store.db, membershipId, spanOfMonth(month, timeZone)),
        before: averaged && {
          spending: await sumSpending(store.db, membershipId, averaged.span),
          months: averaged.months,
        },
        budgets: await listBudgets(store.db, membershipId),
      });
    }),

    set: budgets.set.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, budget: request } = input;
      const asked = { key, procedure: 'budgets.set', request };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        set(scope, signedIn, request, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),

    remove: budgets.remove.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, category: request } = input;
      const asked = { key, procedure: 'budgets.remove', request };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        remove(scope, signedIn, request, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),
  };
}

/** With the membership locked. A refusal records nothing. */
async function set(
  scope: DatabaseTransaction,
  { membershipId, personId: by }: SignedIn,
  budget: Budget,
  at: EpochMs,
): Promise<Executed<Budget, BudgetRefusal>> {
  const { trx } = scope;
  const refusal = refuseBudget(budget);
  if (refusal) {
    return { kind: 'refused', refusal };
  }
  const { category, amount } = budget;
  await putBudget(trx, { membership_id: membershipId, category, amount, changed_at: at });
  const audit = { action: 'budget-set', facts: { category, amount } };
  await appendToMemberLogs(scope, [{ membershipId, by, at, audit, events: [] }]);
  return { kind: 'done', answer: budget };
}

interface NotFound {
  readonly code: 'NOT_FOUND';
}

interface Removed {
  category: SpendingCategory;
}

/** With the membership locked. */
async function remove(
  scope: DatabaseTransaction,
  { membershipId, personId: by }: SignedIn,
  category: SpendingCategory,
  at: EpochMs,
): Promise<Executed<Removed, NotFound>> {
  const { trx } = scope;
  if (!(await deleteBudget(trx, membershipId, category))) {
    return { kind: 'refused', refusal: { code: 'NOT_FOUND' } };
  }
  await appendToMemberLogs(scope, [
    { membershipId, by, at, audit: { action: 'budget-removed', facts: { category } }, events: [] },
  ]);
  return { kind: 'done', answer: { category } };
}
