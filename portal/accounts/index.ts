import { Landmark, ShieldCheck } from 'lucide-react';
import type { Capability } from '../capability.ts';
import { accountsQuery } from './queries.ts';

export const accounts: Capability<never, 'insurance' | 'accounts'> = {
  dialogs: {
    insurance: {
      icon: ShieldCheck,
      name: { en: 'How your money is insured', es: 'Cómo está asegurado su dinero' },
      also: {
        en: 'ncua federal share insurance safe protected limit',
        es: 'ncua seguro federal protegido límite',
      },
      load: () => import('./insurance-explained.tsx'),
    },
    accounts: {
      icon: Landmark,
      name: { en: 'Personalize your accounts', es: 'Personalice sus cuentas' },
      also: {
        en: 'nickname rename color order hide',
        es: 'apodo nombre color orden ocultar',
      },
      area: 'manage',
      load: () => import('./personal-accounts-dialog.tsx'),
    },
  },
  refreshedBy: [{ queryKey: accountsQuery.queryKey, after: ['money'] }],
};
