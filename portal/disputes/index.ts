import type { Capability } from '../capability.ts';
import { disputesKey } from './queries.ts';

export const disputes: Capability<never, never, 'dispute'> = {
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: disputesKey, after: ['dispute'] }],
};
