import type { Capability } from '../capability.ts';

export const budgets: Capability<'plan', 'budgets'> = {
  places: {
    plan: {
      tab: 'dashboard',
      name: { en: 'Plan', es: 'Planificación' },
      load: () => import('./plan-place.tsx'),
    },
  },
  dialogs: {
    budgets: () => import('./month-budgets.tsx'),
  },
};
