import type { Capability } from '../capability.ts';

export const dashboard: Capability<'overview' | 'accounts'> = {
  places: {
    overview: {
      tab: 'dashboard',
      name: { en: 'Overview', es: 'Vista general' },
      load: () => import('./dashboard-screen.tsx'),
    },
    accounts: {
      tab: 'dashboard',
      name: { en: 'Accounts', es: 'Cuentas' },
      load: () => import('./accounts/accounts-place.tsx'),
    },
  },
};

/** What stands with the transactions, though it has not happened yet. */
export const upcoming: Capability<'upcoming'> = {
  places: {
    upcoming: {
      tab: 'transactions',
      name: { en: 'Upcoming', es: 'Próximos' },
      load: () => import('./upcoming-place.tsx'),
    },
  },
};
