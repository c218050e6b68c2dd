import type { AccountId } from '#contract/text/ids.ts';
import { addDays } from '#contract/time/days.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type {
  Category,
  DateRange,
  TransactionFilter,
  TransactionStatus,
  TypeFilter,
} from '#contract/transactions/transactions.ts';
import { readAmount, writeAmount } from '#contract/text/typed-amount.ts';
import { askedInWords } from '#contract/transactions/asked-in-words.ts';
import type { Detail } from '../navigation/tabs.ts';
import type { Language } from '../language/language.ts';

/** The bank searches for at most so many characters. */
export const searchMaxLength = 100;

/** The values of the controls above the history. */
export interface Filters {
  readonly type: TypeFilter;
  /** `custom`: from `from` to `to`. */
  readonly range: DateRange | 'custom';
  /** Whether the range is all history because of the search alone. */
  readonly isWidened: boolean;
  /** The first and the last day of a custom range, as their fields have them; empty without one. */
  readonly from: string;
  readonly to: string;
  /** Null: all accounts, statuses. */
  readonly account: AccountId | null;
  /** None: all. */
  readonly category: readonly Category[];
  readonly status: TransactionStatus | null;
  /** As they were typed; empty: any amount. */
  readonly amountFrom: string;
  readonly amountTo: string;
  /** As it was typed. */
  readonly search: string;
}

/** R-X2: the last 30 days of everything. */
export const noFilters: Filters = {
  type: 'all',
  range: '30days',
  isWidened: false,
  from: '',
  to: '',
  account: null,
  category: [],
  status: null,
  amountFrom: '',
  amountTo: '',
  search: '',
};

/**
 * The filters that the member came for: those of an account, such as `{ account: 'savings' }`, of a search in everything,
 * `{ search: 'gas' }`, or of the rows behind a figure (`rowsAs`); null without a wish.
 */
export function filtersFor(detail: Detail): Filters | null {
  if (typeof detail !== 'object' || detail === null) return null;
  if ('account' in detail && typeof detail.account === 'string') {
    return { ...noFilters, account: detail.account as AccountId };
  }
  if ('category' in detail && typeof detail.category === 'string') {
    return { ...noFilters, category: [detail.category as Category] };
  }
  if ('rows' in detail) return { ...noFilters, ...(detail.rows as Partial<Filters>) };
  if ('search' in detail && typeof detail.search === 'string') {
    return withSearch(noFilters, detail.search.slice(0, searchMaxLength));
  }
  return null;
}

/** The detail that `filtersFor` turns into these filters: to be handed to the history as the detail of its place. */
export function rowsAs(filters: Filters): Detail {
  const { type, range, from, to, account, category, search } = filters;
  return { rows: { type, range, from, to, account, category: [...category], search } };
}

/** The filters with another range. A custom one begins as the 30 days up to today, to be changed. */
export function withRange(filters: Filters, range: Filters['range'], today: LocalDate): Filters {
  return range === 'custom'
    ? { ...filters, range, isWidened: false, from: addDays(today, -30), to: today }
    : { ...filters, range, isWidened: false, from: '', to: '' };
}

/** The filters with another search: one that begins in the usual days goes through all history until it ends. */
export function withSearch(filters: Filters, search: string): Filters {
  const isSearch = search.trim() !== '';
  if (isSearch && filters.search.trim() === '' && filters.range === noFilters.range) {
    return { ...filters, search, range: 'all', isWidened: true };
  }
  return !isSearch && filters.isWidened
    ? { ...filters, search, range: noFilters.range, isWidened: false }
    : { ...filters, search };
}

/** The filters that a search in everyday words means, with the words that are left to search for (`askedInWords`). */
export function readSearch(filters: Filters, today: LocalDate): Filters {
  const asked = askedInWords(filters.search, today);
  if (asked === null) return filters;
  const { rest, category, period, amountFrom, amountTo } = asked;
  const isLimited = amountFrom !== null || amountTo !== null;
  return {
    ...filters,
    search: rest,
    ...(category !== null && { category: [category] }),
    ...(period !== null && { range: 'custom', isWidened: false, from: period.from, to: period.to }),
    ...(isLimited && {
      amountFrom: amountFrom === null ? '' : writeAmount(amountFrom),
      amountTo: amountTo === null ? '' : writeAmount(amountTo),
    }),
  };
}

const partsOf = {
  search: ['search'],
  type: ['type'],
  account: ['account'],
  category: ['category'],
  status: ['status'],
  amount: ['amountFrom', 'amountTo'],
  range: ['range', 'from', 'to', 'isWidened'],
} as const satisfies Record<string, readonly (keyof Filters)[]>;
export type FilterName = keyof typeof partsOf;

/** Which filters are on, in the order of their controls. */
export function filtersOn(filters: Filters): readonly FilterName[] {
  return (Object.keys(partsOf) as FilterName[]).filter((name) =>
    partsOf[name].some((part) => bare(filters[part]) !== bare(noFilters[part])),
  );
}

/** The filters without one of them. */
export function without(filters: Filters, name: FilterName): Filters {
  const cleared = partsOf[name].map((part) => [part, noFilters[part]]);
  return { ...filters, ...(Object.fromEntries(cleared) as Partial<Filters>) };
}

/** The bank's filter for filters without a problem; a search in the language that it is typed in. */
export function askedFor(filters: Filters, language: Language = 'en'): TransactionFilter {
  const { type, range, account, category, status, search } = filters;
  const amountFrom = readAmount(filters.amountFrom);
  const amountTo = readAmount(filters.amountTo);
  return {
    type,
    search: search.trim(),
    ...(search.trim() !== '' && language !== 'en' && { language }),
    ...(range === 'custom'
      ? { range: 'all', from: filters.from as LocalDate, to: filters.to as LocalDate }
      : { range }),
    ...(account !== null && { account }),
    ...(category.length > 0 && { category: [...category] }),
    ...(status !== null && { status }),
    ...(amountFrom.kind === 'amount' && { amountFrom: amountFrom.cents }),
    ...(amountTo.kind === 'amount' && { amountTo: amountTo.cents }),
  };
}

/** The present filters with the differences between the shown filters and those chosen from them. */
export function changedTo(now: Filters, shown: Filters, chosen: Filters): Filters {
  const parts = Object.entries(chosen).filter(
    ([key, value]) => value !== shown[key as keyof Filters],
  );
  return { ...now, ...(Object.fromEntries(parts) as Partial<Filters>) };
}

const typedParts = ['amountFrom', 'amountTo'] as const satisfies (keyof Filters)[];

/** Whether these filters came to be those by typing amounts. Clearing a field is no typing; the search box waits for itself. */
export function isTyping(before: Filters, now: Filters): boolean {
  const changed = (Object.keys(now) as (keyof Filters)[]).filter((key) => now[key] !== before[key]);
  return changed.every((key) => typedParts.some((part) => part === key) && now[key] !== '');
}

function bare(value: string | boolean | null | readonly string[]): string | null {
  return value === null ? null : String(value).trim();
}
