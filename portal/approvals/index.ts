import type { Capability } from '../capability.ts';
import { approvalsKey } from './queries.ts';

export const approvals: Capability<'approvals', never, 'approval'> = {
  places: {
    approvals: {
      tab: 'transfer',
      name: { en: 'Approvals', es: 'Aprobaciones' },
      also: {
        en: 'approve decline business waiting',
        es: 'aprobar rechazar empresa esperando',
      },
      onlyForBusiness: true,
      load: () => import('./approvals-place.tsx'),
    },
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: approvalsKey, after: ['approval'] }],
};
