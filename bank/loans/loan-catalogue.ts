import { type Cents, cents } from '#contract/money/cents.ts';
import type { LoanProduct } from '#contract/loans/loan-applications.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { LoanProductRow, LoanTermsRow } from './loan-tables.ts';
import { type Loan, dueUntil, nextPayment } from './loan-bills.ts';
import { owedOn, paymentEntry, splitPayment, standingAfter } from './loan-rules.ts';
import { highestRate } from '#contract/loans/loan-terms.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';

/** A loan product, with terms that hold on a day. */
export interface LentProduct {
  readonly product: LoanProductRow;
  readonly terms: LoanTermsRow;
}

/** The products that are lent on a day, in their order. */
export async function listLent(db: Kysely<Tables>, day: LocalDate): Promise<LentProduct[]> {
  const [products, terms] = await Promise.all([
    db.selectFrom('loan_product').selectAll().orderBy('position').execute(),
    db
      .selectFrom('loan_terms')
      .selectAll()
      .where('valid_from', '<=', day)
      .orderBy('valid_from', 'desc')
      .execute(),
  ]);
  return products.flatMap((product) => {
    const current = terms.find(({ product_id: id }) => id === product.id);
    return current ? [{ product, terms: current }] : [];
  });
}

/** The product that is lent on a day under that key; undefined where it is not. */
export async function findLent(
  db: Kysely<Tables>,
  id: string,
  day: LocalDate,
): Promise<LentProduct | undefined> {
  return (await listLent(db, day)).find(({ product }) => product.id === id);
}

/** A product by the terms of a day on which they began, which an offer or a loan keeps. */
export async function getLent(
  db: Kysely<Tables>,
  id: string,
  termsFrom: string,
): Promise<LentProduct> {
  const product = await db
    .selectFrom('loan_product')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const terms = await db
    .selectFrom('loan_terms')
    .selectAll()
    .where('product_id', '=', id)
    .where('valid_from', '=', termsFrom)
    .executeTakeFirstOrThrow();
  return { product, terms };
}

export function presentProduct({ product, terms }: LentProduct): LoanProduct {
  return {
    id: product.id,
    name: product.name,
    form: product.form,
    rate: terms.rate,
    least: cents(terms.least),
    most: cents(terms.most),
    monthsLeast: terms.months_least,
    monthsMost: terms.months_most,
  };
}

/** A payment that lies ahead, if each is made on its day. Payment = interest + principal + fees. */
export interface ScheduledPayment {
  readonly day: LocalDate;
  readonly payment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  readonly fees: Cents;
  /** The principal that is left. */
  readonly balance: Cents;
}

/**
 * The payments that pay a loan off, if each is made on its day from today on: the last leaves nothing. Of a line of credit
 * only the payment that has been asked for is known.
 */
export function scheduleOf(loan: Loan, today: LocalDate): ScheduledPayment[] {
  const rows: ScheduledPayment[] = [];
  let ahead = loan;
  for (;;) {
    const day = rows.at(-1)?.day ?? today;
    const next = nextPayment(ahead, day);
    if (next === null) return rows;
    const owed = owedOn(ahead.agreement, ahead.standing, next.day);
    const split = splitPayment(owed, dueUntil(ahead, next.day, next.day), next.amount);
    const entry = paymentEntry(owed, split, next.day);
    rows.push({ day: next.day, payment: next.amount, ...split, balance: entry.principalAfter });
    ahead = afterEntry(ahead, entry);
    if (loan.agreement.form === 'line') return rows;
  }
}

function afterEntry(loan: Loan, entry: Loan['entries'][number]): Loan {
  return {
    ...loan,
    entries: [...loan.entries, entry],
    standing: standingAfter(loan.standing, entry),
  };
}

/** Why terms are refused, in the order in which it is checked. */
export type LoanTermsFault =
  | 'no such product'
  | 'from is past'
  | 'rate out of range'
  | 'amounts out of order'
  | 'months of a loan'
  | 'months of a line';

/** Staff set the terms by which a product is lent from a day on. Offers and loans that were made keep theirs. Null where it is done. */
export async function setLoanTerms(
  { store, clock, timeZone }: Pick<BankContext, 'store' | 'clock' | 'timeZone'>,
  terms: LoanTermsRow,
): Promise<LoanTermsFault | null> {
  const today = localMoment(clock.now(), timeZone).date;
  return await store.transact(async ({ trx }) => {
    const product = await trx
      .selectFrom('loan_product')
      .selectAll()
      .where('id', '=', terms.product_id)
      .executeTakeFirst();
    const last = await trx
      .selectFrom('loan_terms')
      .select('valid_from')
      .where('product_id', '=', terms.product_id)
      .orderBy('valid_from', 'desc')
      .executeTakeFirst();
    const fault = faultOf(terms, product, { today, last: last?.valid_from ?? null });
    if (fault === null) await trx.insertInto('loan_terms').values(terms).execute();
    return fault;
  });
}

function faultOf(
  terms: LoanTermsRow,
  product: LoanProductRow | undefined,
  { today, last }: { readonly today: string; readonly last: string | null },
): LoanTermsFault | null {
  if (!product) return 'no such product';
  // Offers of today refer to the terms of today.
  const isPast = last === null ? terms.valid_from < today : terms.valid_from <= today;
  if (isPast || terms.valid_from === last) return 'from is past';
  if (terms.rate < 0 || terms.rate > highestRate) return 'rate out of range';
  if (terms.least <= 0 || terms.most < terms.least) return 'amounts out of order';
  const months = [terms.months_least, terms.months_most] as const;
  if (product.form === 'line') return months.some((count) => count > 0) ? 'months of a line' : null;
  const areYears = months.every((count) => count > 0 && count % 12 === 0);
  return areYears && months[0] <= months[1] ? null : 'months of a loan';
}
