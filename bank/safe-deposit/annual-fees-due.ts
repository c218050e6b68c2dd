import type { EpochMs } from '#contract/time.ts';
import type { DueSource } from '../due-work/due-work.ts';
import { type ChargingBank, takeAnnualFee } from './annual-fee.ts';

/** The fees of safe deposit boxes are taken on their day (R-D11). */
export function annualFeesDue(bank: ChargingBank): DueSource {
  return {
    name: 'safe-deposit-fees',

    async next(db, limit) {
      const rows = await db
        .selectFrom('safe_deposit_charge')
        .select(['id', 'due_at'])
        .where('due_at', 'is not', null)
        .orderBy('due_at')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ id: row.id, dueAt: row.due_at as EpochMs }));
    },

    async finish(scope, id, now) {
      return (await takeAnnualFee(scope, bank, id, now))?.member_id;
    },
  };
}
