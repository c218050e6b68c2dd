import { PiggyBank } from 'lucide-react';
import type { Capability } from '../capability.ts';

export const budgets: Capability<'plan', 'budgets'> = {
  places: {
    plan: {
      tab: 'dashboard',
      name: { en: 'Plan', es: 'Planificación' },
      also: {
        en: 'budget goal forecast',
        es: 'presupuesto meta previsión',
      },
      load: () => import('./plan-place.tsx'),
    },
  },
  dialogs: {
    budgets: {
      icon: PiggyBank,
      name: { en: 'Budgeting tools', es: 'Presupuestos' },
      also: {
        en: 'spending plan categories',
        es: 'gastos plan categorías',
      },
      load: () => import('./month-budgets.tsx'),
    },
  },
};
