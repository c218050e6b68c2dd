import type { Refusal, RefusalCode } from '../bank-client/refusals.ts';
import type { Language } from './language.ts';
import type { WhereToLook } from './where-to-look.ts';

/** The event and its meaning: whether money moved, and the next step. */
export interface Explanation {
  title: string;
  detail?: string;
}

type DataOf<Code extends RefusalCode> = Extract<Refusal, { code: Code }>['data'];

/** An explanation for every refusal that the contract declares, from its data where it has some. */
export type Explanations = {
  readonly [Code in RefusalCode]: Explanation | ((data: DataOf<Code>) => Explanation);
};

/** What goes wrong, in the words of one language: each refusal, and where the outcome of each change shows. */
export interface Failures {
  readonly byCode: Explanations;
  readonly whereToLook: WhereToLook;
}

/** The share of one capability in it, in one language. */
export type FailureWords = Partial<Explanations> & { readonly whereToLook?: Partial<WhereToLook> };

/** The same in another language. */
export type Translated<Words extends FailureWords> = Pick<
  Explanations,
  keyof Words & keyof Explanations
> &
  (Words extends { readonly whereToLook: infer Where }
    ? { readonly whereToLook: Pick<WhereToLook, keyof Where & keyof WhereToLook> }
    : unknown);

type Load = () => Promise<Readonly<Record<Language, Failures>>>;

let load: Load = () => Promise.reject(new Error('No words for refusals were handed in.'));

/** Hands in what loads the words of all capabilities for what goes wrong: a foundation imports none of them. */
export function handInRefusalWords(loadWords: Load): void {
  load = loadWords;
}

/** Loads the words that were handed in. */
export const loadRefusalWords: Load = () => load();
