import type { FundPriceRow, FundPurchaseRow, FundRow } from './portfolio-tables.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { portfolioOf, sharesOf, unitsFor, valueOf } from './portfolio-rules.ts';

const funds: readonly FundRow[] = [
  { id: 'growth-fund', name: 'Growth Fund', position: 0 },
  { id: 'bonds', name: 'Bonds', position: 1 },
];

let keys = 0;

function purchase(fund: string, day: string, units: number, cost: number): FundPurchaseRow {
  keys += 1;
  return {
    id: `key ${keys}`,
    membership_id: 'member',
    fund_id: fund,
    day,
    units,
    cost,
    posting_id: null,
  };
}

function price(fund: string, day: string, dollars: number): FundPriceRow {
  return { fund_id: fund, day, price: dollars * 10_000, origin: 'published' };
}

test.each([
  [10_000, 10_000, 1_00],
  [1, 10_000, 0],
  [50, 10_000, 0],
  [150, 10_000, 2],
  [151, 10_000, 2],
  [123_4567, 41_2345, 5_090_68],
])(
  'R-D12 %i ten-thousandths of a unit at %i of a dollar are worth %i cents',
  (units, of, cents) => {
    expect(valueOf(units, of)).toBe(cents);
  },
);

test('R-D12 the units that an amount buys are worth that amount, but for rounding', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 9 }),
      fc.integer({ min: 1, max: 10 ** 7 }),
      (cost, of) => {
        const worth = valueOf(unitsFor(cost, of), of);
        expect(Math.abs(worth - cost)).toBeLessThanOrEqual(Math.ceil(of / 2_000_000 + 0.5));
      },
    ),
  );
});

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[7], [100]],
  [
    [995, 5],
    [100, 0],
  ],
  [[], []],
])('R-D12 of the values %j the shares in percent are %j', (values, shares) => {
  expect(sharesOf(values)).toEqual(shares);
});

test('R-D12 shares add up to 100 percent, and each is within one of its exact value', () => {
  const values = fc.array(fc.integer({ min: 0, max: 10 ** 13 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(values, (parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);
      fc.pre(whole > 0);
      const shares = sharesOf(parts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      for (const [index, share] of shares.entries()) {
        expect(Math.abs(share - ((parts[index] ?? 0) / whole) * 100)).toBeLessThan(1.000_001);
      }
    }),
  );
});

test('R-D12 a portfolio adds up its holdings at the newest prices, and says what was gained', () => {
  const found = portfolioOf({
    funds,
    purchases: [
      purchase('growth-fund', '2026-01-10', 10_0000, 400_00),
      purchase('growth-fund', '2026-02-10', 5_0000, 250_00),
      purchase('bonds', '2026-02-10', 20_0000, 500_00),
    ],
    prices: [
      price('growth-fund', '2026-01-30', 45),
      price('bonds', '2026-01-30', 25),
      price('growth-fund', '2026-02-27', 50),
      price('bonds', '2026-02-27', 24),
    ],
  });
  expect(found).toMatchObject({
    total: 1_230_00,
    cost: 1_150_00,
    gain: 80_00,
    pricesOf: '2026-02-27',
    origin: 'published',
    holdings: [
      { name: 'Growth Fund', units: 15_0000, value: 750_00, cost: 650_00, gain: 100_00, share: 61 },
      { name: 'Bonds', units: 20_0000, value: 480_00, cost: 500_00, gain: -20_00, share: 39 },
    ],
  });
  expect(found.history).toEqual([
    { day: '2026-01-31', value: 450_00, cost: 400_00 },
    { day: '2026-02-27', value: 1_230_00, cost: 1_150_00 },
  ]);
});

test('R-D12 the value over time ends on the day of the newest prices, after twelve month ends', () => {
  const days = Array.from({ length: 30 }, (_, month) =>
    new Date(Date.UTC(2024, month + 1, 0)).toISOString().slice(0, 10),
  );
  const { history } = portfolioOf({
    funds,
    purchases: [purchase('bonds', '2024-01-31', 1_0000, 10_00)],
    prices: [...days, '2026-07-15'].map((day, index) => price('bonds', day, 10 + index)),
  });
  expect(history).toHaveLength(13);
  expect(history[0]?.day).toBe('2025-07-31');
  expect(history.at(-1)).toEqual({ day: '2026-07-15', value: 40_00, cost: 10_00 });
});

test('R-D12 anyone who has invested nothing has an empty portfolio', () => {
  expect(portfolioOf({ funds: [], purchases: [], prices: [] })).toEqual({
    total: 0,
    cost: 0,
    gain: 0,
    holdings: [],
    history: [],
    pricesOf: null,
    origin: 'published',
  });
});
