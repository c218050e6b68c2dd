/** The rows of statements; see `Tables` for what all tables have in common. */
export interface StatementTables {
  statement: StatementRow;
  statement_run: StatementRunRow;
  former_holder: FormerHolderRow;
  tax_form: TaxFormRow;
  tax_form_run: StatementRunRow;
}

/** What the statement of an account says of a month that is over. Append-only. */
export interface StatementRow {
  account_id: string;
  /** `YYYY-MM` in the time zone of the credit union. */
  month: string;
  written_at: number;
  /** JSON of a `KeptStatement`. */
  content: string;
}

/** What was paid to a membership in a year that is over, for taxes. Append-only. */
export interface TaxFormRow {
  membership_id: string;
  /** `YYYY` */
  year: string;
  written_at: number;
  /** JSON of a `KeptTaxForm`; null where so little was paid that there is no form. */
  content: string | null;
}

/** A month whose statements are written when it is over, for all accounts. */
export interface StatementRunRow {
  month: string;
  /** When that begins; null once every statement is written. */
  due_at: number | null;
}

/** Who a member was, and where they lived, until they changed it. Append-only. */
export interface FormerHolderRow {
  person_id: string;
  /** When it was changed. */
  until: number;
  name: string;
  street: string;
  unit: string;
  city: string;
  /** Two letters. */
  state: string;
  zip: string;
}
