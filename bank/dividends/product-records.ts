import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { isInList, listOf } from '../database/bulk-insert.ts';
import type { BankStore } from '../ports.ts';
import type { Tables } from '../tables.ts';
import type { DividendTerms } from './dividend-rules.ts';
import type { AccountType } from '#contract/accounts/accounts.ts';
import type { ProductKind } from '#contract/products/product-terms.ts';
import type { ProductRow } from './product-tables.ts';

/** Terms and the day from which they hold, until that of the next ones. */
export interface DatedTerms extends DividendTerms {
  readonly validFrom: LocalDate;
  /** The least opening deposit of an account. */
  readonly openingMinimum: Cents;
  /** Whether members open one themselves. */
  readonly offered: boolean;
  /** Of a certificate: so many days' dividends are the penalty of an early withdrawal. */
  readonly penaltyDays: number | null;
  /** Of a certificate: for so many days after it has renewed, it can be withdrawn without a penalty. */
  readonly graceDays: number | null;
}

/** The terms of a product, the latest first. */
export type TermsOfProduct = readonly DatedTerms[];

/** All terms of the catalogue, by product. */
export async function readCatalogue(
  db: Kysely<Tables>,
): Promise<ReadonlyMap<string, TermsOfProduct>> {
  const rows = await db
    .selectFrom('product_terms')
    .selectAll()
    .orderBy('valid_from', 'desc')
    .execute();
  const dated = rows.map((row) => ({
    product: row.product_id,
    terms: {
      validFrom: row.valid_from as LocalDate,
      rate: row.rate,
      method: row.method,
      minimum: cents(row.minimum),
      rounding: row.rounding,
      openingMinimum: cents(row.opening_minimum),
      offered: row.offered === 1,
      penaltyDays: row.penalty_days,
      graceDays: row.grace_days,
    },
  }));
  const byProduct = Map.groupBy(dated, ({ product }) => product);
  return new Map([...byProduct].map(([product, of]) => [product, of.map(({ terms }) => terms)]));
}

/** The terms that hold on a day; null before the first ones. */
export function termsOn(terms: TermsOfProduct, day: LocalDate): DatedTerms | null {
  return terms.find(({ validFrom }) => validFrom <= day) ?? null;
}

/** The first days of the terms of certificates among these accounts, the earliest first, by account. */
export async function readTermStarts(
  { db, engine }: Pick<BankStore, 'db' | 'engine'>,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, readonly LocalDate[]>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom('certificate_term')
    .select(['account_id', 'first_day'])
    .where(isInList({ engine }, 'account_id', listOf(accounts)))
    .orderBy('first_day')
    .execute();
  const byAccount = Map.groupBy(rows, (row) => row.account_id);
  return new Map(
    [...byAccount].map(([account, terms]) => [
      account,
      terms.map((term) => term.first_day as LocalDate),
    ]),
  );
}

const types = {
  'share-draft': 'primary',
  'share-savings': 'savings',
  'money-market': 'money-market',
  certificate: 'certificate',
} as const satisfies Readonly<Record<ProductKind, AccountType>>;

/** The type of an account: that of its product, or where it has none, the type under which it was opened. */
export function accountTypeOf(kind: ProductKind | null, openedAs: string): AccountType {
  if (kind !== null) return types[kind];
  return openedAs === 'savings' ? 'savings' : 'primary';
}

const noTerm = { term_months: null } as const;

/**
 * The products that every database has at first. They earn nothing, and no member can open one, before the credit union has
 * set their terms.
 */
export const standardProducts = {
  checking: {
    id: 'share-draft',
    name: 'Everyday Checking',
    type: 'primary',
    kind: 'share-draft',
    ...noTerm,
  },
  savings: {
    id: 'share-savings',
    name: 'Regular Savings',
    type: 'savings',
    kind: 'share-savings',
    ...noTerm,
  },
  moneyMarket: {
    id: 'money-market',
    name: 'Money Market Savings',
    type: 'savings',
    kind: 'money-market',
    ...noTerm,
  },
  sixMonths: certificateOf(6),
  twelveMonths: certificateOf(12),
  twentyFourMonths: certificateOf(24),
} as const satisfies Readonly<Record<string, ProductRow>>;

function certificateOf(months: number) {
  return {
    id: `certificate-${months}`,
    name: `${months}-Month Certificate`,
    type: 'savings',
    kind: 'certificate',
    term_months: months,
  } as const;
}
