import type { Capability } from '../capability.ts';
import { forecastAlertsDue } from './forecast-alerts-due.ts';

export const forecast: Capability<'forecast'> = {
  handlers: ({ loadLater }) => ({
    forecast: loadLater(async () => (await import('./forecasts.ts')).forecastHandlers),
  }),
  dueBeside: ({ forecasts }) => [forecastAlertsDue(forecasts)],
};
