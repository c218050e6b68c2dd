import { Vault } from 'lucide-react';
import type { Capability } from '../capability.ts';
import { safeDepositKey } from './queries.ts';

export const safeDeposit: Capability<'branch', 'safeDeposit', 'visit' | 'safe-deposit-charge'> = {
  places: {
    branch: {
      tab: 'settings',
      name: { en: 'Branch services', es: 'Servicios de sucursal' },
      also: {
        en: 'safe deposit appointment visit hours',
        es: 'caja de seguridad cita visita horario',
      },
      load: () => import('./branch-place.tsx'),
    },
  },
  dialogs: {
    safeDeposit: {
      icon: Vault,
      name: { en: 'Safe Deposit Box', es: 'Caja de seguridad' },
      also: {
        en: 'vault visit key',
        es: 'bóveda visita llave',
      },
      load: () => import('./box-services.tsx'),
    },
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: safeDepositKey, after: ['visit', 'safe-deposit-charge'] }],
};
