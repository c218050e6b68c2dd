import type { Capability } from '../capability.ts';
import { loadOnce } from '../formats/load-once.ts';
import { cardHandlers } from './card-handlers.ts';

const loadSealing = loadOnce(() => import('./sealed-pins.ts'));

export const cards: Capability<'cards'> = {
  handlers: ({ gate, bank, later, laterOf }) => ({
    cards: {
      ...cardHandlers(gate, bank),
      ...laterOf(
        ['lock', 'unlock', 'setLimit', 'setPin', 'requestReplacement', 'activateReplacement'],
        async () => (await import('./card-change-handlers.ts')).cardChangeHandlers,
      ),
      listEntries: later(async () => (await import('./card-entry-handlers.ts')).listEntriesHandler),
      ...laterOf(
        ['listTravelNotices', 'addTravelNotice', 'removeTravelNotice'],
        async () => (await import('./travel-notice-handlers.ts')).travelNoticeHandlers,
      ),
      ...laterOf(
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
