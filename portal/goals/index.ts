import type { Capability } from '../capability.ts';

export const goals: Capability<never, 'goals', 'goal-skipped'> = {
  dialogs: {
    goals: () => import('./goals-panel.tsx'),
  },
  notices: () => import('./notices.ts'),
};
