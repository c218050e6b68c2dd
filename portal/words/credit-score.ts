import { creditScore as en } from './en/credit-score.ts';
import { creditScore as es } from './es/credit-score.ts';

export const creditScoreWords = { en, es };
