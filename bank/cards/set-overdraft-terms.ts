import type { OverdraftTerms } from '#contract/cards/overdraft.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankDependencies } from '../database/bank-context.ts';
import type { ProductRow } from '../dividends/product-tables.ts';

/** Terms of overdrafts as staff set them; a `most` of zero ends the service. */
export interface NewOverdraftTerms extends Omit<OverdraftTerms, 'most'> {
  readonly product: string;
  readonly from: LocalDate;
  readonly most: Cents;
}

/** Why terms are not set, in the order in which it is checked. Nothing has changed then. */
export type OverdraftTermsFault =
  | 'no such product'
  | 'not a share draft product'
  | 'from is past'
  | 'amount out of range'
  | 'fees a day out of range';

/** A fee above $100.00, or a limit above $10,000.00, is a slip of the pen. */
const [feeMost, limitMost] = [cents(100_00), cents(10_000_00)];

const feesADayMost = 100;

/**
 * Decides about terms that staff set. They hold from today on where the product had none, otherwise from tomorrow on: what
 * somebody has agreed to today costs today what they have read.
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

/** Sets the terms from a day on. Terms of that day that have not begun are replaced. */
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
