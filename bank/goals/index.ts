import type { Capability } from '../capability.ts';
import { loadSendToGoal } from '../transfers/index.ts';
import { goalRulesDue } from './goal-rules-due.ts';

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
