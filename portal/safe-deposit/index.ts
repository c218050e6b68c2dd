import type { Capability } from '../capability.ts';
import { safeDepositKey } from './queries.ts';

export const safeDeposit: Capability<'branch', 'safeDeposit', 'visit' | 'safe-deposit-charge'> = {
  places: {
    branch: {
      tab: 'settings',
      name: { en: 'Branch services', es: 'Servicios de sucursal' },
      load: () => import('./branch-place.tsx'),
    },
  },
  dialogs: {
    safeDeposit: () => import('./box-services.tsx'),
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: safeDepositKey, after: ['visit', 'safe-deposit-charge'] }],
};
