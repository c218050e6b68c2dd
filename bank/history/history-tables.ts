/** The rows of what is kept beside the history, so that sums and searches need not read all of it. */
export interface HistoryTables {
  daily_sum: DailySumRow;
  search_phrase: SearchPhraseRow;
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
