import type { StatementLanguage } from '#contract/statements/statements.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** Everything that a statement says besides figures and names. */
export type StatementWords = typeof en;

/** What the bank prints, in every language that it prints in. */
export const statementWords: Readonly<Record<StatementLanguage, StatementWords>> = { en, es };
