import type { YearlyRate } from '#contract/loans/loan-terms.ts';
import { useWords } from '../language/sentences.ts';
import { rateParts } from './loan-draft.ts';
import { loansWords } from './words.ts';

/** Writes a rate as a percentage. */
export function usePercent(): (rate: YearlyRate) => string {
  const words = useWords(loansWords);
  return (rate) => words.percent(...rateParts(rate));
}
