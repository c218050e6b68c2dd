import type { Capability } from '../capability.ts';
import { forecastKey } from './queries.ts';

export const forecast: Capability<never, 'forecast'> = {
  dialogs: {
    forecast: () => import('./next-days.tsx'),
  },
  refreshedBy: [{ queryKey: forecastKey, after: ['money', 'scheduled-transfer', 'filing'] }],
};
