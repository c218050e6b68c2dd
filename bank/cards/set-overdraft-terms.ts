import type { OverdraftTerms } from '#contract/cards/overdraft.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankDependencies } from '../bank-context.ts';
import type { ProductRow } from '../dividends/product-tables.ts';

/** Overdraft terms as staff set them; a `most` of zero ends the service. */
export interface NewOverdraftTerms extends Omit<OverdraftTerms, 'most'> {
  readonly product: string;
  readonly from: LocalDate;
  readonly most: Cents;
}

/** Why the terms are refused, in the order of the checks. Nothing has changed then. */
export type OverdraftTermsFault =
  | 'no such product'
  | 'not a share draft product'
  | 'from is past'
  | 'amount out of range'
  | 'fees a day out of range';

/** A fee above $100.00 or a limit above $10,000.00 is taken for a typing error. */
const [feeMost, limitMost] = [cents(100_00), cents(10_000_00)];

const feesADayMost = 100;

/**
 * Checks terms that staff set. They begin today if the product has none, otherwise tomorrow, so that today's fee is the
 * one that members agreed to.
 */
export function refuseOverdraftTerms(
  { from, fee, most, feesADay }: NewOverdraftTerms,
  product: Pick<ProductRow, 'kind'> | undefined,
  first: string | undefined,
  today: LocalDate,
): OverdraftTermsFault | null {
  if (!product) return 'no such product';
  if (product.kind !== 'share-draft') return 'not a share draft product';
  const holdsToday = first !== undefined && first <= today;
  if (holdsToday ? from <= today : from < today) return 'from is past';
  if (fee < 0 || fee > feeMost || most < 0 || most > limitMost) return 'amount out of range';
  return feesADay < 1 || feesADay > feesADayMost ? 'fees a day out of range' : null;
}

/** Sets the terms from a day on and replaces terms of that day that have not begun. */
export async function setOverdraftTerms(
  bank: Pick<BankDependencies, 'store' | 'clock' | 'timeZone'>,
  terms: NewOverdraftTerms,
): Promise<OverdraftTermsFault | null> {
  return await bank.store.transact(async ({ trx }) => {
    const product = await trx
      .selectFrom('product')
      .select('kind')
      .where('id', '=', terms.product)
      .executeTakeFirst();
    const first = await trx
      .selectFrom('overdraft_terms')
      .select('valid_from')
      .where('product_id', '=', terms.product)
      .orderBy('valid_from')
      .executeTakeFirst();
    const today = localMoment(bank.clock.now(), bank.timeZone).date;
    const fault = refuseOverdraftTerms(terms, product, first?.valid_from, today);
    if (fault !== null) return fault;
    const values = { fee: terms.fee, most: terms.most, fees_a_day: terms.feesADay };
    await trx
      .insertInto('overdraft_terms')
      .values({ product_id: terms.product, valid_from: terms.from, ...values })
      .onConflict((conflict) => conflict.columns(['product_id', 'valid_from']).doUpdateSet(values))
      .execute();
    return null;
  });
}
