import type { Capability } from '../capability.ts';

export const products: Capability<never, 'openAccount'> = {
  dialogs: {
    openAccount: () => import('./open-account-dialog.tsx'),
  },
};
