import type { EpochMs } from '#contract/time.ts';
import type { DueSource } from '../due-work/due-work.ts';
import type { SendersBank } from './send-now.ts';
import { sendScheduled } from './settle-scheduled.ts';

/** Scheduled transfers are sent on their day (R-T1). */
export function scheduledTransfersDue(bank: SendersBank): DueSource {
  return {
    name: 'scheduled-transfers',

    async next(db, limit) {
      const rows = await db
        .selectFrom('scheduled_transfer')
        .select(['id', 'due_at'])
        .where('due_at', 'is not', null)
        .orderBy('due_at')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ id: row.id, dueAt: row.due_at as EpochMs }));
    },

    async finish(scope, id, now) {
      return (await sendScheduled(scope, bank, id, now))?.member_id;
    },
  };
}
