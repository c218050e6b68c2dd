import { accounts } from './accounts/index.ts';
import { alerts } from './alerts/index.ts';
import { approvals } from './approvals/index.ts';
import { bills } from './bills/index.ts';
import { budgets } from './budgets/index.ts';
import { cards } from './cards/index.ts';
import { creditScore } from './credit-score/index.ts';
import { deposits } from './deposits/index.ts';
import { disputes } from './disputes/index.ts';
import { dividends } from './dividends/index.ts';
import { enrolment } from './enrolment/index.ts';
import { events } from './events/index.ts';
import { exchange } from './exchange/index.ts';
import { forecast } from './forecast/index.ts';
import { goals } from './goals/index.ts';
import { identity } from './identity/index.ts';
import { loans } from './loans/index.ts';
import { moneyRequests } from './money-requests/index.ts';
import { people } from './people/index.ts';
import { portfolio } from './portfolio/index.ts';
import { products } from './products/index.ts';
import { push } from './push/index.ts';
import { receipts } from './receipts/index.ts';
import { recipients } from './recipients/index.ts';
import { safeDeposit } from './safe-deposit/index.ts';
import { settings } from './settings/index.ts';
import { statements } from './statements/index.ts';
import { support } from './support/index.ts';
import { transactions } from './transactions/index.ts';
import { transfers } from './transfers/index.ts';
import { trustedContact } from './trusted-contact/index.ts';

/**
 * All capabilities of the bank. The order is that in which due work is done: a bill of the same round finds the money that
 * a transfer moved; products come before the dividends, since money moved out of a certificate has been paid.
 */
export const capabilities = [
  identity,
  enrolment,
  accounts,
  cards,
  transactions,
  transfers,
  bills,
  goals,
  deposits,
  safeDeposit,
  disputes,
  statements,
  products,
  dividends,
  alerts,
  approvals,
  moneyRequests,
  loans,
  receipts,
  recipients,
  budgets,
  forecast,
  creditScore,
  exchange,
  portfolio,
  people,
  settings,
  push,
  trustedContact,
  events,
  support,
] as const;
