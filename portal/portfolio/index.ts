import { ChartPie } from 'lucide-react';
import type { Capability } from '../capability.ts';

export const portfolio: Capability<never, 'portfolio'> = {
  dialogs: {
    portfolio: {
      icon: ChartPie,
      name: { en: 'Investment Portfolio', es: 'Cartera de inversiones' },
      also: {
        en: 'stocks funds invest',
        es: 'acciones fondos invertir',
      },
      load: () => import('./investments.tsx'),
    },
  },
};
