import type { StatementLanguage } from '#contract/statements/statements.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** Everything that a statement says besides figures and names. */
export type StatementWords = typeof en;

/** The words of the bank's statements, in every language of print. */
export const statementWords: Readonly<Record<StatementLanguage, StatementWords>> = { en, es };
