import type { Capability } from '../capability.ts';
import { moneyRequestsKey } from './queries.ts';

export const moneyRequests: Capability<'requests', never, 'money-request'> = {
  places: {
    requests: {
      tab: 'transfer',
      name: { en: 'Requests', es: 'Solicitudes' },
      also: {
        en: 'request ask owe invoice split link qr',
        es: 'pedir solicitar cobrar deuda dividir enlace qr',
      },
      load: () => import('./requests-place.tsx'),
    },
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: moneyRequestsKey, after: ['money'] }],
};
