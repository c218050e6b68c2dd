import { accounts } from './accounts.ts';
import { bills } from './bills.ts';
import { budgets } from './budgets.ts';
import { cards } from './cards.ts';
import { creditScore } from './credit-score.ts';
import { deposits } from './deposits.ts';
import { disputes } from './disputes.ts';
import { enrolment } from './enrolment.ts';
import { events } from './events.ts';
import { exchange } from './exchange.ts';
import { moneyByMonth } from './money-by-month.ts';
import { password } from './password.ts';
import { passwordReset } from './password-reset.ts';
import { payees } from './payees.ts';
import { profile } from './profile.ts';
import { portfolio } from './portfolio.ts';
import { recipients } from './recipients.ts';
import { safeDeposit } from './safe-deposit.ts';
import { scheduledTransfers } from './scheduled-transfers.ts';
import { security } from './security.ts';
import { settings } from './settings.ts';
import { signIn } from './sign-in.ts';
import { stepUp } from './step-up.ts';
import { support } from './support.ts';
import { statements } from './statements.ts';
import { transactionDetail } from './transaction-detail.ts';
import { transactionExports } from './transaction-exports.ts';
import { transactionNotes } from './transaction-notes.ts';
import { transactionSpending } from './transaction-spending.ts';
import { transactions } from './transactions.ts';
import { transfers } from './transfers.ts';

/** Everything a member can ask the bank. */
export const contract = {
  ...signIn,
  passwordReset,
  enrolment,
  stepUp,
  security,
  accounts,
  cards,
  transactions: {
    ...transactions,
    ...transactionDetail,
    ...transactionExports,
    ...transactionNotes,
    ...transactionSpending,
    ...moneyByMonth,
  },
  transfers,
  scheduledTransfers,
  recipients,
  payees,
  bills,
  statements,
  budgets,
  creditScore,
  deposits,
  disputes,
  profile,
  password,
  settings,
  exchange,
  safeDeposit,
  portfolio,
  events,
  support,
};
export type Contract = typeof contract;
