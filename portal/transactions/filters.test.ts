import { describe, expect, test } from 'vitest';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { TransactionFilter } from '#contract/transactions/transactions.ts';
import {
  askedFor,
  changedTo,
  type FilterName,
  type Filters,
  filtersFor,
  filtersOn,
  isTyping,
  noFilters,
  readSearch,
  rowsAs,
  searchMaxLength,
  without,
  withRange,
  withSearch,
} from './filters.ts';

const all: Filters = {
  type: 'credit',
  range: '1year',
  isWidened: false,
  from: '',
  to: '',
  account: 'savings' as AccountId,
  category: ['Income'],
  status: 'completed',
  amountFrom: '10',
  amountTo: ' 1,250.5 ',
  search: ' rent ',
};
const today = '2026-03-15' as LocalDate;
const january: Partial<Filters> = { range: 'custom', from: '2026-01-01', to: '2026-01-31' };

describe('The filters say what is on', () => {
  test.each<[Partial<Filters>, FilterName[]]>([
    [{}, []],
    [{ search: '   ' }, []],
    [{ search: 'rent' }, ['search']],
    [{ type: 'debit' }, ['type']],
    [{ range: 'all' }, ['range']],
    [{ account: all.account }, ['account']],
    [{ category: ['Zelle'] }, ['category']],
    [{ status: 'pending' }, ['status']],
    [{ amountFrom: '5' }, ['amount']],
    [{ amountTo: '5' }, ['amount']],
    [{ amountTo: '  ' }, []],
    [january, ['range']],
    [all, ['search', 'type', 'account', 'category', 'status', 'amount', 'range']],
  ])('%o', (changes, on) => {
    expect(filtersOn({ ...noFilters, ...changes })).toEqual(on);
  });

  test('one can be taken away, and the others stay', () => {
    const names = filtersOn(all);
    for (const name of names) {
      expect(filtersOn(without(all, name))).toEqual(names.filter((other) => other !== name));
    }
  });

  test('a choice changes nothing but itself, though a search has come meanwhile', () => {
    const now = { ...noFilters, search: 'rent' };
    const chosen = { ...noFilters, category: all.category };
    expect(changedTo(now, noFilters, chosen)).toEqual({ ...now, category: all.category });
    expect(changedTo(all, all, noFilters)).toEqual(noFilters);
  });

  test('a custom range goes away with its days', () => {
    expect(without({ ...noFilters, ...january }, 'range')).toEqual(noFilters);
    expect(withRange({ ...noFilters, ...january }, '90days', today)).toEqual({
      ...noFilters,
      range: '90days',
    });
  });

  test('R-X2 a custom range begins as the last 30 days, which were shown before', () => {
    expect(withRange(noFilters, 'custom', today)).toEqual({
      ...noFilters,
      range: 'custom',
      from: '2026-02-13',
      to: '2026-03-15',
    });
  });

  test.each<[Partial<Filters>, Partial<Filters>, boolean]>([
    [{}, { search: 'r' }, false],
    [{ amountFrom: '1' }, { amountFrom: '' }, false],
    [{}, { amountFrom: '1' }, true],
    [{}, { amountTo: '1' }, true],
    [{}, { type: 'debit' }, false],
    [{}, { type: 'debit', amountTo: '1' }, false],
    [{}, {}, true],
  ])('from %o to %o by typing: %s', (before, now, typing) => {
    expect(isTyping({ ...noFilters, ...before }, { ...noFilters, ...now })).toBe(typing);
  });
});

describe('R-X2 The history begins with the last 30 days', () => {
  test('of the account that the member came from', () => {
    expect(filtersFor({ account: 'savings' })).toEqual({ ...noFilters, account: 'savings' });
  });

  test.each([null, 'savings', 7, [], {}, { account: 7 }, { account: null }])(
    'none after %o',
    (detail) => {
      expect(filtersFor(detail)).toBeNull();
    },
  );
});

describe('R-X1 R-X2 R-X3 What the bank is asked for', () => {
  test('by default is the last 30 days of everything, which is its own default', () => {
    expect(TransactionFilter.parse(askedFor(noFilters))).toEqual(TransactionFilter.parse({}));
  });

  test('is what the filters say', () => {
    expect(askedFor(all)).toEqual({
      type: 'credit',
      range: '1year',
      account: 'savings',
      category: ['Income'],
      status: 'completed',
      amountFrom: 10_00,
      amountTo: 1_250_50,
      search: 'rent',
    });
  });

  test('the rows behind a figure are those that the history then shows', () => {
    const rows: Filters = { ...noFilters, ...january, type: 'debit', category: ['Zelle', 'Wire'] };
    expect(filtersFor(rowsAs(rows))).toEqual(rows);
  });

  test('a custom range is its two days', () => {
    expect(askedFor({ ...noFilters, ...january })).toEqual({
      type: 'all',
      range: 'all',
      from: '2026-01-01',
      to: '2026-01-31',
      search: '',
    });
  });

  test('the longest search is one that the bank accepts', () => {
    const longest = askedFor({ ...noFilters, search: 'x'.repeat(searchMaxLength) });
    expect(TransactionFilter.safeParse(longest).success).toBe(true);
  });
});

describe('R-X2 R-X3 a search', () => {
  test('of the usual days goes through all history until it ends', () => {
    const searched = withSearch(withSearch(noFilters, 'ol'), 'olive');
    expect(searched).toMatchObject({ range: 'all', search: 'olive' });
    expect(filtersOn(searched)).toEqual(['search', 'range']);
    expect(withSearch(searched, ' ')).toEqual({ ...noFilters, search: ' ' });
  });

  test('leaves a range that was chosen', () => {
    const quarter = withRange(noFilters, '90days', today);
    expect(withSearch(quarter, 'olive').range).toBe('90days');
    const everything = withRange(noFilters, 'all', today);
    expect(withSearch(withSearch(everything, 'olive'), '').range).toBe('all');
    const chosenWhileSearching = withRange(withSearch(noFilters, 'olive'), '30days', today);
    expect(withSearch(chosenWhileSearching, 'olive & ash').range).toBe('30days');
  });

  test('in everyday words is its filters, and the words that are left', () => {
    const said = withSearch(noFilters, 'olive last month over $20');
    expect(readSearch(said, today)).toEqual({
      ...noFilters,
      search: 'olive',
      range: 'custom',
      from: '2026-02-01',
      to: '2026-02-28',
      amountFrom: '20',
    });
    expect(askedFor(readSearch(withSearch(noFilters, 'groceries last month'), today))).toEqual({
      type: 'all',
      search: '',
      range: 'all',
      from: '2026-02-01',
      to: '2026-02-28',
      category: ['Groceries'],
    });
  });

  test('for words alone is as it was typed', () => {
    const plain = withSearch(noFilters, ' zelle ');
    expect(readSearch(plain, today)).toBe(plain);
  });
});
