import type { Capability } from '../capability.ts';
import { dueRows, type DueSource } from '../due-work/due-source.ts';
import { loadOnce } from '../formats/load-once.ts';
import type { DisputeBank } from './settle-dispute.ts';

export const disputes: Capability<'disputes'> = {
  handlers: ({ loadLater }) => ({
    disputes: loadLater(async () => (await import('./dispute-handlers.ts')).disputeHandlers),
  }),
  due: (bank) => [disputesDue(bank)],
  checks: async () => (await import('./dispute-checks.ts')).disputeChecks,
};

/** Members are credited in time, and erroneous credits go back on their day (R-X6). */
function disputesDue(bank: DisputeBank): DueSource {
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

const settling = loadOnce(() => import('./settle-dispute.ts'));
