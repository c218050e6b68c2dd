import type { Cents } from '#contract/money/cents.ts';
import type { StatementMonth } from '#contract/statements/statements.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { addDays } from '../calendar/local-time.ts';
import type { Tables } from '../database/tables.ts';
import { dividendOf } from './dividend-rules.ts';
import { readCatalogue, type TermsOfProduct, termsOn } from './product-records.ts';

/** What days one after the other earned by the terms of a product. */
export function earnedBy(
  terms: TermsOfProduct,
  first: LocalDate,
  balances: readonly Cents[],
): Cents {
  return dividendOf(
    balances.map((balance, index) => ({ balance, terms: termsOn(terms, addDays(first, index)) })),
  );
}

/**
 * What an account earned in a month, paid or not (12 CFR 707.6(b)(2)). Null where that is not known from the terms: in months
 * before the bank paid dividends by them, and of an account that is of no product with terms.
 * @param balances At the end of each day of the month.
 */
export async function earnedInMonth(
  db: Kysely<Tables>,
  product: string | null,
  month: StatementMonth,
  balances: readonly Cents[],
): Promise<Cents | null> {
  const first = await db
    .selectFrom('dividend_run')
    .select(({ fn }) => fn.min('month').as('month'))
    .executeTakeFirst();
  const terms = (await readCatalogue(db)).get(product ?? '');
  return terms && first?.month && first.month <= month
    ? earnedBy(terms, `${month}-01` as LocalDate, balances)
    : null;
}
