import type { Capability } from '../capability.ts';
import { recentEventsQuery } from '../queries/live-events.ts';
import { withNotices } from './event-notices.ts';
import { noticesQuery } from './queries.ts';

export const notices: Capability<'alerts'> = {
  places: {
    alerts: {
      tab: 'settings',
      name: { en: 'Alerts', es: 'Avisos' },
      also: {
        en: 'low balance warning notify email text push overdraft',
        es: 'saldo bajo aviso notificar correo mensaje sobregiro',
      },
      load: withNotices(() => import('./alerts-place.tsx')),
    },
  },
  refreshedBy: [
    { queryKey: recentEventsQuery.queryKey, after: ['any event'] },
    { queryKey: noticesQuery.queryKey, after: ['marks'] },
  ],
};
