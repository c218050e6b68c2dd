import type { AlertTables } from './alerts/alert-tables.ts';
import type { ApprovalTables } from './approvals/approval-tables.ts';
import type { BillTables } from './bills/bill-tables.ts';
import type { PlanningTables } from './budgets/budget-tables.ts';
import type { CardTables } from './cards/card-tables.ts';
import type { DepositTables } from './deposits/deposit-tables.ts';
import type { DisputeTables } from './disputes/dispute-tables.ts';
import type { ProductTables } from './dividends/product-tables.ts';
import type { GoalTables } from './goals/goal-tables.ts';
import type { HistoryTables } from './history/history-tables.ts';
import type { IntentTables } from './idempotency/intent-tables.ts';
import type { AuthenticationTables } from './identity/authentication/authentication-tables.ts';
import type { StaffCallTables, SessionTables } from './identity/sessions/session-tables.ts';
import type { LedgerTables } from './ledger/ledger-tables.ts';
import type { AttemptTables } from './limits/attempt-tables.ts';
import type { LoanTables } from './loans/loan-tables.ts';
import type { MemberLogTables } from './member-log/member-log-tables.ts';
import type { MemberTables } from './members/member-tables.ts';
import type { MoneyRequestTables } from './money-requests/money-request-tables.ts';
import type { PartyTables } from './parties/party-tables.ts';
import type { InvitationTables } from './people/invitation-tables.ts';
import type { PortfolioTables } from './portfolio/portfolio-tables.ts';
import type { PushTables } from './push/push-tables.ts';
import type { ReceiptTables } from './receipts/receipt-tables.ts';
import type { RecipientTables } from './rails/recipient-tables.ts';
import type { SafeDepositTables } from './safe-deposit/safe-deposit-tables.ts';
import type { StatementTables } from './statements/statement-tables.ts';
import type { MessageTables } from './support/support-tables.ts';
import type { TransferTables } from './transfers/transfer-tables.ts';

/**
 * The rows of the bank's tables, as each capability and each foundation declares its own. Money is in cents (signed where
 * an entry has a direction), times are epoch milliseconds; both are 64-bit columns read as exact numbers. Keys are UUIDv7
 * texts.
 */
export interface Tables
  extends
    AlertTables,
    ApprovalTables,
    BillTables,
    PlanningTables,
    CardTables,
    DepositTables,
    DisputeTables,
    ProductTables,
    GoalTables,
    HistoryTables,
    IntentTables,
    AuthenticationTables,
    StaffCallTables,
    SessionTables,
    LedgerTables,
    AttemptTables,
    LoanTables,
    MemberLogTables,
    MemberTables,
    MoneyRequestTables,
    PartyTables,
    InvitationTables,
    PortfolioTables,
    PushTables,
    ReceiptTables,
    RecipientTables,
    SafeDepositTables,
    StatementTables,
    MessageTables,
    TransferTables {
  server_process: ServerProcessRow;
  sealing_key: SealingKeyRow;
}

/** A server that uses the database now. On SQLite there is one, and it is not written. */
export interface ServerProcessRow {
  id: string;
  /** Both by the clock of the database. */
  started_at: number;
  seen_at: number;
}

/** A key that servers of this database seal with. It is not here itself. */
export interface SealingKeyRow {
  id: string;
  /** Of the key, by which another of the same id is told apart. */
  fingerprint: string;
}
