import { transactions as en } from './en/transactions.ts';
import { transactions as es } from './es/transactions.ts';

export const transactionsWords = { en, es };
