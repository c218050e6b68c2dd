import type { Capability } from '../capability.ts';

export const budgets: Capability<'budgets'> = {
  handlers: ({ loadLater }) => ({
    budgets: loadLater(async () => (await import('./budget-handlers.ts')).budgetHandlers),
  }),
};
