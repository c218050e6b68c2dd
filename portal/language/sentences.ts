import { type Language, useLanguage } from './language.ts';

/** The same sentences in every language; `Sentences` is the type of the English ones. */
type InEveryLanguage<Sentences> = Readonly<Record<Language, Sentences>>;

/**
 * The sentences of one group in the language that is chosen. Each group is a file of its own, so that a
 * screen loads no others' words.
 */
export function useWords<Sentences>(group: InEveryLanguage<Sentences>): Sentences {
  return group[useLanguage()];
}

/**
 * The end of a sentence with its full stop. A text that ends in a full stop already, such as `7:14 a.m.` or `Acme Inc.`,
 * gets no second.
 */
export function ended(by: string | number): string {
  const text = String(by);
  return text.endsWith('.') ? text : `${text}.`;
}
