import type { EpochMs } from '#contract/time.ts';
import type { DueSource } from '../due-work/due-work.ts';
import { advanceDispute, type DisputeBank } from './settle-dispute.ts';

/** Members are credited in time, and what was credited in error goes back on its day (R-X6). */
export function disputesDue(bank: DisputeBank): DueSource {
  return {
    name: 'disputes',

    async next(db, limit) {
      const rows = await db
        .selectFrom('dispute')
        .select(['id', 'due_at'])
        .where('due_at', 'is not', null)
        .orderBy('due_at')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ id: row.id, dueAt: row.due_at as EpochMs }));
    },

    async finish(scope, id, now) {
      return (await advanceDispute(scope, bank, id, now))?.member_id;
    },
  };
}
