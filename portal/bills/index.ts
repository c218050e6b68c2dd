import type { Capability } from '../capability.ts';
import { billsKey } from './queries.ts';

export const bills: Capability<'bills', 'bills', 'bill'> = {
  places: {
    bills: {
      tab: 'transfer',
      name: { en: 'Bills', es: 'Facturas' },
      load: () => import('./bills-place.tsx'),
    },
  },
  dialogs: {
    bills: () => import('./bills-place.tsx'),
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: billsKey, after: ['bill', 'approval'] }],
};
