/** The rows of disputes, and of members' notes about their transactions. */
export interface DisputeTables {
  dispute: DisputeRow;
  transaction_note: TransactionNoteRow;
}

/** A transaction that the member says is wrong. */
export interface DisputeRow {
  id: string;
  membership_id: string;
  transaction_id: string;
  /** The account that the disputed money left, or another that was credited because that one had been closed. */
  account_id: string;
  reason:
    | 'not-mine'
    | 'wrong-amount'
    | 'charged-twice'
    | 'not-received'
    | 'returned-no-refund'
    | 'other';
  story: string;
  amount: number;
  status: 'open' | 'credited' | 'resolved-for' | 'resolved-against' | 'withdrawn';
  opened_at: number;
  /** `YYYY-MM-DD`: the member is credited on this day, and by that one it is decided. */
  credit_day: string;
  decide_day: string;
  /** When the bank acts by itself next; null where nothing lies ahead. */
  due_at: number | null;
  credited_at: number | null;
  credit_posting_id: string | null;
  /** When it was decided or withdrawn. */
  ended_at: number | null;
  /** In the words of the staff who decided. */
  explanation: string | null;
  /** `YYYY-MM-DD`: a credit that was not deserved leaves the account again. */
  take_back_day: string | null;
  taken_back_at: number | null;
  take_back_posting_id: string | null;
}

/** A member's note and tags on a transaction. There is no row without either. */
export interface TransactionNoteRow {
  transaction_id: string;
  membership_id: string;
  note: string;
  /** JSON: a list of texts. */
  tags: string;
  /** Both as search looks at them: in lower case, in lines. */
  search_text: string;
}
