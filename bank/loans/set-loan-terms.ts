import { highestRate } from '#contract/loans/loan-terms.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { LoanProductRow, LoanTermsRow } from './loan-tables.ts';

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
