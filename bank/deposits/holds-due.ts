import type { EpochMs } from '#contract/time.ts';
import type { DueSource } from '../due-work/due-work.ts';
import { releaseHold } from './settle-deposit.ts';

/** Holds are released on their day (R-D6). */
export const holdsDue: DueSource = {
  name: 'holds',

  async next(db, limit) {
    const rows = await db
      .selectFrom('account_hold')
      .select(['id', 'release_at'])
      .where('ended_at', 'is', null)
      .orderBy('release_at')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ id: row.id, dueAt: row.release_at as EpochMs }));
  },

  async finish(scope, id, now) {
    return (await releaseHold(scope, id, now))?.member_id;
  },
};
