import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  convert,
  currencies,
  currencyDecimals,
  type CurrencyCode,
  rateBetween,
  type RatesPerDollar,
  writeAmountOf,
} from './exchange-terms.ts';

const sample: RatesPerDollar = {
  USD: 1_000_000,
  EUR: 920_000,
  GBP: 790_000,
  CAD: 1_350_000,
  JPY: 149_820_000,
};

const currency = fc.constantFrom(...currencies);
const rate = fc.integer({ min: 1, max: 1_000_000_000_000 });
const anyRates = fc.record({
  USD: fc.constant(1_000_000),
  EUR: rate,
  GBP: rate,
  CAD: rate,
  JPY: rate,
});

describe('conversion between currencies', () => {
  test.each([
    [100_00n, 'USD', 'EUR', '92.00'],
    [100_00n, 'USD', 'GBP', '79.00'],
    [100_00n, 'USD', 'CAD', '135.00'],
    [100_00n, 'USD', 'JPY', '14982'],
    [92_00n, 'EUR', 'USD', '100.00'],
    [100_00n, 'EUR', 'USD', '108.70'],
    [100_00n, 'GBP', 'EUR', '116.46'],
    [100_00n, 'CAD', 'GBP', '58.52'],
    [10_000n, 'JPY', 'USD', '66.75'],
    [10_000n, 'JPY', 'EUR', '61.41'],
    [1n, 'JPY', 'USD', '0.01'],
    [1n, 'USD', 'JPY', '1'],
    [0n, 'USD', 'EUR', '0.00'],
  ] as const)('R-D9 %s minor units of %s in %s are %s', (amount, from, to, text) => {
    expect(writeAmountOf(convert(amount, from, to, sample), to)).toBe(text);
  });

  test('R-D9 a half goes to the even neighbour', () => {
    const half: RatesPerDollar = { ...sample, EUR: 500_000 };
    const cents = [1n, 3n, 5n, 7n].map((amount) => convert(amount, 'USD', 'EUR', half));
    expect(cents).toEqual([0n, 2n, 2n, 4n]);
  });

  test('R-D9 a currency converted into itself is the same, at any rates', () => {
    fc.assert(
      fc.property(
        anyRates,
        currency,
        fc.bigInt({ min: 0n, max: 10n ** 14n }),
        (rates, code, amount) => {
          expect(convert(amount, code, code, rates)).toBe(amount);
        },
      ),
    );
  });

  test('R-D9 there and back differs at most by what rounding took, at any rates', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 14n });
    fc.assert(
      fc.property(anyRates, currency, currency, amounts, (rates, from, to, amount) => {
        const back = convert(convert(amount, from, to, rates), to, from, rates);
        const off = back > amount ? back - amount : amount - back;
        // Half a minor unit of the other currency, in this one, and half a minor unit of this one.
        const minor = (code: CurrencyCode) => 10 ** currencyDecimals[code];
        const worth = (rates[from] / rates[to]) * (minor(from) / minor(to));
        expect(Number(off)).toBeLessThanOrEqual(Math.ceil((worth / 2 + 0.5) * 1.000_001));
      }),
      { numRuns: 500 },
    );
  });

  test('R-E5 rates are written against the dollar as the specification has them', () => {
    const texts = currencies.map((code) => `1 USD = ${rateBetween('USD', code, sample)} ${code}`);
    expect(texts).toEqual([
      '1 USD = 1.00 USD',
      '1 USD = 0.92 EUR',
      '1 USD = 0.79 GBP',
      '1 USD = 1.35 CAD',
      '1 USD = 149.82 JPY',
    ]);
  });

  test.each([
    ['EUR', 'USD', '1.086957'],
    ['GBP', 'EUR', '1.164557'],
    ['JPY', 'USD', '0.006675'],
    ['CAD', 'USD', '0.740741'],
  ] as const)('R-E5 one %s in %s is written with six decimals', (from, to, text) => {
    expect(rateBetween(from, to, sample)).toBe(text);
  });

  test('R-D9 the yen has no decimals, and small amounts keep their zeros', () => {
    expect(writeAmountOf(5n, 'JPY')).toBe('5');
    expect(writeAmountOf(5n, 'EUR')).toBe('0.05');
    expect(writeAmountOf(0n, 'USD')).toBe('0.00');
  });
});
