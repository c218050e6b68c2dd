import { accounts } from './accounts.ts';
import { bills } from './bills.ts';
import { cards } from './cards.ts';
import { events } from './events.ts';
import { payees } from './payees.ts';
import { recipients } from './recipients.ts';
import { signIn } from './sign-in.ts';
import { transactionDetail } from './transaction-detail.ts';
import { transactionExports } from './transaction-exports.ts';
import { transactions } from './transactions.ts';
import { transfers } from './transfers.ts';

/** Everything a member can ask the bank. */
export const contract = {
  ...signIn,
  accounts,
  cards,
  transactions: { ...transactions, ...transactionDetail, ...transactionExports },
  transfers,
  recipients,
  payees,
  bills,
  events,
};
export type Contract = typeof contract;
