import type { Capability } from '../capability.ts';
import { depositsKey } from './queries.ts';

export const deposits: Capability<'deposit', 'deposit', 'deposit'> = {
  places: {
    deposit: {
      tab: 'transfer',
      name: { en: 'Deposit a check', es: 'Depositar un cheque' },
      area: 'deposit',
      load: () => import('./deposit-place.tsx'),
    },
  },
  dialogs: {
    deposit: () => import('./deposit-place.tsx'),
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: depositsKey, after: ['deposit'] }],
};
