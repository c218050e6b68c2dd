import type { Capability } from '../capability.ts';
import { moneyRequestsKey } from './queries.ts';

export const moneyRequests: Capability<'requests', never, 'money-request'> = {
  places: {
    requests: {
      tab: 'transfer',
      name: { en: 'Requests', es: 'Solicitudes' },
      load: () => import('./requests-place.tsx'),
    },
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: moneyRequestsKey, after: ['money'] }],
};
