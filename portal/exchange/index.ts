import type { Capability } from '../capability.ts';

export const exchange: Capability<'currency', 'exchange'> = {
  places: {
    currency: {
      tab: 'transfer',
      name: { en: 'Currency', es: 'Divisas' },
      load: () => import('./currency-place.tsx'),
    },
  },
  dialogs: {
    exchange: () => import('./exchange-dialog.tsx'),
  },
};
