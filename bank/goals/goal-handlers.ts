import { goals as contract } from '#contract/goals/goals.ts';
import type { Gate } from '../gate.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { executeOnce } from '../idempotency/execute-once.ts';
import type { BankContext } from '../bank-context.ts';
import { changeGoal, closeGoal, moveGoalMoney, openGoal, setGoalRules } from './change-goals.ts';
import { readGoals } from './goal-records.ts';

/** Named shares of a savings account (R-G1). */
export function goalHandlers(gate: Gate, bank: BankContext) {
  const goals = gate.gated(contract);
  return {
    list: goals.list.handler(async ({ context: { signedIn } }) => {
      const shared = await readGoals(bank.store.db, signedIn.membershipId);
      return { goals: [...shared.goals], accounts: [...shared.accounts] };
    }),

    open: goals.open.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, goal: request } = input;
      const asked = { key, procedure: 'goals.open', request };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        openGoal(scope, bank, signedIn, request, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),

    change: goals.change.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, ...request } = input;
      const asked = { key, procedure: 'goals.change', request };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        changeGoal(scope, bank, signedIn, request, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),

    move: goals.move.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, ...request } = input;
      const asked = { key, procedure: 'goals.move', request };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        moveGoalMoney(scope, bank, signedIn, request, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),

    setRules: goals.setRules.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, ...request } = input;
      const asked = { key, procedure: 'goals.setRules', request };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        setGoalRules(scope, bank, signedIn, request, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),

    close: goals.close.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, id } = input;
      const asked = { key, procedure: 'goals.close', request: id };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        closeGoal(scope, signedIn, id, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),
  };
}
