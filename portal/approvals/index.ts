import type { Capability } from '../capability.ts';
import { approvalsKey } from './queries.ts';

export const approvals: Capability<'approvals'> = {
  places: {
    approvals: {
      tab: 'transfer',
      name: { en: 'Approvals', es: 'Aprobaciones' },
      onlyForBusiness: true,
      load: () => import('./approvals-place.tsx'),
    },
  },
  refreshedBy: [{ queryKey: approvalsKey, after: ['approval'] }],
};
