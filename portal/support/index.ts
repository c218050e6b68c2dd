import type { Capability } from '../capability.ts';
import { supportKey } from './queries.ts';

export const support: Capability<never, never, 'message'> = {
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: supportKey, after: ['message', 'marks'] }],
};
