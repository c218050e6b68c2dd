import { HandCoins } from 'lucide-react';
import type { Capability } from '../capability.ts';
import { loansKey } from './queries.ts';

export const loans: Capability<'borrow', 'loans', 'loan'> = {
  places: {
    borrow: {
      tab: 'dashboard',
      name: { en: 'Borrow and invest', es: 'Préstamos e inversiones' },
      also: {
        en: 'loan mortgage line invest stocks credit score',
        es: 'préstamo hipoteca línea invertir acciones puntaje crédito',
      },
      load: () => import('./borrow-place.tsx'),
    },
  },
  dialogs: {
    loans: {
      icon: HandCoins,
      name: { en: 'Loan applications', es: 'Solicitudes de préstamo' },
      also: {
        en: 'mortgage borrow calculator',
        es: 'hipoteca préstamo calculadora',
      },
      load: () => import('./lending.tsx'),
    },
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: loansKey, after: ['loan'] }],
};
