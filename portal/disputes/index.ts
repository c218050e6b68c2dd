import type { Capability } from '../capability.ts';
import { disputesKey } from './queries.ts';

export const disputes: Capability = {
  refreshedBy: [{ queryKey: disputesKey, after: ['dispute'] }],
};
