import type { Capability } from '../capability.ts';
import { annualFeesDue } from './annual-fees-due.ts';

export const safeDeposit: Capability<'safeDeposit'> = {
  handlers: ({ loadLater }) => ({
    safeDeposit: loadLater(
      async () => (await import('./safe-deposit-handlers.ts')).safeDepositHandlers,
    ),
  }),
  due: (bank) => [annualFeesDue(bank)],
  checks: async () => (await import('./safe-deposit-checks.ts')).safeDepositChecks,
};
