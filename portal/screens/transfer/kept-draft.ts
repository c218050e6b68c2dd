import type { QueryClient } from '@tanstack/react-query';
import type { TransferDraft } from './transfer-draft.ts';
import type { Intent } from './transfer-phases.ts';

/** What is kept of the transfer form while its member is on another tab. */
interface Kept {
  draft?: TransferDraft;
  /** Was sent, but no answer came. */
  unsettled?: Intent | null;
}

// Each visit has a query client of its own, so nothing is ever kept for another member.
const kept = new WeakMap<QueryClient, Kept>();

/** The form as it was left in this visit; undefined where it was not touched. */
export function keptDraft(visit: QueryClient): TransferDraft | undefined {
  return kept.get(visit)?.draft;
}

export function keepDraft(visit: QueryClient, draft: TransferDraft): void {
  kept.set(visit, { ...kept.get(visit), draft });
}

/** The transfer that was sent in this visit without an answer, if there is one. */
export function keptUnsettled(visit: QueryClient): Intent | null {
  return kept.get(visit)?.unsettled ?? null;
}

export function keepUnsettled(visit: QueryClient, unsettled: Intent | null): void {
  kept.set(visit, { ...kept.get(visit), unsettled });
}
