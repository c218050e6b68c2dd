import type {
  Category,
  DateRange,
  TransactionFilter,
  filterRefusals,
} from '#contract/transactions/transactions.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { type RawBuilder, sql, type SelectQueryBuilder } from 'kysely';
import { addDays, addMonths, localMoment, startOfDay } from '../calendar/local-time.ts';
import type { Days } from '../history/daily-sums.ts';
import { foldText } from '#contract/text/typed-signs.ts';
import { idsSplitInto } from '../history/splits.ts';
import type { Tables } from '../tables.ts';
import { type SearchedWord, searchedWords } from './searched-days.ts';
import { spanishWordings } from '#contract/transactions/transaction-wording.ts';
import { csvWords } from './csv-words.ts';
import type { ORPCErrorConstructorMap } from '@orpc/server';
import type { BankContext } from '../bank-context.ts';
import { type Cents, cents } from '#contract/money/cents.ts';

/** The bank's kept form of its Spanish texts: descriptions, names of accounts, categories. All folded. */
const kept: readonly (readonly [kept: string, said: string])[] = [
  ...spanishWordings,
  ...Object.entries(csvWords.es.categories),
].map(([english, spanish]) => [foldText(english), foldText(spanish)] as const);

/**
 * The kept texts with the word in their Spanish form. The history is kept in one language, and searched in it; so no row,
 * new or old, is written for each language.
 */
function keptFor(word: string): string[] {
  const found = kept.flatMap(([english, spanish]) => (spanish.includes(word) ? [english] : []));
  return [...new Set(found)].filter((english) => !english.includes(word));
}

/** The day on which the range begins, by the calendar of the credit union (spec §9); null for everything. */
export function firstDayOf(range: DateRange, now: EpochMs, timeZone: string): LocalDate | null {
  const today = localMoment(now, timeZone).date;
  switch (range) {
    case '30days':
      return addDays(today, -30);
    case '90days':
      return addDays(today, -90);
    case '6months':
      return addMonths(today, -6);
    case '1year':
      return addMonths(today, -12);
    case 'all':
      return null;
  }
}

/** Whole days, and the stretch of time that they are, `before` not included; null at an end that is open. */
export interface Span {
  readonly days: Days;
  readonly from: EpochMs | null;
  readonly before: EpochMs | null;
}

/** The time of a filter, or its backwards bounds. */
type SpanDecision =
  | { readonly kind: 'backwards'; readonly of: 'days' | 'amounts' }
  | { readonly kind: 'span'; readonly span: Span };

/** Reads the days of the filter by the calendar of the credit union, or names its backwards bounds. */
export function decideSpan(
  { from, to, amountFrom, amountTo, range }: TransactionFilter,
  now: EpochMs,
  timeZone: string,
): SpanDecision {
  if (from !== undefined && to !== undefined && from > to) {
    return { kind: 'backwards', of: 'days' };
  }
  if (amountFrom !== undefined && amountTo !== undefined && amountFrom > amountTo) {
    return { kind: 'backwards', of: 'amounts' };
  }
  const ranged = from === undefined && to === undefined;
  const first = ranged ? firstDayOf(range, now, timeZone) : (from ?? null);
  const last = to ?? null;
  return {
    kind: 'span',
    span: {
      days: { first, last },
      from: first === null ? null : startOfDay(first, timeZone),
      before: last === null ? null : startOfDay(addDays(last, 1), timeZone),
    },
  };
}

/**
 * Narrows a query over the member's transactions to those under the filter (R-X1 to R-X3). A word is looked for in the
 * bank's texts and in the member's.
 */
export function applyFilter<Output>(
  query: SelectQueryBuilder<Tables, 'account_transaction' | 'account', Output>,
  membershipId: string,
  filter: TransactionFilter,
  span: Span,
): SelectQueryBuilder<Tables, 'account_transaction' | 'account', Output> {
  return query.where(areMeant(membershipId, filter, span));
}

/** Whether the filter asks for nothing but a time. */
export function meansAll(filter: TransactionFilter): boolean {
  const { type, account, category, status, amountFrom, amountTo } = filter;
  const narrowing = [account, category, status, amountFrom, amountTo];
  return (
    type === 'all' &&
    narrowing.every((wanted) => wanted === undefined) &&
    wordsOf(filter).length === 0
  );
}

/** The condition that a row of the member in `account_transaction` is one that the filter means. */
export function areMeant(
  membershipId: string,
  filter: TransactionFilter,
  span: Span,
): RawBuilder<boolean> {
  const { type, account, category, status, amountFrom, amountTo } = filter;
  const conditions: RawBuilder<unknown>[] = [];
  if (type !== 'all') {
    conditions.push(sql`account_transaction.type = ${type}`);
  }
  if (span.from !== null) {
    conditions.push(sql`account_transaction.at >= ${span.from}`);
  }
  if (span.before !== null) {
    conditions.push(sql`account_transaction.at < ${span.before}`);
  }
  if (account !== undefined) {
    conditions.push(sql`account_transaction.account_id = ${ofAccountNamed(membershipId, account)}`);
  }
  const categories = categoriesOf({ category });
  if (categories.length > 0) {
    conditions.push(
      sql`(account_transaction.category in (${sql.join(categories)})
        or account_transaction.id in ${idsSplitInto(membershipId, categories)})`,
    );
  }
  if (status !== undefined) {
    conditions.push(sql`account_transaction.status = ${status}`);
  }
  if (amountFrom !== undefined) {
    conditions.push(sql`account_transaction.amount >= ${amountFrom}`);
  }
  if (amountTo !== undefined) {
    conditions.push(sql`account_transaction.amount <= ${amountTo}`);
  }
  const isFound = (word: string) =>
    sql`(${standsIn(word, filter)} or account_transaction.id in ${idsNoted(membershipId, [word])}
      or account_transaction.account_id in ${accountsCalled(membershipId, word)})`;
  for (const { word, typed } of wordsOf(filter)) {
    const asTyped = sql.join(typed.map(isFound), sql` and `);
    conditions.push(typed.length === 0 ? isFound(word) : sql`(${isFound(word)} or (${asTyped}))`);
  }
  return conditions.length === 0 ? sql<boolean>`1 = 1` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** The categories that are asked for; none: all. */
export function categoriesOf({ category }: Pick<TransactionFilter, 'category'>): Category[] {
  return category === undefined ? [] : [category].flat();
}

/** Whether the bank's texts hold the word; a word with a sign is also an amount that went out or came in. */
function standsIn(word: string, filter: TransactionFilter): RawBuilder<boolean> {
  const written = holdsWord(sql.ref('account_transaction.search_text'), word, filter);
  const signed = signedAmountOf(word);
  if (signed === null) return written;
  const { type, from, to } = signed;
  return sql<boolean>`${written} or (account_transaction.type = ${type}
    and account_transaction.amount >= ${from} and account_transaction.amount <= ${to})`;
}

/** Of the rows in whose notes the member has written one of the words. */
export function idsNoted(membershipId: string, words: readonly string[]): RawBuilder<string> {
  const written = words.map((word) => sql`noted.search_text like ${patternOf(word)} escape '\\'`);
  return sql<string>`(select noted.transaction_id from transaction_note as noted
    where noted.membership_id = ${membershipId} and (${sql.join(written, sql` or `)}))`;
}

/** The keys of the accounts for which the member has a name with the word in it. */
export function accountsCalled(membershipId: string, word: string): RawBuilder<string> {
  return sql<string>`(select called.id from account as called
    where called.membership_id = ${membershipId}
      and called.nickname_search like ${patternOf(word)} escape '\\')`;
}

/** Whether a folded text holds the word, or its wording in the language of the filter holds it. */
export function holdsWord(
  text: RawBuilder<unknown>,
  word: string,
  { language }: Pick<TransactionFilter, 'language'>,
): RawBuilder<boolean> {
  const patterns = [word, ...(language === 'es' ? keptFor(word) : [])].map(
    (one) => sql`${text} like ${patternOf(one)} escape '\\'`,
  );
  return sql<boolean>`(${sql.join(patterns, sql` or `)})`;
}

/** The searched words, folded; every word must be found. */
export function wordsOf(
  filter: Pick<TransactionFilter, 'search' | 'language'>,
): readonly SearchedWord[] {
  return searchedWords(foldText(filter.search), filter);
}

function patternOf(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/** The key of the member's account; none where they have no such account. */
export function ofAccountNamed(membershipId: string, handle: string): RawBuilder<string> {
  return sql<string>`(select owned.id from account as owned
    where owned.membership_id = ${membershipId} and owned.handle = ${handle})`;
}

/** The span of time that a filter means now; a refusal where it ends before it begins. */
export function spanOf(
  { clock, timeZone }: Pick<BankContext, 'clock' | 'timeZone'>,
  filter: TransactionFilter,
  errors: ORPCErrorConstructorMap<typeof filterRefusals>,
): Span {
  const decision = decideSpan(filter, clock.now(), timeZone);
  if (decision.kind === 'backwards') {
    throw errors.RANGE_BACKWARDS({ data: { of: decision.of } });
  }
  return decision.span;
}

/** Which way an amount went, and from how much to how much it may be. */
interface SignedAmount {
  readonly type: 'credit' | 'debit';
  readonly from: Cents;
  readonly to: Cents;
}

/** A sign in its typed form or as the portal writes it (U+2212), with a dollar sign before or after it or none. */
const signedAmount =
  /^(?:\$(?<late>[-+\u2212])|(?<early>[-+\u2212])\$?)(?<dollars>\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(?<rest>\d{0,2}))?$/;

/**
 * The amount that a searched word with a sign means: `-1,500` is what went out with 1,500 dollars and any cents,
 * `+12.5` what came in with 12.50 to 12.59. Null where the word is none.
 */
export function signedAmountOf(word: string): SignedAmount | null {
  const { early, late, dollars = '', rest = '' } = signedAmount.exec(word)?.groups ?? {};
  const sign = early ?? late;
  if (sign === undefined) return null;
  const whole = Number(dollars.replaceAll(',', '')) * 100;
  return {
    type: sign === '+' ? 'credit' : 'debit',
    from: cents(whole + Number(rest.padEnd(2, '0'))),
    to: cents(whole + Number(rest.padEnd(2, '9'))),
  };
}
