import type { Capability } from '../capability.ts';

export const products: Capability<never, 'openAccount', 'certificate'> = {
  dialogs: {
    openAccount: () => import('./open-account-dialog.tsx'),
  },
  notices: () => import('./notices.ts'),
};
