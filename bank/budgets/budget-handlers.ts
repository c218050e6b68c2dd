import type { Budget, SpendingCategory, SpendingMonth } from '#contract/budgets/budgets.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Gate } from '../gate.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { requestHash } from '../idempotency/intent-records.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { type Executed, once } from '../idempotency/once.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import {
  deleteBudget,
  firstTransactionAt,
  listBudgets,
  lockBudgets,
  putBudget,
  sumSpending,
} from './budget-records.ts';
import { type BudgetRefusal, presentMonth, refuseBudget } from './budget-rules.ts';
import { averagedSpan, monthsToShow, spanOfMonth } from './spending-months.ts';

/** What the member spends, and means to spend (R-D13). */
export function budgetHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, timeZone } = bank;
  const { budgets } = gate.gated;

  return {
    month: budgets.month.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const firstAt = await firstTransactionAt(store.db, membershipId);
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

    set: budgets.set.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const { intentKey: key, budget } = input;
      const intent = { membershipId, key, requestHash: requestHash('budgets.set', budget) };
      const at = clock.now();
      const result = await store.transact(async (scope) => {
        await lockBudgets(scope, membershipId);
        return await once<Budget, BudgetRefusal>(scope, at, intent, () =>
          set(scope, membershipId, budget, at),
        );
      });
      return await answerOnce(bank, context.signedIn, errors, result);
    }),

    remove: budgets.remove.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const { intentKey: key, category } = input;
      const intent = { membershipId, key, requestHash: requestHash('budgets.remove', category) };
      const at = clock.now();
      const result = await store.transact(async (scope) => {
        await lockBudgets(scope, membershipId);
        return await once<Removed, NotFound>(scope, at, intent, () =>
          remove(scope, membershipId, category, at),
        );
      });
      return await answerOnce(bank, context.signedIn, errors, result);
    }),
  };
}

/** With the budgets locked. A refusal records nothing. */
async function set(
  scope: DatabaseTransaction,
  membershipId: string,
  budget: Budget,
  at: EpochMs,
): Promise<Executed<Budget, BudgetRefusal>> {
  const { trx } = scope;
  const refusal = refuseBudget(budget);
  if (refusal) {
    return { kind: 'refused', refusal };
  }
  const { category, amount } = budget;
  await putBudget(trx, { member_id: membershipId, category, amount, changed_at: at });
  const audit = { action: 'budget-set', facts: { category, amount } };
  await appendToMemberLogs(scope, [{ membershipId, at, audit, events: [] }]);
  return { kind: 'done', answer: budget };
}

interface NotFound {
  readonly code: 'NOT_FOUND';
}

interface Removed {
  category: SpendingCategory;
}

/** With the budgets locked. */
async function remove(
  scope: DatabaseTransaction,
  membershipId: string,
  category: SpendingCategory,
  at: EpochMs,
): Promise<Executed<Removed, NotFound>> {
  const { trx } = scope;
  if (!(await deleteBudget(trx, membershipId, category))) {
    return { kind: 'refused', refusal: { code: 'NOT_FOUND' } };
  }
  await appendToMemberLogs(scope, [
    { membershipId, at, audit: { action: 'budget-removed', facts: { category } }, events: [] },
  ]);
  return { kind: 'done', answer: { category } };
}
