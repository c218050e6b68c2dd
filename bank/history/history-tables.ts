/** The rows of the history, and of what is kept beside it so that sums and searches need not read all of it. */
export interface HistoryTables {
  account_transaction: AccountTransactionRow;
  daily_sum: DailySumRow;
  search_phrase: SearchPhraseRow;
  payee_rule: PayeeRuleRow;
  filed_transaction: FiledTransactionRow;
  split_part: SplitPartRow;
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

/** What a member files everything of one payee under, in one direction. */
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

/** What one account of a member moved on one day in one category. */
export interface DailySumRow {
  membership_id: string;
  /** `YYYY-MM-DD` in the time zone of the credit union. */
  day: string;
  account_id: string;
  category: string;
  /** Credits that count, and what they add up to. */
  credits: number;
  money_in: number;
  /** Debits that count, and what they add up to. */
  debits: number;
  money_out: number;
  /** Those that failed or were cancelled: rows, but no money. */
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
  /** In lower case, one part a line. */
  text: string;
}
