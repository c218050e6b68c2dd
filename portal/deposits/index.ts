import { ScanLine } from 'lucide-react';
import type { Capability } from '../capability.ts';
import { depositsKey } from './queries.ts';

export const deposits: Capability<'deposit', 'deposit', 'deposit'> = {
  places: {
    deposit: {
      tab: 'transfer',
      name: { en: 'Deposit a check', es: 'Depositar un cheque' },
      also: {
        en: 'check cheque photo hold available scan',
        es: 'cheque foto retención disponible escanear',
      },
      area: 'deposit',
      load: () => import('./deposit-place.tsx'),
    },
  },
  dialogs: {
    deposit: {
      icon: ScanLine,
      name: { en: 'Mobile Deposit', es: 'Depósito móvil' },
      also: {
        en: 'check cheque photo',
        es: 'cheque foto',
      },
      area: 'deposit',
      load: () => import('./deposit-place.tsx'),
    },
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: depositsKey, after: ['deposit'] }],
};
