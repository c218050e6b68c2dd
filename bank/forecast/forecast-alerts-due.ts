import type { DueSource } from '../due-work/due-work.ts';
import { loadOnce } from '../formats/load-once.ts';
import type { LookingBank } from './forecast-alert-terms.ts';

const telling = loadOnce(() =>
  Promise.all([import('./waiting-forecasts.ts'), import('./tell-forecast-alerts.ts')]),
);

/**
 * Looks at the forecasts of memberships with alerts of them, once a day and some minutes after something changed, and tells
 * of each that fell below its amount since it was looked last. What was found then is written with what is told, so each
 * fall is told once.
 */
export function forecastAlertsDue(bank: LookingBank): DueSource {
  return {
    name: 'forecast-alerts',
    load: telling,
    next: async (...wanted) => (await telling())[0].waitingForecasts(...wanted),

    async finish(scope, id, now) {
      const [membershipId = ''] = id.split('/');
      const [, { tellForecastAlerts }] = await telling();
      return await tellForecastAlerts(scope, bank, membershipId, now);
    },
  };
}
