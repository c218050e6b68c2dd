import type { Capability } from '../capability.ts';
import { transactionsKey } from './queries.ts';

export const transactions: Capability<'all', never, 'credit' | 'letter'> = {
  places: {
    all: {
      tab: 'transactions',
      name: { en: 'All', es: 'Todos' },
      load: () => import('./transactions-screen.tsx'),
    },
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: transactionsKey, after: ['money', 'filing'] }],
};

export const spending: Capability<'spending'> = {
  places: {
    spending: {
      tab: 'transactions',
      name: { en: 'Spending', es: 'Gastos' },
      also: {
        en: 'category groceries trend cash flow where money went',
        es: 'categoría supermercado tendencia flujo en qué gasté',
      },
      load: () => import('./spending-place.tsx'),
    },
  },
};
