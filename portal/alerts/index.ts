import type { Capability } from '../capability.ts';

export const alerts: Capability<never, never, 'alert'> = {
  notices: () => import('./notices.ts'),
};
