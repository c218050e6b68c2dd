/** The rows of the history, and of the sums and search terms beside it, which spare reading all of it. */
export interface HistoryTables {
  account_transaction: AccountTransactionRow;
  daily_sum: DailySumRow;
  search_phrase: SearchPhraseRow;
  payee_rule: PayeeRuleRow;
  filed_transaction: FiledTransactionRow;
  split_part: SplitPartRow;
  letter_run: LetterRunRow;
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
   * The time of booking, where it differs from the time of making; null where it was booked at once or is not booked. For
   * the booking rules see `booked-movements.ts`.
   */
  booked_at: number | null;
}

/** The category under which a member files all transactions of one payee, in one direction. */
export interface PayeeRuleRow {
  membership_id: string;
  type: 'credit' | 'debit';
  /** As `payeeOf` names it. */
  payee: string;
  category: string;
}

/** A transaction that is filed otherwise than the bank filed it: by the member alone, or with all of its payee. */
export interface FiledTransactionRow {
  membership_id: string;
  transaction_id: string;
  bank_category: string;
  filed_by: 'member' | 'payee';
}

/** A part of a transaction that the member has split; its category stands in the history if it is the largest. */
export interface SplitPartRow {
  membership_id: string;
  transaction_id: string;
  category: string;
  amount: number;
}

/** The movements of a member's account on one day in one category. */
export interface DailySumRow {
  membership_id: string;
  /** `YYYY-MM-DD` in the time zone of the credit union. */
  day: string;
  account_id: string;
  category: string;
  /** The counted credits, and their sum. */
  credits: number;
  money_in: number;
  /** The counted debits, and their sum. */
  debits: number;
  money_out: number;
  /** Transactions that failed or were cancelled: rows, but no money. */
  void_credits: number;
  void_debits: number;
}

/** The words that many transactions of a member have in common. Nothing is ever taken out of it. */
export interface SearchPhraseRow {
  membership_id: string;
  /** `account_transaction.phrase` of those that have these words. */
  phrase: number;
  account_id: string;
  category: string;
  /** In lower case, a part on each line. */
  text: string;
}

/** A month of whose letter the persons are told when it is over. */
export interface LetterRunRow {
  month: string;
  /** When that begins; null once everybody was told. */
  due_at: number | null;
}
