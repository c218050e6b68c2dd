import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { DividendTerms } from './dividend-rules.ts';

/** Terms and the day from which they hold, until that of the next ones. */
interface DatedTerms extends DividendTerms {
  readonly validFrom: LocalDate;
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
  const dated = rows.map(({ product_id: product, valid_from: from, minimum, ...terms }) => ({
    product,
    terms: { ...terms, minimum: cents(minimum), validFrom: from as LocalDate },
  }));
  const byProduct = Map.groupBy(dated, ({ product }) => product);
  return new Map([...byProduct].map(([product, of]) => [product, of.map(({ terms }) => terms)]));
}

/** The terms that hold on a day; null before the first ones. */
export function termsOn(terms: TermsOfProduct, day: LocalDate): DividendTerms | null {
  return terms.find(({ validFrom }) => validFrom <= day) ?? null;
}
