import type { Capability } from '../capability.ts';

export const creditScore: Capability<never, 'creditScore'> = {
  dialogs: {
    creditScore: () => import('./credit-report.tsx'),
  },
};
