import type { Capability } from '../capability.ts';
import { moneyRequestsKey } from './queries.ts';

export const moneyRequests: Capability<'requests'> = {
  places: {
    requests: {
      tab: 'transfer',
      name: { en: 'Requests', es: 'Solicitudes' },
      load: () => import('./requests-place.tsx'),
    },
  },
  refreshedBy: [{ queryKey: moneyRequestsKey, after: ['money'] }],
};
