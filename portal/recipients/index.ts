import type { Capability } from '../capability.ts';
import { recipientsKey } from './queries.ts';

export const recipients: Capability<'recipients'> = {
  places: {
    recipients: {
      tab: 'transfer',
      name: { en: 'Recipients', es: 'Destinatarios' },
      area: 'manage',
      load: () => import('./saved-recipient-list.tsx'),
    },
  },
  refreshedBy: [{ queryKey: recipientsKey, after: ['money'] }],
};
