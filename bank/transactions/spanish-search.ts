import { spanishWordings } from '#contract/transactions/transaction-wording.ts';
import { foldText } from '#contract/text/fold-text.ts';
import { csvWords } from './csv-words.ts';

/** How the bank keeps what it says in Spanish: descriptions, names of accounts, categories. All folded. */
const kept: readonly (readonly [kept: string, said: string])[] = [
  ...spanishWordings,
  ...Object.entries(csvWords.es.categories),
].map(([english, spanish]) => [foldText(english), foldText(spanish)] as const);

/**
 * The kept texts that are said in Spanish with a word in them. The history is kept in one language, and searched by
 * what stands there; so no row, new or old, is written for each language.
 */
export function keptFor(word: string): string[] {
  const found = kept.flatMap(([english, spanish]) => (spanish.includes(word) ? [english] : []));
  return [...new Set(found)].filter((english) => !english.includes(word));
}
