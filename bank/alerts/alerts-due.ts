import type { DueSource } from '../due-work/due-source.ts';
import { loadOnce } from '../formats/load-once.ts';
import type { BankContext } from '../database/bank-context.ts';
import { LookedEntries } from './looked-entries.ts';

/** Loaded when it is looked for what is to be told: a tab opens its bank without it. */
const telling = loadOnce(() =>
  Promise.all([import('./waiting-alerts.ts'), import('./tell-alert.ts')]),
);

/**
 * Looks at what has happened in accounts with alerts since it was looked last, and tells of it. Where it was looked up to
 * is written with what is told, so each entry is told once, whichever process is killed when. Nothing of it is in the path
 * of a payment: a member hears of it some seconds later.
 */
export function alertsDue({ newId }: Pick<BankContext, 'newId'>): DueSource {
  const looked = new LookedEntries(newId);
  return {
    name: 'alerts',
    load: telling,
    togetherMost: 25,

    next: async (...wanted) => (await telling())[0].waitingAlerts(looked.newSince())(...wanted),
    endPass: (isAllDone) => looked.endPass(isAllDone),

    async finish(scope, id, now) {
      const [membershipId = '', alertId = ''] = id.split('/');
      const [, { tellAlert }] = await telling();
      return await tellAlert(scope, { membershipId, alertId }, now);
    },
  };
}
