import type { Capability } from '../capability.ts';
import { recipientsKey } from './queries.ts';

export const recipients: Capability<'recipients'> = {
  places: {
    recipients: {
      tab: 'transfer',
      name: { en: 'Recipients', es: 'Destinatarios' },
      also: {
        en: 'payee beneficiary contact person remove edit',
        es: 'beneficiario contacto persona quitar editar',
      },
      area: 'manage',
      load: () => import('./saved-recipient-list.tsx'),
    },
  },
  refreshedBy: [{ queryKey: recipientsKey, after: ['money'] }],
};
