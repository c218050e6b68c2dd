import type { Capability } from '../capability.ts';
import { dividendsDue } from './dividends-due.ts';

export const dividends: Capability = {
  due: (bank) => [dividendsDue(bank)],
  checks: async () => (await import('./dividend-checks.ts')).dividendChecks,
};
