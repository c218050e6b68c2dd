import type { EpochMs } from '#contract/time.ts';
import type { DueSource } from '../due-work/due-work.ts';
import { payBill, type SettlingBank } from './settle-bill.ts';

/** Scheduled payments are made on their day (R-D7). */
export function billsDue(bank: SettlingBank): DueSource {
  return {
    name: 'bills',

    async next(db, limit) {
      const rows = await db
        .selectFrom('bill_payment')
        .select(['id', 'due_at'])
        .where('due_at', 'is not', null)
        .orderBy('due_at')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ id: row.id, dueAt: row.due_at as EpochMs }));
    },

    async finish(scope, id, now) {
      return (await payBill(scope, bank, id, now))?.member_id;
    },
  };
}
