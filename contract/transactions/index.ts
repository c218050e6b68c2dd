import { cashFlow, moneyByMonth, transactionSpending } from './cash-flow.ts';
import { monthLetter } from './month-letter.ts';
import { transactionDetail, transactionStory } from './transaction-detail.ts';
import { transactionExports } from './transaction-exports.ts';
import { transactionFiling, transactionNotes } from './transaction-filing.ts';
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
  ...monthLetter,
};
