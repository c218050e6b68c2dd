import type { Capability } from '../capability.ts';
import { supportKey } from './queries.ts';

export const support: Capability = {
  refreshedBy: [{ queryKey: supportKey, after: ['message', 'marks'] }],
};
