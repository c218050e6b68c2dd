import type { Language } from '../../language/language.ts';

/** Why signing in did not work: a title, and perhaps what to do and where the fault is logged. */
export interface Failure {
  title: string;
  detail?: string;
  reference?: string;
}

/** A failure keeps what happened and not the words, which follow the language. */
export type FailureInWords = (language: Language) => Failure;
