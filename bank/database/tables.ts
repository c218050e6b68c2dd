import type { AccountColour } from '#contract/accounts/account-terms.ts';
import type { NameCheckOutcome } from '#contract/recipients/name-check-terms.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import type { Generated } from 'kysely';
import type { InvitableRole, PartyRole } from '#contract/people/access-terms.ts';
import type { ApprovalRow } from '../approvals/approval-tables.ts';
import type { AlertTables } from '../alerts/alert-tables.ts';
import type { BillTables } from '../bills/bill-tables.ts';
import type { CardTables } from '../cards/card-tables.ts';
import type { PlanningTables } from '../budgets/budget-tables.ts';
import type { DepositTables } from '../deposits/deposit-tables.ts';
import type { DisputeTables } from '../disputes/dispute-tables.ts';
import type { PushTables } from '../push/push-tables.ts';
import type { GoalTables } from '../goals/goal-tables.ts';
import type { HistoryTables } from '../history/history-tables.ts';
import type { LoanTables } from '../loans/loan-tables.ts';
import type { MoneyRequestTables } from '../money-requests/money-request-tables.ts';
import type { TrustedContactTables } from '../members/trusted-contact-tables.ts';
import type { MessageTables } from '../support/support-tables.ts';
import type { ProductTables } from '../dividends/product-tables.ts';
import type { NameCheckTables } from '../rails/name-check-tables.ts';
import type { PortfolioTables } from '../portfolio/portfolio-tables.ts';
import type { ReceiptTables } from '../receipts/receipt-tables.ts';
import type { SafeDepositTables } from '../safe-deposit/safe-deposit-tables.ts';
import type { SecurityTables } from '../identity/authentication/authentication-tables.ts';
import type { StaffCallTables } from '../identity/security/staff-call-tables.ts';
import type { SettingsTables } from '../settings/settings-tables.ts';
import type { StatementTables } from '../statements/statement-tables.ts';
import type { AddressRow } from '../rails/payment-address.ts';
import type { DestinationRow, ScheduledTransferTables } from '../transfers/transfer-tables.ts';

/**
 * The rows of the bank's tables. Money is in cents (signed where an entry has a direction), times
 * are epoch milliseconds; both are 64-bit columns read as exact numbers. Keys are UUIDv7 texts.
 */
export interface Tables
  extends
    AlertTables,
    StaffCallTables,
    CardTables,
    BillTables,
    DepositTables,
    DisputeTables,
    GoalTables,
    PushTables,
    HistoryTables,
    LoanTables,
    MoneyRequestTables,
    PlanningTables,
    MessageTables,
    NameCheckTables,
    SecurityTables,
    SettingsTables,
    PortfolioTables,
    ProductTables,
    ReceiptTables,
    SafeDepositTables,
    ScheduledTransferTables,
    StatementTables,
    TrustedContactTables {
  person: PersonRow;
  membership: MembershipRow;
  party: PartyRow;
  party_sending: PartySendingRow;
  invitation: InvitationRow;
  approval: ApprovalRow;
  credential: CredentialRow;
  session: SessionRow;
  account: AccountRow;
  account_balance: AccountBalanceRow;
  posting: PostingRow;
  entry: EntryRow;
  account_transaction: AccountTransactionRow;
  transfer: TransferRow;
  transfer_status: TransferStatusRow;
  intent: IntentRow;
  recipient: RecipientRow;
  member_log: MemberLogRow;
  member_event: MemberEventRow;
  audit_record: AuditRecordRow;
  server_process: ServerProcessRow;
  sealing_key: SealingKeyRow;
}

/** A human being who signs in. */
export interface PersonRow {
  id: string;
  /** Lower case; unique. */
  username: string;
  /** As their profile has it, which they can change. */
  display_name: string;
  /** The name that the credit union has checked: the one that others are told. */
  known_name: string;
  created_at: number;
  /** Since when staff have closed the person's online access; null where it is open. */
  access_closed_at: number | null;
  /** The log that tells of what concerns the person alone, such as signing in: their own membership's, or one of their own. */
  log_id: string;
}

/** The contract with the credit union, which owns accounts. Its log has its id. */
export interface MembershipRow {
  id: string;
  /** The member number: letters and digits; unique. */
  number: string;
  plan: string;
  /** `YYYY-MM-DD` */
  member_since: string;
  created_at: number;
  /** Of a membership that is a business; null where it is in a person's name. */
  business_name: Generated<string | null>;
}

/** The role that a person has in a membership for a time. Of several that hold at once, the one that began last decides. */
export interface PartyRow {
  membership_id: string;
  person_id: string;
  role: PartyRole;
  from_at: number;
  /** From when on it holds no longer; null: until further notice. */
  until_at: number | null;
  /** The person who granted it; null where the credit union did. */
  granted_by: string | null;
  /** What the person may send in a day, in cents; null: no limit of their own. */
  daily_limit: Generated<number | null>;
}

/** What a person with a limit of their own has sent on a day of the bank, in cents. */
export interface PartySendingRow {
  membership_id: string;
  person_id: string;
  /** `YYYY-MM-DD` */
  day: string;
  sent: number;
}

/** An offer of a role to anyone who has its link and its code. */
export interface InvitationRow {
  membership_id: string;
  id: string;
  /** SHA-256 of what the link carries. */
  token_hash: string;
  /** By a key of the host, as that of a code that is sent. */
  code_hash: string;
  /** As the inviting person wrote it. */
  name: string;
  role: InvitableRole;
  until_at: number | null;
  daily_limit: number | null;
  invited_by: string;
  created_at: number;
  expires_at: number;
  tries_left: number;
  accepted_at: number | null;
  accepted_by: string | null;
  withdrawn_at: number | null;
}

export interface CredentialRow {
  person_id: string;
  password_hash: string;
  changed_at: number;
  /** From when on it is a proof at a step-up, which is later where it was chosen by a link in an email; null: at once. */
  proves_from: number | null;
  /** From when on it alone passes for a while what takes both factors; null: nobody without a second one has asked for that. */
  alone_from: number | null;
}

export interface SessionRow {
  /** SHA-256 of the token, in hexadecimal; the token itself is kept nowhere. */
  token_hash: string;
  /** By which the member's own list names it. */
  id: string;
  /** The token that a step-up has replaced: good for a moment still. */
  former_token_hash: string | null;
  /** Since when it is the token of this session. */
  token_since: number;
  person_id: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  ended_at: number | null;
  address: string;
  device: string;
}

/** An account of a member, or one of the bank's own (`membership_id` null, its code as `id`). */
export interface AccountRow {
  id: string;
  membership_id: string | null;
  /** The member's own name for it, unique among theirs: `checking`. */
  handle: string;
  name: string;
  /** Whole account number; shown to nobody but masked. */
  number: string;
  type: 'primary' | 'savings' | 'system';
  /** Among the member's accounts, as they have arranged them. */
  position: number;
  opened_at: number;
  /** What the member calls it; null: by its name. */
  nickname: Generated<string | null>;
  /** The same as search compares it (`foldText`). */
  nickname_search: Generated<string | null>;
  colour: Generated<AccountColour | null>;
  /** Whether the overview leaves it out: 1 or 0. */
  hidden: Generated<number>;
  /** Of which product of the catalogue it is; null: of none, and it earns nothing. */
  product_id: Generated<string | null>;
  /** `YYYY-MM-DD`: the day on which a certificate in its term matures. Until then its floor is its balance. Null: no certificate. */
  matures_on: Generated<string | null>;
  /** Null: it is open. */
  closed_at: Generated<number | null>;
}

/** Member accounts only: the bank's own are summed from their entries, so no row is everybody's. */
export interface AccountBalanceRow {
  account_id: string;
  balance: number;
  /** How much of the balance cannot be used yet: the sum of the account's holds. */
  held: Generated<number>;
  /** The balance less what is held may not go below this: 0, or less where an overdraft is agreed. */
  floor: number;
  /** How far below the floor purchases that a card was promised may have taken it, at the most (`post-purchase.ts`). */
  overdraft: Generated<number>;
  /** Counts the entries of the account. */
  version: number;
}

/** A set of entries whose sum is zero. Append-only. */
export interface PostingRow {
  id: string;
  kind: PostingKind;
  at: number;
  transfer_id: string | null;
  /** The posting that this one takes back. */
  reverses: string | null;
}

export type PostingKind =
  | 'opening'
  | 'payment-in'
  | 'payment-out'
  | 'payment-returned'
  | 'transfer-made'
  | 'transfer-sent'
  | 'transfer-completed'
  | 'transfer-returned'
  | 'bill-paid'
  | 'check-deposited'
  | 'deposit-returned'
  | 'dispute-credited'
  | 'dispute-reversed'
  | 'loan-paid-out'
  | 'loan-paid'
  | 'loan-fee';

/** One account's part of a posting. Append-only. */
export interface EntryRow {
  posting_id: string;
  account_id: string;
  /** Positive raises the account, negative lowers it. */
  amount: number;
  /** Member accounts only: the balance after this entry, and which entry of the account it is. */
  balance_after: number | null;
  version: number | null;
}

/** A line of an account's history as the member sees it. */
export interface AccountTransactionRow {
  id: string;
  membership_id: string;
  account_id: string;
  posting_id: string;
  type: 'credit' | 'debit';
  description: string;
  amount: number;
  at: number;
  status: 'completed' | 'processing' | 'pending' | 'failed' | 'cancelled';
  category: string;
  label: string;
  reference: string | null;
  transfer_id: string | null;
  /** Everything that search looks at, in lower case. */
  search_text: string;
  /** `YYYY-MM-DD` in the time zone of the credit union. */
  day: string;
  /** The same for transactions that are alike: see `search_phrase`. */
  phrase: number;
  /**
   * When it was booked, where that was after it was made; null where it was booked at once or is not booked. What of it
   * is booked when: `booked-movements.ts`.
   */
  booked_at: number | null;
}

export interface TransferRow extends DestinationRow {
  id: string;
  membership_id: string;
  from_account_id: string;
  amount: number;
  memo: string;
  status: 'completed' | 'processing' | 'pending' | 'failed' | 'cancelled';
  label: string;
  reference: string;
  at: number;
  /** While processing: when the rail is done with it. */
  due_at: number | null;
  /** Until when a first payment to somebody new waits, pending; null where it does not, or no longer. */
  waits_until: number | null;
  /** What its member said it was for, where they were asked. */
  purpose: PaymentPurpose | null;
  /** What its member was told of the name of the recipient before; null where they were told nothing. */
  name_check: NameCheckOutcome | null;
  /** Whether its member showed who they are for it; null for what is from before that was kept. */
  confirmed: 0 | 1 | null;
  /** The person who sent it within a daily limit of their own; null where nobody's own limit counts it. */
  limited_person_id: string | null;
}

/** What happened to a transfer, in order. Append-only. */
export interface TransferStatusRow {
  transfer_id: string;
  sequence: number;
  status: TransferRow['status'];
  at: number;
  reason: string | null;
}

/** A change that was asked for with a key, and the first answer to it. */
export interface IntentRow {
  membership_id: string;
  key: string;
  request_hash: string;
  answer: string;
  at: number;
}

export interface RecipientRow extends AddressRow {
  id: string;
  membership_id: string;
  kind: 'zelle' | 'external';
  name: string;
  created_at: number;
}

/** Where the events and the audit chain of a log stand. Locked while either grows. */
export interface MemberLogRow {
  log_id: string;
  event_sequence: number;
  audit_sequence: number;
  audit_hash: string;
}

/** What the member's screens are told. Append-only. */
export interface MemberEventRow {
  log_id: string;
  sequence: number;
  /** The person whom it concerns alone; null where it concerns everybody in the membership. */
  person_id: string | null;
  at: number;
  /** JSON of the event without sequence and time. */
  body: string;
}

/** Who did what, when and from where; each hash covers the one before. Append-only. */
export interface AuditRecordRow {
  log_id: string;
  sequence: number;
  /** The person who did it; null where the bank or its staff did, and in records from before that was kept. */
  person_id: string | null;
  at: number;
  action: string;
  /** JSON; never a secret. */
  facts: string;
  previous_hash: string;
  hash: string;
}

/** A key that servers of this database seal with. It is not here itself. */
export interface SealingKeyRow {
  id: string;
  /** Of the key, by which another of the same id is told apart. */
  fingerprint: string;
}

/** A server that uses the database now. On SQLite there is one, and it is not written. */
export interface ServerProcessRow {
  id: string;
  /** Both by the clock of the database. */
  started_at: number;
  seen_at: number;
}
