import type { Capability } from '../capability.ts';
import { accountsQuery } from './queries.ts';

export const accounts: Capability<never, 'insurance' | 'accounts'> = {
  dialogs: {
    insurance: () => import('./insurance-explained.tsx'),
    accounts: () => import('./personal-accounts-dialog.tsx'),
  },
  refreshedBy: [{ queryKey: accountsQuery.queryKey, after: ['money'] }],
};
