import type { Capability } from '../capability.ts';
import { loanApplicationsDue, loansDue } from './loans-due.ts';

export const loans: Capability<'loans'> = {
  handlers: ({ loadLater }) => ({
    loans: loadLater(async () => (await import('./lending-handlers.ts')).lendingHandlers),
  }),
  due: (bank) => [loansDue(bank), loanApplicationsDue(bank)],
  checks: async () => (await import('./loan-checks.ts')).loanChecks,
};
