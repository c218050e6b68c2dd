import type { Capability } from '../capability.ts';
import { approvalsKey } from './queries.ts';

export const approvals: Capability<'approvals', never, 'approval'> = {
  places: {
    approvals: {
      tab: 'transfer',
      name: { en: 'Approvals', es: 'Aprobaciones' },
      onlyForBusiness: true,
      load: () => import('./approvals-place.tsx'),
    },
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: approvalsKey, after: ['approval'] }],
};
