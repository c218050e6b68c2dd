import type { TransferKind } from '#contract/transfers.ts';
import type { Detail } from '../../shell/tabs.ts';

/** The kind of transfer that the member came to make: `{ kind: 'external' }`. Null for any other wish. */
export function wishedKind(detail: Detail): TransferKind | null {
  if (typeof detail !== 'object' || detail === null || !('kind' in detail)) return null;
  const { kind } = detail;
  return kind === 'internal' || kind === 'zelle' || kind === 'external' ? kind : null;
}
