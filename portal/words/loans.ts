import { loans as en } from './en/loans.ts';
import { loans as es } from './es/loans.ts';

export const loansWords = { en, es };
