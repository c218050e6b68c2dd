import { CreditCard } from 'lucide-react';
import type { Capability } from '../capability.ts';
import { cardsKey } from './queries.ts';

export const cards: Capability<'cards', 'cards', 'card' | 'overdraft'> = {
  places: {
    cards: {
      tab: 'dashboard',
      name: { en: 'Cards', es: 'Tarjetas' },
      also: {
        en: 'freeze lock block debit credit pin limit lost stolen replace travel notice atm',
        es: 'congelar congelada congelado bloquear débito crédito pin límite perdida robada reemplazar viaje aviso cajero',
      },
      load: () => import('./cards-place.tsx'),
    },
  },
  dialogs: {
    cards: {
      icon: CreditCard,
      name: { en: 'Card Services', es: 'Servicios de tarjetas' },
      also: {
        en: 'lock freeze block pin limit replace lost stolen report travel notice atm',
        es: 'bloquear congelar congelada congelado pin límite reemplazar perdida robada reportar viaje aviso cajero',
      },
      area: 'manage',
      load: () => import('./card-services.tsx'),
    },
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: cardsKey, after: ['bill', 'card', 'overdraft'] }],
};
