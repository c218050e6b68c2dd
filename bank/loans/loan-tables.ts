/**
 * The rows of the catalogue of loans, of applications and of the loans' own ledger; see `Tables` for the conventions of all
 * tables.
 */
export interface LoanTables {
  loan_product: LoanProductRow;
  loan_terms: LoanTermsRow;
  loan_application: LoanApplicationRow;
  loan: LoanRow;
  loan_entry: LoanEntryRow;
  loan_skip: LoanSkipRow;
}

/** The rounding of half a cent of interest: it goes up, or to the even cent. */
export type LoanRounding = 'half-up' | 'half-even';

/**
 * `proceeds`: the loan was paid out; of a line of credit a draw. `payment`: interest first. `principal`: on the principal
 * alone. `late-fee`: a payment was late.
 */
export type LoanEntryKind = 'proceeds' | 'payment' | 'principal' | 'late-fee';

/** The loan products of the credit union. */
export interface LoanProductRow {
  id: string;
  name: string;
  form: 'instalment' | 'line';
  /** In the order in which members see them. */
  position: number;
}

/** How the credit union lends it, from a day on. A product without terms is not lent. */
export interface LoanTermsRow {
  product_id: string;
  /** `YYYY-MM-DD` in the time zone of the credit union. */
  valid_from: string;
  /** A yearly rate, in hundredths of a percent. */
  rate: number;
  least: number;
  most: number;
  /** Whole years; 0 for a line of credit. */
  months_least: number;
  months_most: number;
  grace_days: number;
  late_fee: number;
  skips_per_year: number;
  /**
   * Of a line of credit: the share of the balance asked for each month, in hundredths of a percent, and the least payment.
   */
  minimum_share: number;
  minimum_payment: number;
  rounding: LoanRounding;
}

/** A member's loan application, from the first step that was saved to the answer. */
export interface LoanApplicationRow {
  membership_id: string;
  id: string;
  /** The applicant. */
  person_id: string;
  product_id: string;
  amount: number;
  /** Null for a line of credit. */
  months: number | null;
  purpose: string;
  /** The member's income and housing cost, a month; null until the member has stated them. */
  income: number | null;
  housing: number | null;
  status: 'draft' | 'submitted' | 'offered' | 'declined' | 'withdrawn' | 'signed';
  saved_at: number;
  submitted_at: number | null;
  /** When the bank decides by itself; null where staff decide, or it is decided. */
  due_at: number | null;
  decided_at: number | null;
  /** The reason of the decision, for the member. */
  reason: string | null;
  /** Until when the offer holds, and the day of the terms under which it was made. */
  offered_until: string | null;
  terms_from: string | null;
  signature: string | null;
  loan_id: string | null;
}

/** A loan as it was signed. The amount owed on it is in its entries alone. */
export interface LoanRow {
  membership_id: string;
  id: string;
  product_id: string;
  /** The day of the terms under which it was signed. */
  terms_from: string;
  amount: number;
  months: number | null;
  payment: number | null;
  /** `YYYY-MM-DD` */
  opened_on: string;
  /** From which payments are taken by themselves on their day; null: from none. */
  autopay_account_id: string | null;
  /** When it is looked at next: a payment may be near, due or late. Null once it is closed. */
  due_at: number | null;
  /** The last due day of which the member was reminded, and for which taking the payment has failed. */
  reminded_for: string | null;
  failed_for: string | null;
  closed_at: number | null;
}

/**
 * The ledger of a loan. All of them together equal the bank's account of loans to members: each entry is of one posting,
 * with a leg there of the amount that the entry adds to principal and fees. Append-only.
 */
export interface LoanEntryRow {
  membership_id: string;
  loan_id: string;
  /** From 1, without a gap. */
  sequence: number;
  posting_id: string;
  kind: LoanEntryKind;
  at: number;
  /** `YYYY-MM-DD` */
  day: string;
  principal: number;
  interest: number;
  fee: number;
  principal_after: number;
  interest_after: number;
  fee_after: number;
  /** Of a late fee: the due day of the payment that was late. */
  due_day: string | null;
}

/** A payment that the member skips. Append-only. */
export interface LoanSkipRow {
  membership_id: string;
  loan_id: string;
  /** `YYYY-MM-DD` */
  due_day: string;
  at: number;
}
