import { dueRows } from '../due-work/due-rows.ts';
import type { DueSource } from '../due-work/due-source.ts';
import { type ChargingBank, takeAnnualFee } from './annual-fee.ts';

/** The fees of safe deposit boxes are taken on their day (R-D11). */
export function annualFeesDue(bank: ChargingBank): DueSource {
  return {
    name: 'safe-deposit-fees',

    next: dueRows('safe_deposit_charge'),

    async finish(scope, id, now) {
      return (await takeAnnualFee(scope, bank, id, now))?.membership_id;
    },
  };
}
