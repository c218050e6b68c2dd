import { statements as en } from './en/statements.ts';
import { statements as es } from './es/statements.ts';

export const statementsWords = { en, es };
