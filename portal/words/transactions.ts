import { transactions as en } from './en/transactions.ts';

export const transactionsWords = { en };
