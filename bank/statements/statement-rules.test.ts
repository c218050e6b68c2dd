import { cents } from '#contract/money/cents.ts';
import type { EpochMs } from '#contract/time/time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feesOf, monthFigures, type PostedEntry } from './statement-rules.ts';

const entry = (at: number, amount: number, reversal = false): PostedEntry => ({
  at: at as EpochMs,
  amount: cents(amount),
  reversal,
});

test('R-D8 a month has its entries, what came in and went out, and the balances at both ends', () => {
  const posted = [entry(10, 20), entry(15, -8), entry(17, 8, true), entry(19, -1)];
  expect(monthFigures(cents(1_005), posted)).toEqual({
    opening: 1_005,
    moneyIn: 28,
    moneyOut: 9,
    takenBack: { moneyIn: 8, moneyOut: 0 },
    closing: 1_024,
    entries: [
      { at: 10, amount: 20, balance: 1_025, reversal: false },
      { at: 15, amount: -8, balance: 1_017, reversal: false },
      { at: 17, amount: 8, balance: 1_025, reversal: true },
      { at: 19, amount: -1, balance: 1_024, reversal: false },
    ],
  });
});

test('R-D8 a month in which nothing happened closes with what it opened with', () => {
  expect(monthFigures(cents(7), [])).toEqual({
    opening: 7,
    moneyIn: 0,
    moneyOut: 0,
    takenBack: { moneyIn: 0, moneyOut: 0 },
    closing: 7,
    entries: [],
  });
});

test('R-D8 whatever happened: opening + entries = closing, and in - out is the difference', () => {
  const amounts = fc.array(
    fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), amounts, (opening, posted) => {
      const figures = monthFigures(
        cents(opening),
        posted.map((amount, at) => entry(at, amount)),
      );
      const total = posted.reduce((sum, amount) => sum + amount, 0);
      expect(figures.closing).toBe(opening + total);
      expect(figures.moneyIn - figures.moneyOut).toBe(total);
      expect(figures.entries.at(-1)?.balance ?? opening).toBe(figures.closing);
    }),
  );
});

test('R-D8 fees are told by what they are called, less what was given back', () => {
  const fee = (description: string, amount: number) => ({ description, fee: cents(amount) });
  const charged = [fee('Wire', 25_00), fee('Box', 60_00), fee('Gym', 0), fee('Wire', -5_00)];
  expect(feesOf(charged, cents(140_00))).toEqual({
    items: [
      { description: 'Box', amount: 60_00 },
      { description: 'Wire', amount: 20_00 },
    ],
    inMonth: 80_00,
    inYear: 140_00,
  });
});
