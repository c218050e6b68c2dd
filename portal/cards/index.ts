import type { Capability } from '../capability.ts';
import { cardsKey } from './queries.ts';

export const cards: Capability<'cards', 'cards', 'card' | 'overdraft'> = {
  places: {
    cards: {
      tab: 'dashboard',
      name: { en: 'Cards', es: 'Tarjetas' },
      load: () => import('./cards-place.tsx'),
    },
  },
  dialogs: {
    cards: () => import('./card-services.tsx'),
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: cardsKey, after: ['bill', 'card', 'overdraft'] }],
};
