import { spending as en } from './en/spending.ts';
import { spending as es } from './es/spending.ts';

export const spendingWords = { en, es };
