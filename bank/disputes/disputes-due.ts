import { dueRows } from '../due-work/due-rows.ts';
import type { DueSource } from '../due-work/due-source.ts';
import { loadOnce } from '../formats/load-once.ts';
import type { DisputeBank } from './settle-dispute.ts';

/** Members are credited in time, and erroneous credits go back on their day (R-X6). */
export function disputesDue(bank: DisputeBank): DueSource {
  return {
    name: 'disputes',
    load: settling,

    next: dueRows('dispute'),

    async finish(scope, id, now) {
      const { advanceDispute } = await settling();
      return (await advanceDispute(scope, bank, id, now))?.membership_id;
    },
  };
}

/** Loaded when a dispute is due: a tab opens its bank without it. */
const settling = loadOnce(() => import('./settle-dispute.ts'));
