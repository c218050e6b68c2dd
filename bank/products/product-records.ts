import type { LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { readCatalogue, termsOn } from '../dividends/product-records.ts';
import { isOffered, type OfferedProduct } from './opening-rules.ts';

/** The products on offer on a day: certificates after the others, the shorter terms first. */
export async function listOffered(db: Kysely<Tables>, today: LocalDate): Promise<OfferedProduct[]> {
  const products = await db
    .selectFrom('product')
    .select(['id', 'name', 'type', 'kind', 'term_months'])
    .orderBy('term_months')
    .orderBy('id', 'desc')
    .execute();
  const catalogue = await readCatalogue(db);
  return products
    .flatMap(({ id, name, type, kind, term_months: months }) => {
      const terms = termsOn(catalogue.get(id) ?? [], today);
      return isOffered(terms, months) ? [{ id, name, type, kind, months, terms }] : [];
    })
    .toSorted((one, other) => (one.months ?? 0) - (other.months ?? 0));
}

/** The accounts of a membership, closed ones too, with all their names. */
export async function listAllAccounts(db: Kysely<Tables>, membershipId: string) {
  return await db
    .selectFrom('account')
    .select(['handle', 'name', 'nickname', 'position', 'closed_at'])
    .where('membership_id', '=', membershipId)
    .orderBy('position')
    .execute();
}
