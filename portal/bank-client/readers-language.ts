import type { WordingLanguage } from '#contract/transactions/transaction-wording.ts';

let chosen: () => WordingLanguage = () => 'en';

/** Hands in the language that the portal is read in: words are written above what asks the bank. */
export function handInLanguage(chosenLanguage: () => WordingLanguage): void {
  chosen = chosenLanguage;
}

/** The language that was handed in, as it is now. */
export function readersLanguage(): WordingLanguage {
  return chosen();
}
