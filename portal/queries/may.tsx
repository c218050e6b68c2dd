import type { ReactNode } from 'react';
import type { AccessArea } from '#contract/procedures/procedure.ts';
import { useMay } from './session.ts';

/** Content that is offered only with the rights to this area in the shown membership. */
export function May({ area, children }: { area: AccessArea; children: ReactNode }) {
  return useMay(area) && children;
}
