import { cents } from '#contract/cents.ts';
import type { EpochMs } from '#contract/time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthFigures, type PostedEntry } from './statement-rules.ts';

const entry = (at: number, amount: number): PostedEntry => ({
  at: at as EpochMs,
  amount: cents(amount),
});
const span = (from: number, before: number) => ({
  from: from as EpochMs,
  before: before as EpochMs,
});

test('R-D8 a month has its entries, what came in and went out, and the balances at both ends', () => {
  const stretch = [entry(9, 5), entry(10, 20), entry(15, -8), entry(19, -1), entry(20, 100)];
  expect(monthFigures(cents(1_000), stretch, span(10, 20))).toEqual({
    opening: 1_005,
    moneyIn: 20,
    moneyOut: 9,
    closing: 1_016,
    entries: [
      { at: 10, amount: 20, balance: 1_025 },
      { at: 15, amount: -8, balance: 1_017 },
      { at: 19, amount: -1, balance: 1_016 },
    ],
  });
});

test('R-D8 a month in which nothing happened closes with what it opened with', () => {
  expect(monthFigures(cents(7), [], span(10, 20))).toEqual({
    opening: 7,
    moneyIn: 0,
    moneyOut: 0,
    closing: 7,
    entries: [],
  });
});

test('R-D8 what two processes recorded in another order counts in the month of its time', () => {
  const stretch = [entry(21, 1), entry(19, 2), entry(18, 4)];
  expect(monthFigures(cents(0), stretch, span(10, 20))).toMatchObject({
    opening: 0,
    closing: 6,
    entries: [{ at: 18 }, { at: 19 }],
  });
  expect(monthFigures(cents(0), stretch, span(20, 30))).toMatchObject({ opening: 6, closing: 7 });
});

test('R-D8 whatever happened: opening + entries = closing, which is the next opening', () => {
  const entries = fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 59 }).map((at) => at as EpochMs),
      amount: fc
        .integer({ min: -1_000_000, max: 1_000_000 })
        .filter((amount) => amount !== 0)
        .map(cents),
    }),
  );
  fc.assert(
    fc.property(entries, (stretch) => {
      const total = stretch.reduce((sum, { amount }) => sum + amount, 0);
      let expected = 0;
      for (let from = 0; from < 60; from += 10) {
        const figures = monthFigures(cents(0), stretch, span(from, from + 10));
        expect(figures.opening).toBe(expected);
        expect(figures.opening + figures.moneyIn - figures.moneyOut).toBe(figures.closing);
        expect(figures.entries.at(-1)?.balance ?? figures.opening).toBe(figures.closing);
        expected = figures.closing;
      }
      expect(expected).toBe(total);
    }),
  );
});
