import { balanceExplained as en } from './en/balance-explained.ts';
import { balanceExplained as es } from './es/balance-explained.ts';

export const balanceExplainedWords = { en, es };
