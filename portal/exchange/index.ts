import type { Capability } from '../capability.ts';

export const exchange: Capability<'currency', 'exchange'> = {
  places: {
    currency: {
      tab: 'transfer',
      name: { en: 'Currency', es: 'Divisas' },
      load: () => import('./conversion.tsx'),
    },
  },
  dialogs: {
    exchange: () => import('./conversion.tsx'),
  },
};
