import type { Capability } from '../capability.ts';
import { transfersKey } from '../payments/queries.ts';

export const transfers: Capability<'send', never, 'transfer' | 'scheduled-transfer'> = {
  places: {
    send: {
      tab: 'transfer',
      name: { en: 'Send', es: 'Enviar' },
      load: () => import('./transfer-screen.tsx'),
    },
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: transfersKey, after: ['money', 'scheduled-transfer'] }],
};

export const scheduledTransfers: Capability<'scheduled'> = {
  places: {
    scheduled: {
      tab: 'transfer',
      name: { en: 'Scheduled', es: 'Programadas' },
      also: {
        en: 'cancel stop payment skip standing order recurring autopay future',
        es: 'cancelar parar pago saltar orden permanente recurrente automático futuro',
      },
      load: () => import('./scheduled-place.tsx'),
    },
  },
};
