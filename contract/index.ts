import type { ContractRouter } from '@orpc/contract';
import { accounts } from './accounts/accounts.ts';
import { alerts } from './alerts/alerts.ts';
import { approvals } from './approvals/approvals.ts';
import { bills } from './bills/bills.ts';
import { budgets } from './budgets/budgets.ts';
import { cards } from './cards/cards.ts';
import { creditScore } from './credit-score/credit-score.ts';
import { deposits } from './deposits/deposits.ts';
import { disputes } from './disputes/disputes.ts';
import { enrolment } from './enrolment/enrolment.ts';
import { events } from './events/events.ts';
import { exchange } from './exchange/exchange.ts';
import { forecast } from './forecast/forecast.ts';
import { push } from './push/push.ts';
import { goals } from './goals/goals.ts';
import { identity } from './identity/index.ts';
import { loans } from './loans/loans.ts';
import { moneyRequests } from './money-requests/money-requests.ts';
import { payees } from './bills/payees.ts';
import { products } from './products/products.ts';
import { profile } from './settings/profile.ts';
import type { ProcedureMeta } from './procedures/procedure.ts';
import { people } from './people/people.ts';
import { portfolio } from './portfolio/portfolio.ts';
import { receipts } from './receipts/receipts.ts';
import { recipients } from './recipients/recipients.ts';
import { safeDeposit } from './safe-deposit/safe-deposit.ts';
import { scheduledTransfers } from './transfers/scheduled-transfers.ts';
import { settings } from './settings/settings.ts';
import { support } from './support/support.ts';
import { statements } from './statements/statements.ts';
import { transactions } from './transactions/index.ts';
import { transfers } from './transfers/transfers.ts';
import { trustedContact } from './trusted-contact/trusted-contact.ts';

/** Everything a member can ask the bank. */
export const contract = {
  ...identity,
  enrolment,
  accounts,
  cards,
  transactions,
  transfers,
  scheduledTransfers,
  approvals,
  receipts,
  recipients,
  moneyRequests,
  payees,
  bills,
  statements,
  budgets,
  forecast,
  goals,
  push,
  trustedContact,
  alerts,
  loans,
  creditScore,
  deposits,
  disputes,
  profile,
  settings,
  exchange,
  safeDeposit,
  portfolio,
  people,
  products,
  events,
  support,
} satisfies ContractRouter<ProcedureMeta>;
export type Contract = typeof contract;
