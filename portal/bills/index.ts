import { ReceiptText } from 'lucide-react';
import type { Capability } from '../capability.ts';
import { billsKey } from './queries.ts';

export const bills: Capability<'bills', 'bills', 'bill'> = {
  places: {
    bills: {
      tab: 'transfer',
      name: { en: 'Bills', es: 'Facturas' },
      also: {
        en: 'payee pay utility autopay cancel stop due',
        es: 'beneficiario pagar recibo factura servicios automático cancelar parar vence',
      },
      load: () => import('./bills-place.tsx'),
    },
  },
  dialogs: {
    bills: {
      icon: ReceiptText,
      name: { en: 'Pay Bills', es: 'Pagar cuentas' },
      also: {
        en: 'payees utilities schedule',
        es: 'beneficiarios servicios facturas programar',
      },
      load: () => import('./bills-place.tsx'),
    },
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: billsKey, after: ['bill', 'approval'] }],
};
