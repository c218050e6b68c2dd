import type { ReactNode } from 'react';
import type { AccessArea } from '#contract/procedures/procedure.ts';
import { useMay } from './session.ts';

/** What only those are offered who may do what is about this in the membership that is shown. */
export function May({ area, children }: { area: AccessArea; children: ReactNode }) {
  return useMay(area) && children;
}
