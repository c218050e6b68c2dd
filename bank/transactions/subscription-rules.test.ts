import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import { expect, test } from 'vitest';
import { type Charge, subscriptionsOf } from './subscription-rules.ts';

const today = '2026-03-15' as LocalDate;

function charges(
  description: string,
  category: Category | null,
  ...paid: [string, number][]
): Charge[] {
  return paid.map(([day, amount]) => ({
    description,
    category,
    amount: cents(amount),
    day: day as LocalDate,
    transaction: null,
  }));
}

const film = (...amounts: number[]) =>
  charges(
    'Lumen Films',
    'Subscriptions',
    ...amounts.map((amount, index): [string, number] => [
      `2026-0${3 - amounts.length + 1 + index}-10`,
      amount,
    ]),
  );

test.each<[string, Charge[], object[]]>([
  [
    'three months of one price',
    film(9_99, 9_99, 9_99),
    [
      {
        name: 'Lumen Films',
        rhythm: 'monthly',
        amount: 9_99,
        next: '2026-04-10',
        changed: null,
        isTrial: false,
      },
    ],
  ],
  [
    'a price that rose',
    film(9_99, 9_99, 11_99),
    [
      {
        amount: 11_99,
        changed: { before: 9_99, on: '2026-03-10' },
        payments: [
          { day: '2026-03-10', amount: 11_99 },
          { day: '2026-02-10', amount: 9_99 },
          { day: '2026-01-10', amount: 9_99 },
        ],
      },
    ],
  ],
  ['prices that always differ', film(9_00, 10_00, 11_00), [{ changed: null }]],
  ['two months', film(9_99, 9_99), []],
  ['something else each time', film(9_99, 90_00, 9_99), []],
  [
    'what has ended',
    charges(
      'Old Gym',
      'Health',
      ['2025-10-10', 30_00],
      ['2025-11-10', 30_00],
      ['2025-12-10', 30_00],
    ),
    [],
  ],
  [
    'a yearly fee',
    charges('Domain', 'Subscriptions', ['2025-03-10', 15_00], ['2026-03-12', 15_00]),
    [{ rhythm: 'yearly', next: '2027-03-12' }],
  ],
  [
    'a trial that ends',
    charges('Lumen Films', 'Subscriptions', ['2026-03-01', 1_00]),
    [{ isTrial: true, next: '2026-04-01' }],
  ],
  ['a trial that is long over', charges('Lumen Films', 'Subscriptions', ['2026-01-01', 1_00]), []],
  [
    'what is called a trial',
    charges('Papyrus News, trial', null, ['2026-03-01', 1_00]),
    [{ isTrial: true, category: null }],
  ],
  ['a coffee for a dollar', charges('Cafe', 'Dining', ['2026-03-01', 1_00]), []],
  [
    'every week',
    charges('Cafe', 'Dining', ['2026-02-22', 5_00], ['2026-03-01', 5_00], ['2026-03-08', 5_00]),
    [],
  ],
])('of %s', (_, given, found) => {
  expect(subscriptionsOf(given, today)).toMatchObject(found);
  expect(subscriptionsOf(given, today)).toHaveLength(found.length);
});
