import { dueAmong } from '../due-work/due-rows.ts';
import type { DueSource } from '../due-work/due-source.ts';
import { releaseHold } from './settle-deposit.ts';

/** Holds are released on their day (R-D6). */
export const holdsDue: DueSource = {
  name: 'holds',

  next: dueAmong((db) =>
    db
      .selectFrom('account_hold')
      .select(['id', 'release_at as due_at'])
      .where('ended_at', 'is', null),
  ),

  async finish(scope, id, now) {
    return (await releaseHold(scope, id, now))?.membership_id;
  },
};
