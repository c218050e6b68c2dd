import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addDays, addMonths } from '../calendar/local-time.ts';
import { dividendOf } from '../dividends/dividend-rules.ts';
import { type DatedTerms, type TermsOfProduct, termsOn } from '../dividends/product-records.ts';

/** The terms of a certificate, and when it can be withdrawn without a penalty. */
export interface AgreedTerms {
  /** Of the product on the first day of the certificate's term. */
  readonly terms: DatedTerms;
  /** The last such day; null where there is none. */
  readonly graceUntil: LocalDate | null;
}

/** The day on which a term that begins on that day ends. */
export function maturityOf(first: LocalDate, months: number): LocalDate {
  return addMonths(first, months);
}

/**
 * The terms of a certificate on a day. The grace days are those that its last term promised: a renewal, which its holder
 * may not have wanted, can be undone in them.
 * @param starts The first days of its terms, the earliest first.
 */
export function agreedTerms(
  product: TermsOfProduct,
  starts: readonly LocalDate[],
  today: LocalDate,
): AgreedTerms {
  const [start, before] = [starts.at(-1), starts.at(-2)];
  const terms = start === undefined ? null : termsOn(product, start);
  if (terms === null) {
    throw new Error('A certificate has a term, and its product has terms on the first day of it');
  }
  const graceDays = before === undefined ? null : (termsOn(product, before)?.graceDays ?? null);
  const last =
    graceDays === null || graceDays === 0 ? null : addDays(start as LocalDate, graceDays - 1);
  return { terms, graceUntil: last !== null && today <= last ? last : null };
}

/**
 * The penalty of an early withdrawal: the dividends of so many days on the certificate's balance, whether it has earned
 * them or not, and never more than that balance.
 */
export function penaltyOf(balance: Cents, { terms, graceUntil }: AgreedTerms): Cents {
  if (graceUntil !== null) return cents(0);
  const day = { balance, terms: { ...terms, minimum: cents(0) } };
  const penalty = dividendOf(Array.from({ length: terms.penaltyDays ?? 0 }, () => day));
  return cents(Math.min(penalty, balance));
}
