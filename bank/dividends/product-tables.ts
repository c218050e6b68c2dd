import type { AtMaturity, ProductKind } from '#contract/products/product-terms.ts';
import type { Generated } from 'kysely';
import type { DividendMethod, DividendRounding } from './dividend-rules.ts';

/** The rows of the catalogue of products and of dividends; see `Tables` for the conventions of all tables. */
export interface ProductTables {
  product: ProductRow;
  product_terms: ProductTermsRow;
  dividend_run: DividendRunRow;
  dividend: DividendRow;
  certificate: CertificateRow;
  certificate_term: CertificateTermRow;
}

/** The products of members' accounts. */
export interface ProductRow {
  id: string;
  /** The official name of an account of it. */
  name: string;
  type: 'primary' | 'savings';
  kind: ProductKind;
  /** Of a certificate: how long its term is. */
  term_months: number | null;
}

/**
 * The terms of a product's accounts from a day on. A product without terms earns nothing, and no account of it is opened.
 */
export interface ProductTermsRow {
  product_id: string;
  /** `YYYY-MM-DD` in the time zone of the credit union. */
  valid_from: string;
  /** A yearly rate, in hundredths of a percent. */
  rate: number;
  method: DividendMethod;
  minimum: number;
  rounding: DividendRounding;
  /** The least opening deposit of an account. */
  opening_minimum: Generated<number>;
  /** Whether members open one themselves: 1 or 0. */
  offered: Generated<number>;
  /** Of a certificate: so many days' dividends are the penalty of an early withdrawal. */
  penalty_days: Generated<number | null>;
  /** Of a certificate: for so many days after it has renewed, it can be withdrawn without a penalty. */
  grace_days: Generated<number | null>;
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

/** The terms of a certificate. Each term begins with the end of the term before. */
export interface CertificateRow {
  membership_id: string;
  account_id: string;
  /** When it matures; null once it is closed. */
  due_at: number | null;
  at_maturity: AtMaturity;
  /** The account to which it is moved then. */
  move_to: string | null;
}

/** A term of a certificate. It earns by the terms of its product on its first day. Append-only. */
export interface CertificateTermRow {
  membership_id: string;
  account_id: string;
  /** `YYYY-MM-DD` */
  first_day: string;
  matures_on: string;
}
