import type { DividendMethod, DividendRounding } from './dividend-rules.ts';

/** The rows of the catalogue of products and of dividends; see `Tables` for what all tables have in common. */
export interface ProductTables {
  product: ProductRow;
  product_terms: ProductTermsRow;
  dividend_run: DividendRunRow;
  dividend: DividendRow;
}

/** What a member's account can be. */
export interface ProductRow {
  id: string;
  /** The official name of an account of it. */
  name: string;
  type: 'primary' | 'savings';
}

/** By what the accounts of a product earn, from a day on. A product without terms earns nothing. */
export interface ProductTermsRow {
  product_id: string;
  /** `YYYY-MM-DD` in the time zone of the credit union. */
  valid_from: string;
  /** A year, in hundredths of a percent. */
  rate: number;
  method: DividendMethod;
  minimum: number;
  rounding: DividendRounding;
}

/** A month whose dividends are paid when it is over, to all accounts. */
export interface DividendRunRow {
  /** `YYYY-MM` in the time zone of the credit union. */
  month: string;
  /** When that begins; null once all are paid. */
  due_at: number | null;
}

/** That an account's dividend of a month has been worked out and paid. Append-only. */
export interface DividendRow {
  membership_id: string;
  account_id: string;
  /** `YYYY-MM` */
  month: string;
  /** Null where the account had earned nothing. */
  posting_id: string | null;
}
