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
      also: {
        en: 'balance hold held available joint owner rate apy interest routing direct deposit close',
        es: 'saldo retención retenido disponible cotitular tasa rendimiento intereses número de ruta depósito directo cerrar',
      },
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
      also: {
        en: 'pending scheduled cancel stop payment recurring subscription hold',
        es: 'pendiente programado cancelar parar pago recurrente suscripción retención',
      },
      load: () => import('./upcoming-place.tsx'),
    },
  },
};
