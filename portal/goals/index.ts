import { Target } from 'lucide-react';
import type { Capability } from '../capability.ts';

export const goals: Capability<never, 'goals', 'goal-skipped'> = {
  dialogs: {
    goals: {
      icon: Target,
      name: { en: 'Savings goals', es: 'Metas de ahorro' },
      also: {
        en: 'save saving target vacation round up pot jar',
        es: 'ahorrar meta objetivo viaje redondeo apartar',
      },
      load: () => import('./goals-panel.tsx'),
    },
  },
  notices: () => import('./notices.ts'),
};
