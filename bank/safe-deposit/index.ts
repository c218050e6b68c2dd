import type { Capability } from '../capability.ts';
import { dueRows, type DueSource } from '../due-work/due-source.ts';
import { type ChargingBank, takeAnnualFee } from './annual-fee.ts';

export const safeDeposit: Capability<'safeDeposit'> = {
  handlers: ({ loadLater }) => ({
    safeDeposit: loadLater(
      async () => (await import('./safe-deposit-handlers.ts')).safeDepositHandlers,
    ),
  }),
  due: (bank) => [annualFeesDue(bank)],
  checks: async () => (await import('./safe-deposit-checks.ts')).safeDepositChecks,
};

/** The fees of safe deposit boxes are taken on their day (R-D11). */
function annualFeesDue(bank: ChargingBank): DueSource {
  return {
    name: 'safe-deposit-fees',

    next: dueRows('safe_deposit_charge'),

    async finish(scope, id, now) {
      return (await takeAnnualFee(scope, bank, id, now))?.membership_id;
    },
  };
}
