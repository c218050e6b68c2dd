import type { DueSource } from '../due-work/due-source.ts';
import { loadOnce } from '../formats/load-once.ts';
import type { MembersForecasts, VersionedForecast } from '../ports.ts';
import type { ForecastingBank } from './forecasts.ts';

const telling = loadOnce(() => import('./tell-forecast-alerts.ts'));

/** The forecasts of a bank, loaded with the first that is asked for. */
export function forecastsOf(bank: ForecastingBank): () => Promise<MembersForecasts> {
  return loadOnce(async () => new (await import('./forecasts.ts')).Forecasts(bank));
}

/** Stops the forecasts of a bank together with its other work. */
export async function stopForecasts(
  forecasts: () => Promise<MembersForecasts>,
  others: Promise<unknown>,
): Promise<void> {
  await (await forecasts()).stop(others);
}

/**
 * Looks at the forecasts of memberships with forecast alerts, once a day and some minutes after a change, and tells of each
 * forecast that fell below its amount since the last look. The result is written together with the alerts, so each fall is
 * told once. The forecast is made before the transaction that tells of it.
 */
export function forecastAlertsDue(forecasts: () => Promise<MembersForecasts>): DueSource {
  let made: { readonly membershipId: string; readonly by: VersionedForecast } | undefined;
  return {
    name: 'forecast-alerts',
    load: () => Promise.all([telling(), forecasts()]),
    next: async (...wanted) => (await telling()).waitingForecasts(...wanted),

    async prepare(id) {
      const membershipId = membershipOf(id);
      made = { membershipId, by: await (await forecasts()).month(membershipId) };
    },

    async finish(scope, id, now) {
      const membershipId = membershipOf(id);
      // Another process has taken the item of the forecast that was made; the present item comes next.
      if (made?.membershipId !== membershipId) return undefined;
      const { tellForecastAlerts } = await telling();
      return await tellForecastAlerts(scope, membershipId, made.by, now);
    },
  };
}

function membershipOf(id: string): string {
  return id.split('/')[0] ?? '';
}
