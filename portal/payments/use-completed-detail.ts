import type { Transfer } from '#contract/transfers/transfers.ts';
import { formatDate } from '../language/format.ts';
import { sentOn } from './sent-on-words.ts';
import { useWords } from '../language/sentences.ts';

/** Explains a completed transfer: between own accounts it is done, to others it is sent on. */
export function useCompletedDetail(): (
  transfer: Pick<Transfer, 'kind' | 'dueElsewhere'>,
) => string {
  const words = useWords(sentOn);
  return ({ kind, dueElsewhere }) =>
    words[kind](dueElsewhere === undefined ? null : formatDate(dueElsewhere));
}
