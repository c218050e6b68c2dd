import { CalendarClock } from 'lucide-react';
import type { Capability } from '../capability.ts';
import { forecastKey } from './queries.ts';

export const forecast: Capability<never, 'forecast'> = {
  dialogs: {
    forecast: {
      icon: CalendarClock,
      name: { en: 'The next 30 days', es: 'Los próximos 30 días' },
      also: {
        en: 'upcoming ahead forecast plan predict calendar bills',
        es: 'previsión futuro calendario programado',
      },
      load: () => import('./next-days.tsx'),
    },
  },
  refreshedBy: [{ queryKey: forecastKey, after: ['money', 'scheduled-transfer', 'filing'] }],
};
