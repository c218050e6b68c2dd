import { dueRows } from '../due-work/due-rows.ts';
import type { DueSource } from '../due-work/due-work.ts';
import { advanceDispute, type DisputeBank } from './settle-dispute.ts';

/** Members are credited in time, and what was credited in error goes back on its day (R-X6). */
export function disputesDue(bank: DisputeBank): DueSource {
  return {
    name: 'disputes',

    next: dueRows('dispute'),

    async finish(scope, id, now) {
      return (await advanceDispute(scope, bank, id, now))?.membership_id;
    },
  };
}
