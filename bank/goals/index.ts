import type { Capability } from '../capability.ts';
import { loadSendToGoal } from '../transfers/index.ts';
import { sql } from 'kysely';
import type { BankDependencies } from '../bank-context.ts';
import { dueAmong, type DueSource } from '../due-work/due-source.ts';
import { loadOnce } from '../formats/load-once.ts';
import type { SendToGoal } from './carry-out-rule.ts';

export const goals: Capability<'goals'> = {
  handlers: ({ loadLater }) => ({
    goals: loadLater(async () => (await import('./goal-handlers.ts')).goalHandlers),
  }),
  due: (bank) => [
    goalRulesDue(bank, async (scope, transfer) =>
      (await loadSendToGoal()).sendToGoal(scope, bank, transfer),
    ),
  ],
};

/**
 * The rules of goals count each day once when it is over, also days on which no process ran. Where the account does not
 * hold what a rule would bring, nothing moves, the member is told, and the next day is counted.
 */
function goalRulesDue(
  { timeZone }: Pick<BankDependencies, 'timeZone'>,
  send: SendToGoal,
): DueSource {
  return {
    name: 'goal-rules',
    load: carryingOut,
    togetherMost: 25,

    next: dueAmong((db) =>
      db
        .selectFrom('goal_rule')
        .select([
          sql<string>`membership_id || '/' || goal_id || '/' || kind`.as('id'),
          sql<number | null>`due_at`.as('due_at'),
          'membership_id',
        ]),
    ),

    async finish(scope, id, now) {
      const [membershipId = '', goalId = '', kind = ''] = id.split('/');
      const { carryOutRule } = await carryingOut();
      return await carryOutRule(scope, { timeZone, send }, { membershipId, goalId, kind }, now);
    },
  };
}

const carryingOut = loadOnce(() => import('./carry-out-rule.ts'));
