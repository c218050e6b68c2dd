import { Gauge } from 'lucide-react';
import type { Capability } from '../capability.ts';

export const creditScore: Capability<never, 'creditScore'> = {
  dialogs: {
    creditScore: {
      icon: Gauge,
      name: { en: 'Credit score', es: 'Puntaje de crédito' },
      also: {
        en: 'rating',
        es: 'calificación',
      },
      load: () => import('./credit-report.tsx'),
    },
  },
};
