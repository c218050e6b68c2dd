import type { Capability } from '../capability.ts';
import { dueAmong, type DueSource } from '../due-work/due-source.ts';
import { releaseHold } from './settle-deposit.ts';

export const deposits: Capability<'deposits'> = {
  handlers: ({ loadLater }) => ({
    deposits: loadLater(async () => (await import('./deposit-handlers.ts')).depositHandlers),
  }),
  due: () => [holdsDue],
  checks: async () => (await import('./deposit-checks.ts')).depositChecks,
};

/** Holds are released on their day (R-D6). */
const holdsDue: DueSource = {
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
