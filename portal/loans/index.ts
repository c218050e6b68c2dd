import type { Capability } from '../capability.ts';
import { loansKey } from './queries.ts';

export const loans: Capability<'borrow', 'loans', 'loan'> = {
  places: {
    borrow: {
      tab: 'dashboard',
      name: { en: 'Borrow and invest', es: 'Préstamos e inversiones' },
      load: () => import('./borrow-place.tsx'),
    },
  },
  dialogs: {
    loans: () => import('./lending.tsx'),
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: loansKey, after: ['loan'] }],
};
