import type { Capability } from '../capability.ts';

export const portfolio: Capability<never, 'portfolio'> = {
  dialogs: {
    portfolio: () => import('./investments.tsx'),
  },
};
