import type { Failures } from './explanation.ts';
import type { Language } from './language.ts';

type Load = () => Promise<Readonly<Record<Language, Failures>>>;

let load: Load = () => Promise.reject(new Error('No words for refusals were handed in.'));

/** Hands in what loads the words of all capabilities for what goes wrong: a foundation imports none of them. */
export function handInRefusalWords(loadWords: Load): void {
  load = loadWords;
}

/** Loads the words that were handed in. */
export const loadRefusalWords: Load = () => load();
