import type { Capability } from '../capability.ts';

export const goals: Capability<never, 'goals'> = {
  dialogs: {
    goals: () => import('./goals-panel.tsx'),
  },
};
