import { budgetLeast, budgetMost } from '#contract/budgets/budget-terms.ts';
import { budgetRefusals, type SpendingMonth } from '#contract/budgets/budgets.ts';
import { cents } from '#contract/money/cents.ts';
import { SpendingCategory, Category } from '#contract/transactions/transactions.ts';
import { expect, test } from 'vitest';
import {
  presentMonth,
  refuseBudget,
  averagedSpan,
  monthsToShow,
  spanOfMonth,
} from './budget-rules.ts';
import type { EpochMs } from '#contract/time/time.ts';

const month = '2026-03' as SpendingMonth;

test('R-D13 a budget has one refusal, for amounts out of bounds', () => {
  expect(Object.keys(budgetRefusals)).toEqual(['BUDGET_OUT_OF_BOUNDS']);
});

test.each([
  [budgetLeast - 1, true],
  [budgetLeast, false],
  [budgetMost, false],
  [budgetMost + 1, true],
  [0, true],
  [-budgetLeast, true],
])('R-D13 a budget of %i cents is refused: %s', (amount, refused) => {
  const refusal = refuseBudget({ category: 'Groceries', amount: cents(amount) });
  expect(refusal).toEqual(
    refused
      ? { code: 'BUDGET_OUT_OF_BOUNDS', data: { least: budgetLeast, most: budgetMost } }
      : null,
  );
});

test('R-D13 spending is listed under every category that takes money away from the member', () => {
  expect(
    Category.options.filter((name) => !SpendingCategory.options.includes(name as 'Wire')),
  ).toEqual(['Income', 'Refund', 'Investment', 'Internal Transfer', 'Investment Transfer']);
});

test('R-D13 a month adds up: what was spent, what came back, what was budgeted', () => {
  const shown = presentMonth({
    month,
    months: [month],
    spending: {
      byCategory: new Map([
        ['Groceries', 300_01],
        ['Dining', 50_00],
      ]),
      refunds: 59_00,
    },
    before: {
      spending: {
        byCategory: new Map([
          ['Groceries', 100_00],
          ['Cash', 1],
        ]),
        refunds: 0,
      },
      months: 3,
    },
    budgets: new Map([
      ['Groceries', 250_00],
      ['Shopping', 100_00],
    ]),
  });
  expect(shown).toMatchObject({
    spent: 350_01,
    refunds: 59_00,
    net: 291_01,
    budgeted: { budget: 350_00, spent: 300_01 },
  });
  expect(shown.categories).toHaveLength(SpendingCategory.options.length);
  const line = (name: string) => shown.categories.find(({ category }) => category === name);
  expect(line('Groceries')).toEqual({
    category: 'Groceries',
    spent: 300_01,
    budget: 250_00,
    average: 33_33,
  });
  expect(line('Cash')).toMatchObject({ spent: 0, budget: null, average: 0 });
});

test('R-D13 without a month before there is no average, and more refunds than spending are shown', () => {
  const shown = presentMonth({
    month,
    months: [month],
    spending: { byCategory: new Map(), refunds: 1_00 },
    before: null,
    budgets: new Map(),
  });
  expect(shown.net).toBe(-1_00);
  expect(shown.categories.every(({ average }) => average === null)).toBe(true);
});

const albany = 'America/New_York';
const at = (moment: string) => Date.parse(moment) as EpochMs;
const monthNamed = (name: string) => name as SpendingMonth;

test('R-D13 a month begins and ends with the days of the credit union, also where its clock changes', () => {
  expect(spanOfMonth(monthNamed('2026-03'), albany)).toEqual({
    from: at('2026-03-01T05:00:00Z'),
    before: at('2026-04-01T04:00:00Z'),
  });
});

test.each([
  ['a history of years', '2020-01-01T12:00:00Z', 24, '2024-05'],
  ['a history that began last month', '2026-03-31T12:00:00Z', 2, '2026-03'],
  ['a history that began today', '2026-04-30T12:00:00Z', 1, '2026-04'],
])('R-D13 with %s there are as many months to look at', (_, first, count, earliest) => {
  // In Albany it is still April.
  const months = monthsToShow(at('2026-05-01T03:59:00Z'), at(first), albany);
  expect(months).toHaveLength(count);
  expect(months[0]).toBe('2026-04');
  expect(months.at(-1)).toBe(earliest);
});

test('R-D13 without any history there is the present month', () => {
  expect(monthsToShow(at('2026-05-01T12:00:00Z'), null, albany)).toEqual(['2026-05']);
});

test.each([
  ['2025-06-10T12:00:00Z', 3, '2025-12-01T05:00:00Z'],
  ['2026-01-31T12:00:00Z', 2, '2026-01-01T05:00:00Z'],
  ['2026-02-28T12:00:00Z', 1, '2026-02-01T05:00:00Z'],
])('R-D13 with a history from %s on the average is of %i months', (first, months, from) => {
  expect(averagedSpan(monthNamed('2026-03'), at(first), albany)).toEqual({
    months,
    span: { from: at(from), before: at('2026-03-01T05:00:00Z') },
  });
});

test('R-D13 the first month of a history has no average', () => {
  expect(averagedSpan(monthNamed('2026-03'), at('2026-03-02T12:00:00Z'), albany)).toBeNull();
  expect(averagedSpan(monthNamed('2026-03'), null, albany)).toBeNull();
});
