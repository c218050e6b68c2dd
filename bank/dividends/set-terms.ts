import type { Cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankDependencies } from '../bank-context.ts';
import type { DividendMethod, DividendRounding } from './dividend-rules.ts';
import type { ProductRow } from './product-tables.ts';
import { type DatedTerms, readCatalogue } from './product-records.ts';

/** Terms of a product as staff set them. */
export interface NewTerms extends Omit<DatedTerms, 'validFrom'> {
  readonly product: string;
  readonly from: LocalDate;
  readonly rate: number;
  readonly method: DividendMethod;
  readonly minimum: Cents;
  readonly rounding: DividendRounding;
}

/** Why terms are not set, in the order in which it is checked. Nothing has changed then. */
export type TermsFault =
  | 'no such product'
  | 'from is past'
  | 'rate out of range'
  | 'certificate needs penalty and grace'
  | 'only a certificate has penalty and grace'
  | 'penalty too small'
  | 'certificate by daily balance'
  | 'opening below earning minimum';

/** 25% a year: a higher rate is a slip of the pen. */
const rateMost = 25_00;

/** An early withdrawal in the first six days costs at least so many days' dividends (12 CFR 204.2(c)(1)(i)). */
const penaltyDaysLeast = 7;

/**
 * Decides about terms that staff set. Terms hold from today on where the product had none, otherwise from tomorrow on: past
 * earnings of an account, and the terms of an account opened today, do not change afterwards.
 */
export function refuseTerms(
  terms: NewTerms,
  product: Pick<ProductRow, 'kind'> | undefined,
  existing: readonly Pick<DatedTerms, 'validFrom'>[],
  today: LocalDate,
): TermsFault | null {
  const { from, rate, method, penaltyDays, graceDays, openingMinimum, minimum } = terms;
  if (!product) return 'no such product';
  const holdsToday = existing.some(({ validFrom }) => validFrom <= today);
  if (holdsToday ? from <= today : from < today) return 'from is past';
  if (!Number.isSafeInteger(rate) || rate < 0 || rate > rateMost) return 'rate out of range';
  const isCertificate = product.kind === 'certificate';
  if (isCertificate && (penaltyDays === null || graceDays === null)) {
    return 'certificate needs penalty and grace';
  }
  if (!isCertificate && (penaltyDays !== null || graceDays !== null)) {
    return 'only a certificate has penalty and grace';
  }
  if (penaltyDays !== null && penaltyDays < penaltyDaysLeast) return 'penalty too small';
  if (isCertificate && method !== 'daily-balance') return 'certificate by daily balance';
  if (isCertificate && openingMinimum < minimum) return 'opening below earning minimum';
  return null;
}

type CatalogueBank = Pick<BankDependencies, 'store' | 'clock' | 'timeZone'>;

/** Sets the terms of a product from a day on. Terms of that day that have not begun are replaced. */
export async function setTerms(bank: CatalogueBank, terms: NewTerms): Promise<TermsFault | null> {
  return await bank.store.transact(async ({ trx }) => {
    const product = await trx
      .selectFrom('product')
      .select('kind')
      .where('id', '=', terms.product)
      .executeTakeFirst();
    const existing = (await readCatalogue(trx)).get(terms.product) ?? [];
    const today = localMoment(bank.clock.now(), bank.timeZone).date;
    const fault = refuseTerms(terms, product, existing, today);
    if (fault !== null) return fault;
    const values = {
      rate: terms.rate,
      method: terms.method,
      minimum: terms.minimum,
      rounding: terms.rounding,
      opening_minimum: terms.openingMinimum,
      offered: terms.offered ? 1 : 0,
      penalty_days: terms.penaltyDays,
      grace_days: terms.graceDays,
    };
    await trx
      .insertInto('product_terms')
      .values({ product_id: terms.product, valid_from: terms.from, ...values })
      .onConflict((conflict) => conflict.columns(['product_id', 'valid_from']).doUpdateSet(values))
      .execute();
    return null;
  });
}

/** A product with all its terms, as staff see it. */
export interface CatalogueEntry extends ProductRow {
  readonly terms: readonly DatedTerms[];
}

/** The whole catalogue. */
export async function listCatalogue({
  store,
}: Pick<BankDependencies, 'store'>): Promise<CatalogueEntry[]> {
  const products = await store.db
    .selectFrom('product')
    .selectAll()
    .orderBy('kind')
    .orderBy('term_months')
    .orderBy('id')
    .execute();
  const catalogue = await readCatalogue(store.db);
  return products.map((product) => ({ ...product, terms: catalogue.get(product.id) ?? [] }));
}

/** Adds a certificate of so many months to the catalogue; false where there is one. */
export async function addCertificateProduct(
  { store }: Pick<BankDependencies, 'store'>,
  { months, name }: { readonly months: number; readonly name: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await store.db
    .insertInto('product')
    .values({
      id: `certificate-${months}`,
      name,
      type: 'savings',
      kind: 'certificate',
      term_months: months,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return added === 1n;
}
