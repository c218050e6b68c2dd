import type { Cents } from '#contract/money/cents.ts';
import type { StatementMonth } from '#contract/statements/statements.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { addDays } from '../calendar/local-time.ts';
import type { Tables } from '../tables.ts';
import { dividendOf } from './dividend-rules.ts';
import { readCatalogue, type TermsOfProduct, termsOn } from './product-records.ts';

/** The terms by which an account earns. */
export interface EarningTerms {
  /** Of its product. */
  readonly terms: TermsOfProduct;
  /** Of a certificate: the first days of its terms, the earliest first. The terms of each are those of its first day. */
  readonly termStarts: readonly LocalDate[];
  /** The first day of the account. */
  readonly openedOn: LocalDate;
}

/**
 * The balances of the days on which there was an account: its dividend period begins when it does (12 CFR 707.7(a)), so that
 * the days of the month before count in no average.
 */
export function sinceOpening(
  openedOn: LocalDate,
  first: LocalDate,
  balances: readonly Cents[],
): { readonly first: LocalDate; readonly balances: readonly Cents[] } {
  let before = 0;
  while (balances[before] === 0 && addDays(first, before) < openedOn) before += 1;
  return { first: addDays(first, before), balances: balances.slice(before) };
}

/** The earnings of consecutive days. */
export function earnedBy(
  { terms, termStarts, openedOn }: EarningTerms,
  firstDay: LocalDate,
  days: readonly Cents[],
): Cents {
  const { first, balances } = sinceOpening(openedOn, firstDay, days);
  const agreedOn = (day: LocalDate) => termStarts.findLast((start) => start <= day) ?? day;
  return dividendOf(
    balances.map((balance, index) => ({
      balance,
      terms: termsOn(terms, agreedOn(addDays(first, index))),
    })),
  );
}

/**
 * The earnings of an account in a month, paid or not (12 CFR 707.6(b)(2)). Null where the terms do not tell them: in months
 * before the bank paid dividends by terms, and for an account that is of no product with terms.
 * @param balances At the end of each day of the month.
 */
export async function earnedInMonth(
  db: Kysely<Tables>,
  account: {
    readonly id: string;
    readonly product_id: string | null;
    readonly openedOn: LocalDate;
  },
  month: StatementMonth,
  balances: readonly Cents[],
): Promise<Cents | null> {
  const first = await db
    .selectFrom('dividend_run')
    .select(({ fn }) => fn.min('month').as('month'))
    .executeTakeFirst();
  const terms = (await readCatalogue(db)).get(account.product_id ?? '');
  if (!terms || !first?.month || first.month > month) {
    return null;
  }
  const starts = await db
    .selectFrom('certificate_term')
    .select('first_day')
    .where('account_id', '=', account.id)
    .orderBy('first_day')
    .execute();
  const termStarts = starts.map((start) => start.first_day as LocalDate);
  const { openedOn } = account;
  return earnedBy({ terms, termStarts, openedOn }, `${month}-01` as LocalDate, balances);
}
