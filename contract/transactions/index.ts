import { cashFlow } from './cash-flow.ts';
import { moneyByMonth } from './money-by-month.ts';
import { transactionDetail } from './transaction-detail.ts';
import { transactionExports } from './transaction-exports.ts';
import { transactionFiling } from './transaction-filing.ts';
import { transactionNotes } from './transaction-notes.ts';
import { transactionSpending } from './transaction-spending.ts';
import { transactionStory } from './transaction-story.ts';
import { transactions as pages } from './transactions.ts';

/** The history of an account: its pages, what is told of a transaction, and what the member adds to it. */
export const transactions = {
  ...pages,
  ...transactionDetail,
  ...transactionExports,
  ...cashFlow,
  ...transactionStory,
  ...transactionFiling,
  ...transactionNotes,
  ...transactionSpending,
  ...moneyByMonth,
};
