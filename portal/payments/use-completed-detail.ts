import type { Transfer } from '#contract/transfers/transfers.ts';
import { formatDate } from '../language/format.ts';
import { transferWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

/** Explains a completed transfer: between own accounts it is done, to others it is sent on. */
export function useCompletedDetail(): (
  transfer: Pick<Transfer, 'kind' | 'dueElsewhere'>,
) => string {
  const { receipt: words } = useWords(transferWords);
  return ({ kind, dueElsewhere }) =>
    words.completedDetail[kind](dueElsewhere === undefined ? null : formatDate(dueElsewhere));
}
