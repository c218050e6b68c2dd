import { CirclePlus } from 'lucide-react';
import type { Capability } from '../capability.ts';

export const products: Capability<never, 'openAccount', 'certificate'> = {
  dialogs: {
    openAccount: {
      icon: CirclePlus,
      name: { en: 'Open an account', es: 'Abrir una cuenta' },
      also: {
        en: 'new savings money market certificate cd share term apy',
        es: 'nueva ahorros mercado monetario certificado plazo rendimiento',
      },
      area: 'order',
      load: () => import('./open-account-dialog.tsx'),
    },
  },
  notices: () => import('./notices.ts'),
};
