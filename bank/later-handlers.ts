import type { BankContext } from './database/bank-context.ts';
import type { Gate } from './gate.ts';
import { payeeHandlers } from './bills/payee-handlers.ts';
import { budgetHandlers } from './budgets/budget-handlers.ts';
import { creditScoreHandlers } from './credit-score/credit-score-handlers.ts';
import { depositHandlers } from './deposits/deposit-handlers.ts';
import { disputeHandlers } from './disputes/dispute-handlers.ts';
import { enrolmentHandlers } from './enrolment/enrolment-handlers.ts';
import { exchangeHandlers } from './exchange/exchange-handlers.ts';
import { portfolioHandlers } from './portfolio/portfolio-handlers.ts';
import { recipientHandlers } from './recipients/recipient-handlers.ts';
import { safeDepositHandlers } from './safe-deposit/safe-deposit-handlers.ts';
import { factorHandlers } from './security/factor-handlers.ts';
import { sessionHandlers } from './security/session-handlers.ts';
import { firstPaymentDelayHandlers } from './settings/first-payment-delay-handlers.ts';
import { passwordHandlers } from './passwords/password-handlers.ts';
import { passkeySignInHandlers } from './sign-in/passkey-sign-in-handlers.ts';
import { passwordResetHandlers } from './sign-in/password-reset-handlers.ts';
import { secondStepHandlers } from './sign-in/second-step-handlers.ts';
import { statementHandlers } from './statements/statement-handlers.ts';
import { stepUpHandlers } from './step-up/step-up-handlers.ts';
import { supportHandlers } from './support/support-handlers.ts';

/** What no first view of the portal asks. A tab loads it when it has something to show, or with the first ask for it. */
export function laterHandlers(gate: Gate, bank: BankContext) {
  return {
    secondStep: secondStepHandlers(gate, bank),
    passkeySignIn: passkeySignInHandlers(gate, bank),
    passwordReset: passwordResetHandlers(gate, bank),
    enrolment: enrolmentHandlers(gate, bank),
    stepUp: stepUpHandlers(gate, bank),
    security: {
      ...factorHandlers(gate, bank),
      ...sessionHandlers(gate, bank),
      ...firstPaymentDelayHandlers(gate, bank),
    },
    recipients: recipientHandlers(gate, bank),
    payees: payeeHandlers(gate, bank),
    budgets: budgetHandlers(gate, bank),
    creditScore: creditScoreHandlers(gate, bank),
    statements: statementHandlers(gate, bank),
    exchange: exchangeHandlers(gate, bank),
    safeDeposit: safeDepositHandlers(gate, bank),
    portfolio: portfolioHandlers(gate, bank),
    deposits: depositHandlers(gate, bank),
    disputes: disputeHandlers(gate, bank),
    password: passwordHandlers(gate, bank),
    support: supportHandlers(gate, bank),
  };
}
