import type { DateRange, TransactionFilter } from '#contract/transactions.ts';
import type { EpochMs } from '#contract/time.ts';
import { sql, type SelectQueryBuilder } from 'kysely';
import { addDays, addMonths, localMoment, startOfDay } from '../calendar/local-time.ts';
import type { Tables } from '../tables.ts';

/** When the range begins, by the calendar of the credit union (spec §9); null for everything. */
export function rangeStart(range: DateRange, now: EpochMs, timeZone: string): EpochMs | null {
  const today = localMoment(now, timeZone).date;
  switch (range) {
    case '30days':
      return startOfDay(addDays(today, -30), timeZone);
    case '90days':
      return startOfDay(addDays(today, -90), timeZone);
    case '6months':
      return startOfDay(addMonths(today, -6), timeZone);
    case '1year':
      return startOfDay(addMonths(today, -12), timeZone);
    case 'all':
      return null;
  }
}

/** A stretch of time, `before` not included; null at an end that is open. */
export interface Span {
  readonly from: EpochMs | null;
  readonly before: EpochMs | null;
}

/** The time that a filter means, or what is backwards in it. */
export type SpanDecision =
  | { readonly kind: 'backwards'; readonly of: 'days' | 'amounts' }
  | { readonly kind: 'span'; readonly span: Span };

/** Reads the days of the filter by the calendar of the credit union, or says what is backwards in it. */
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
  const span =
    from === undefined && to === undefined
      ? { from: rangeStart(range, now, timeZone), before: null }
      : {
          from: from === undefined ? null : startOfDay(from, timeZone),
          before: to === undefined ? null : startOfDay(addDays(to, 1), timeZone),
        };
  return { kind: 'span', span };
}

/**
 * Narrows a query over the member's transactions to those that the filter means (R-X1 to R-X3). A word is looked
 * for in what the bank wrote and in what the member did.
 */
export function applyFilter<Output>(
  query: SelectQueryBuilder<Tables, 'account_transaction' | 'account', Output>,
  memberId: string,
  filter: TransactionFilter,
  { from, before }: Span,
): SelectQueryBuilder<Tables, 'account_transaction' | 'account', Output> {
  const { account, category, status, amountFrom, amountTo } = filter;
  let narrowed = query;
  if (filter.type !== 'all') {
    narrowed = narrowed.where('account_transaction.type', '=', filter.type);
  }
  if (from !== null) {
    narrowed = narrowed.where('account_transaction.at', '>=', from);
  }
  if (before !== null) {
    narrowed = narrowed.where('account_transaction.at', '<', before);
  }
  if (account !== undefined) {
    narrowed = narrowed.where('account.handle', '=', account);
  }
  if (category !== undefined) {
    narrowed = narrowed.where('account_transaction.category', '=', category);
  }
  if (status !== undefined) {
    narrowed = narrowed.where('account_transaction.status', '=', status);
  }
  if (amountFrom !== undefined) {
    narrowed = narrowed.where('account_transaction.amount', '>=', amountFrom);
  }
  if (amountTo !== undefined) {
    narrowed = narrowed.where('account_transaction.amount', '<=', amountTo);
  }
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  for (const word of words) {
    const pattern = `%${escapeLike(word)}%`;
    narrowed =
      narrowed.where(sql<boolean>`(account_transaction.search_text like ${pattern} escape '\\'
      or account_transaction.id in (select noted.transaction_id from transaction_note as noted
        where noted.member_id = ${memberId} and noted.search_text like ${pattern} escape '\\'))`);
  }
  return narrowed;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}
