import type { Capability } from '../capability.ts';
import { recipientsKey } from './queries.ts';

export const recipients: Capability<'recipients'> = {
  places: {
    recipients: {
      tab: 'transfer',
      name: { en: 'Recipients', es: 'Destinatarios' },
      area: 'manage',
      load: () => import('./recipients-place.tsx'),
    },
  },
  refreshedBy: [{ queryKey: recipientsKey, after: ['money'] }],
};
