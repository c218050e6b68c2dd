import type { Capability } from '../capability.ts';
import { loadOnce } from '../formats/load-once.ts';
import { cardHandlers } from './card-handlers.ts';

const loadSealing = loadOnce(() => import('./sealed-pins.ts'));

export const cards: Capability<'cards'> = {
  handlers: ({ gate, bank, loadProceduresLater }) => ({
    cards: {
      ...cardHandlers(gate, bank),
      ...loadProceduresLater(
        [
          'lock',
          'unlock',
          'setLimit',
          'chooseArt',
          'setPin',
          'requestReplacement',
          'activateReplacement',
        ],
        async () => (await import('./card-change-handlers.ts')).cardChangeHandlers,
      ),
      ...loadProceduresLater(
        ['listTravelNotices', 'addTravelNotice', 'removeTravelNotice'],
        async () => (await import('./travel-notice-handlers.ts')).travelNoticeHandlers,
      ),
      ...loadProceduresLater(
        ['overdraft', 'chooseOverdraft'],
        async () => (await import('./overdraft-handlers.ts')).overdraftHandlers,
      ),
    },
  }),

  // A tab has no key to seal with, and loads nothing for it.
  async start({ store, factors }) {
    if (factors) await (await loadSealing()).sealOpenPins(store, factors);
  },

  parts: [loadSealing],
  checks: async () => (await import('./card-checks.ts')).cardChecks,
};
