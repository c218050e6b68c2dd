import { dueRows } from '../due-work/due-rows.ts';
import type { DueSource } from '../due-work/due-work.ts';
import type { SendersBank } from './batch-terms.ts';
import { sendScheduled } from './settle-scheduled.ts';

/** Scheduled transfers are sent on their day (R-T1). */
export function scheduledTransfersDue(bank: SendersBank): DueSource {
  return {
    name: 'scheduled-transfers',

    next: dueRows('scheduled_transfer'),

    async finish(scope, id, now) {
      return (await sendScheduled(scope, bank, id, now))?.member_id;
    },
  };
}
