import type { Capability } from '../capability.ts';

export const budgets: Capability<'budgets'> = {
  handlers: ({ later }) => ({
    budgets: later(async () => (await import('./budget-handlers.ts')).budgetHandlers),
  }),
};
