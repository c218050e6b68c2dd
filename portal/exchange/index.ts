import { Coins } from 'lucide-react';
import type { Capability } from '../capability.ts';

export const exchange: Capability<'currency', 'exchange'> = {
  places: {
    currency: {
      tab: 'transfer',
      name: { en: 'Currency', es: 'Divisas' },
      also: {
        en: 'exchange convert rates euro foreign travel',
        es: 'cambio convertir tasas euro extranjera viaje',
      },
      load: () => import('./conversion.tsx'),
    },
  },
  dialogs: {
    exchange: {
      icon: Coins,
      name: { en: 'Currency Exchange', es: 'Cambio de divisas' },
      also: {
        en: 'convert rates euro foreign money',
        es: 'convertir tasas euro moneda extranjera',
      },
      load: () => import('./conversion.tsx'),
    },
  },
};
