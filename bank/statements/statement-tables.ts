/** The rows of statements; see `Tables` for the common rules of all tables. */
export interface StatementTables {
  statement: StatementRow;
  statement_run: StatementRunRow;
  former_holder: FormerHolderRow;
  tax_form: TaxFormRow;
  tax_form_run: StatementRunRow;
}

/** The content of an account's statement for a past month. Append-only. */
export interface StatementRow {
  account_id: string;
  /** `YYYY-MM` in the time zone of the credit union. */
  month: string;
  written_at: number;
  /** JSON of a `KeptStatement`. */
  content: string;
}

/** A membership's payments in a past year, for taxes. Append-only. */
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

/** A member's name and address until they changed. Append-only. */
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
