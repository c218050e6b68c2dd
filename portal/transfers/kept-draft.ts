import type { QueryClient } from '@tanstack/react-query';
import type { TransferDraft } from './transfer-draft.ts';

// Each visit has a query client of its own, so nothing is ever kept for another member.
const kept = new WeakMap<QueryClient, TransferDraft>();

/** The form as it was left in this visit; undefined where it was not touched. */
export function keptDraft(visit: QueryClient): TransferDraft | undefined {
  return kept.get(visit);
}

/** Keeps what stands in the transfer form while its member is on another tab. */
export function keepDraft(visit: QueryClient, draft: TransferDraft): void {
  kept.set(visit, draft);
}
